#if canImport(SwiftUI)
    import Observation
    import RouterCore

    /// What the path of a stack holds: one element for each entry above its root.
    ///
    /// An element is known by its identity, so SwiftUI always reads back what it wrote. One that a link put on the
    /// path has no entry at first; it stays as it is when there is one, and draws it.
    @MainActor @Observable final class StackElement {
        nonisolated let route: AnyRoute
        /// The screen of the link that made the element; nil if an entry was there first.
        nonisolated let source: PushContext?
        /// What the element draws, or nil as long as the route is only asked for.
        var entry: EntryID?
        /// Whether SwiftUI has drawn it; what it never drew nobody can have taken off the screen.
        @ObservationIgnored var isDrawn = false

        /// Creates the element of a link.
        init(proposing route: AnyRoute, from source: PushContext) {
            (self.route, self.source) = (route, source)
        }

        /// Creates the element of an entry.
        init(_ entry: Entry) {
            (route, source, self.entry) = (entry.route, nil, entry.id)
        }
    }

    extension StackElement: Hashable, CustomStringConvertible {
        /// Returns whether both are the same element; equal routes make different ones.
        nonisolated static func == (left: StackElement, right: StackElement) -> Bool { left === right }

        nonisolated func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }

        /// The route.
        nonisolated var description: String { "\(route)" }
    }
#endif
