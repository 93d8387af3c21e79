#if canImport(SwiftUI)
    import RouterCore

    /// What the path of every stack holds, so that one destination serves them all: an entry that is there,
    /// or one that a link proposes.
    enum StackElement: Hashable {
        case entry(EntryID)
        case proposed(Proposal)
    }

    /// What a link asks for when SwiftUI appends it to a path: a push from the screen the link is in.
    struct Proposal: Hashable {
        let route: AnyRoute
        let style: Presentation?
        let source: PushContext

        static func == (left: Proposal, right: Proposal) -> Bool {
            left.route == right.route && left.style == right.style && left.source == right.source
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(route)
            hasher.combine(source.entry)
        }
    }

    extension StackElement: CustomStringConvertible {
        /// The id of the entry, or the route proposed.
        var description: String {
            switch self {
            case .entry(let id): "\(id)"
            case .proposed(let proposal): "proposed \(proposal.route)"
            }
        }
    }
#endif
