/// How many events there have been, and what the last one was.
struct EventLog: Encodable {
    /// One event: a request and what became of it.
    struct Event: Encodable {
        /// Its place among the events, from 1.
        var number = 0
        /// The line that led to it.
        var command = ""
        let verb: String
        let outcome: String
        let reason: String?
        /// What was asked for, as its link, or nil if that was no route.
        var route: String?
        /// The links of what went, topmost first, and of what came.
        var removed: [String] = []
        var inserted: [String] = []

        private enum CodingKeys: CodingKey {
            case number, command, verb, outcome, reason, route, removed, inserted
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(number, forKey: .number)
            try container.encode(command, forKey: .command)
            try container.encode(verb, forKey: .verb)
            try container.encode(outcome, forKey: .outcome)
            try container.encode(reason, forKey: .reason)
            try container.encode(route, forKey: .route)
            try container.encode(removed, forKey: .removed)
            try container.encode(inserted, forKey: .inserted)
        }
    }

    private(set) var count = 0
    private(set) var last: Event?

    mutating func append(_ event: Event, from command: String) {
        count += 1
        var event = event
        event.number = count
        event.command = command
        last = event
    }

    private enum CodingKeys: CodingKey {
        case count, last
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(count, forKey: .count)
        try container.encode(last, forKey: .last)
    }
}
