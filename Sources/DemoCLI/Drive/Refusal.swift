import RouterCore

/// Why a command came to nothing: a word to switch over, and a sentence for a person.
struct Refusal: Error, Hashable {
    let reason: String
    let detail: String
}

extension Refusal {
    init(_ rejection: Rejection) {
        switch rejection {
        case .noMatch(let failure), .refused(let failure): self.init(failure)
        default: self.init(reason: rejection.reason.word, detail: rejection.description)
        }
    }

    init(_ failure: MatchFailure) {
        // The sentence alone: the drawing of the link that follows it needs lines of its own.
        let sentence = failure.description.prefix { $0 != "\n" }
        self.init(reason: failure.isRefusal ? "refused" : "noMatch", detail: String(sentence))
    }

    /// A refusal by the command line itself, which found that there is nothing to ask the router for.
    static func unasked(_ reason: Rejection.Reason, _ detail: String) -> Refusal {
        Refusal(reason: reason.word, detail: detail)
    }
}
