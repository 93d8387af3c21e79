import RouterCore

extension HostMessage {
    /// What is told of a request, or nil when it was carried out as asked.
    init?(_ outcome: Outcome, label: (AnyRoute) -> String) {
        switch outcome {
        case .committed: return nil
        case .redirected(let route): self.init(kind: .led, text: "A guard led to \(label(route)) instead.")
        case .parked(let route):
            self.init(kind: .led, text: "This goes on when \(label(route)) has finished.")
        case .superseded: self.init(kind: .led, text: "Superseded by a newer request.")
        case .rejected(let rejection):
            let sentence = rejection.sentence(label: label)
            self.init(kind: .refused, text: "\(rejection.reason.word): \(sentence)")
        }
    }

    /// An event in a few words.
    init(_ event: NavigationEvent, label: (AnyRoute) -> String) {
        // What is shown now tells more than an exit or a link that led there.
        let route = event.delta.inserted.last?.route ?? event.route
        let asked = [event.verb, route.map(label)].compactMap(\.self).joined(separator: " ")
        switch event.outcome {
        case .committed: self.init(kind: .done, text: asked)
        case .rejected(let rejection):
            self.init(kind: .refused, text: "\(asked): \(rejection.reason.word)")
        default: self.init(kind: .led, text: "\(asked): \(event.outcome.word)")
        }
    }
}
