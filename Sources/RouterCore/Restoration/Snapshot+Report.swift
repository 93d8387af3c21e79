extension Snapshot {
    /// The parts of a state that its snapshot does not hold, and why.
    public struct Report: Hashable, Sendable {
        /// The unsaved entries and intents, in the order of the state: tabs, modals, parked intents.
        public internal(set) var unsaved: [Unsaved] = []

        /// Whether the snapshot holds the whole state.
        public var isComplete: Bool { unsaved.isEmpty }

        /// One entry, or intent, that is not saved.
        ///
        /// Its route is not here: what is never saved should not be logged either.
        public struct Unsaved: Hashable, Sendable {
            /// The entry; of an intent, the one it is parked with.
            public let entry: EntryID
            /// Where the entry lies, or that it is an intent.
            public let place: Place
            /// The key of the route's type; nil when nobody owns it.
            public let key: String?
            /// The module that owns the route's type; nil when nobody does.
            public let module: String?
            /// Why it is not saved.
            public let reason: Reason
        }

        /// Why an entry is not saved.
        @nonexhaustive
        public enum Reason: Hashable, Sendable {
            /// The type of the route is not `Codable`.
            case notCodable
            /// The route is marked ``Snapshot/Saving/neverSaved``.
            case neverSaved
            /// The route's own encoding threw; the text says what, without the route.
            case notEncodable(String)
            /// The route is nested deeper than Foundation's encoder writes.
            case tooDeep
            /// No module owns the route.
            case noOwner
            /// It lies above an entry that is not saved, or is parked with one.
            case aboveUnsaved
            /// There are more entries, modals or bytes than the bounds allow.
            case outOfBounds
        }
    }

    /// A place in a saved navigation.
    public enum Place: Hashable, Sendable {
        /// An entry of a tab's stack, counted from the root.
        case tab(String, index: Int)
        /// An entry of a modal's stack: the modal counted from the lowest, the entry from its root.
        case modal(Int, index: Int)
        /// A parked intent, counted in its order.
        case parked(Int)
        /// A stack of a tab as a whole, counted in the order of the file.
        case stack(Int)
        /// The name of the selected tab.
        case selection
        /// A field of the whole.
        case field(String)
    }
}

extension Snapshot.Report.Reason {
    /// The kind of reason, in a word that is stable enough to log.
    public var word: String {
        switch self {
        case .notCodable: "notCodable"
        case .neverSaved: "neverSaved"
        case .notEncodable: "notEncodable"
        case .tooDeep: "tooDeep"
        case .noOwner: "noOwner"
        case .aboveUnsaved: "aboveUnsaved"
        case .outOfBounds: "outOfBounds"
        }
    }
}
