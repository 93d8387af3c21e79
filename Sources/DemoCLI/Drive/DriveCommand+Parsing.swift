import RouterCore

extension DriveCommand {
    /// Understands a line that is neither blank nor a comment.
    ///
    /// - Throws: The first thing in it that is not understood.
    init(_ line: Substring) throws(Unintelligible) {
        var words = Words(line)
        let verb = try DriveVerb(of: words)
        if let step = try DriveStep(verb, &words) {
            self = .step(step)
        } else {
            try self.init(verb, &words)
        }
        try words.end()
    }

    private init(_ verb: DriveVerb, _ words: inout Words) throws(Unintelligible) {
        switch verb {
        case .pushUnder:
            self = .pushUnder(try words.next("a PATH"), ifCovered: try words.coverPolicy())
        case .pushGone: self = .pushGone(try words.next("a PATH"))
        case .tap: self = .tap(try words.number("N", from: 1))
        case .open: self = .open(try words.next("a URL"))
        case .systemBack: self = .systemBack(try words.number("COUNT", from: 1, default: 1))
        case .systemDismiss: self = .systemDismiss
        case .systemAgain: self = .systemAgain
        case .systemLater: self = .systemLater(try words.number("COUNT", from: 1, default: 1))
        case .finish: self = .finish(try Self.value(words.takeAll()))
        case .signIn: self = .signIn(try words.number("ID", from: .min))
        case .signOut: self = .signOut
        case .lock: self = .lock
        case .refresh: self = .refresh
        case .save: self = .save(try words.next("a FILE"))
        case .load: self = .load(try words.next("a FILE"))
        case .batch: self = .batch(try Self.steps(words.takeAll()))
        case .state: self = .state
        case .screen: self = .screen
        case .events: self = .events
        case .push, .pushFrom, .back, .root, .popTo, .replace, .dismiss, .dismissAll, .tab:
            throw .unknownVerb(verb.rawValue)  // a step, which was understood before
        }
    }

    private static func value(_ text: Substring) throws(Unintelligible) -> JSONValue? {
        if text.isEmpty { return nil }
        guard let value = JSONValue(json: text) else { throw .notJSON(String(text)) }
        return value
    }

    private static func steps(_ text: Substring) throws(Unintelligible) -> [DriveStep<String>] {
        var steps: [DriveStep<String>] = []
        for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            var words = Words(Substring(part))
            guard !words.verb.isEmpty else { throw .emptyStep }
            let verb = try DriveVerb(of: words)
            guard let step = try DriveStep(verb, &words) else { throw .notInABatch(verb) }
            try words.end()
            steps.append(step)
        }
        return steps
    }
}

extension DriveStep<String> {
    /// Understands the words of a step, or returns nil when the command is none.
    fileprivate init?(_ verb: DriveVerb, _ words: inout Words) throws(Unintelligible) {
        switch verb {
        case .push:
            self = .push(
                try words.next("a PATH"), as: try words.choice(of: [Presentation.stack, .sheet, .cover]))
        case .pushFrom:
            self = .pushFrom(
                depth: try words.number("N", from: 0), try words.next("a PATH"),
                ifCovered: try words.coverPolicy())
        case .back: self = .back(try words.number("COUNT", from: 1, default: 1))
        case .root: self = .root
        case .popTo: self = .popTo(try words.next("a PATH"))
        case .replace: self = .replace(try words.next("a PATH"))
        case .dismiss: self = .dismiss
        case .dismissAll: self = .dismissAll
        case .tab: self = .tab(try words.next("an ID"))
        default: return nil
        }
    }
}

extension DriveVerb {
    fileprivate init(of words: Words) throws(Unintelligible) {
        guard let verb = DriveVerb(rawValue: words.verb) else { throw .unknownVerb(words.verb) }
        self = verb
    }
}

extension Words {
    fileprivate mutating func coverPolicy() throws(Unintelligible) -> NavigationCommand.CoverPolicy {
        try choice(of: [NavigationCommand.CoverPolicy.append, .truncate]) ?? .reject
    }
}
