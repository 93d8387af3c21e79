#if canImport(SwiftUI)
    import RouterCore

    /// What the path of every stack holds, so that one destination serves them all: an entry that is there,
    /// or one that a link proposes.
    enum StackElement: Hashable, CustomStringConvertible {
        case entry(EntryID)
        case proposed(Proposal)

        /// The entry, or nil while it is only proposed.
        var entry: EntryID? {
            if case .entry(let id) = self { id } else { nil }
        }

        /// The id of the entry, or the route proposed.
        var description: String {
            switch self {
            case .entry(let id): "\(id)"
            case .proposed(let proposal): "proposed \(proposal.route)"
            }
        }
    }

    /// What a link asks for when SwiftUI appends it to a path: a push from the screen the link is in.
    struct Proposal: Hashable {
        let route: AnyRoute
        let style: Presentation?
        let source: PushContext

        func hash(into hasher: inout Hasher) {
            hasher.combine(route)
            hasher.combine(source.entryID)
        }
    }
#endif
