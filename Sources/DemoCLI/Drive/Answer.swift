import RouterCore

/// What is answered to a command: one line of JSON.
struct Answer: Encodable {
    let command: String
    let line: Int
    let outcome: String
    let refusal: Refusal?
    let state: StateAnswer
    var events: EventLog?
    var screen: ScreenAnswer?
    var lost: [LostAnswer]?

    private enum CodingKeys: CodingKey {
        case command, line, outcome, reason, detail, state, events, screen, lost
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(command, forKey: .command)
        try container.encode(line, forKey: .line)
        try container.encode(outcome, forKey: .outcome)
        // `null` where there is none: a script finds the keys in every answer.
        try container.encode(refusal?.reason, forKey: .reason)
        try container.encode(refusal?.detail, forKey: .detail)
        try container.encode(state, forKey: .state)
        try container.encodeIfPresent(events, forKey: .events)
        try container.encodeIfPresent(screen, forKey: .screen)
        try container.encodeIfPresent(lost, forKey: .lost)
    }
}

/// Something that was saved and could not be restored.
struct LostAnswer: Encodable {
    let key: String
    let reason: String

    init(_ lost: RestoreReport.Lost) {
        key = lost.key ?? ""
        // A redirect is one of the ways in which a guard denies.
        if case .redirected = lost.reason { reason = "denied" } else { reason = lost.reason.word }
    }
}

/// What is answered to a line that was not understood.
struct ErrorAnswer: Encodable {
    let line: Int
    let error: String
}
