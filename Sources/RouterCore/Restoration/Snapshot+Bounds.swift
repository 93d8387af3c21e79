extension Snapshot {
    /// How much of a snapshot is written and read, so that no file can exhaust an app.
    ///
    /// How deep values may be nested in a route is not up to them, but to Foundation's coders: about 500 levels.
    /// A route that is nested deeper is not saved, and listed.
    public struct Bounds: Hashable, Sendable {
        /// How many entries a stack may have.
        public var depth: Int
        /// How many modals may lie above the tabs.
        public var modals: Int
        /// How many bytes the whole may take.
        public var bytes: Int

        /// 1,000 entries in each stack, 64 modals, 4 MiB.
        public static let standard = Bounds()

        /// Creates bounds.
        ///
        /// - Parameters:
        ///   - depth: How many entries a stack may have; those above are left out, and listed.
        ///   - modals: How many modals there may be; those above are left out, and listed.
        ///   - bytes: How many bytes the whole may take; more is not read, and what does not fit not written.
        public init(depth: Int = 1_000, modals: Int = 64, bytes: Int = 4 << 20) {
            self.depth = max(0, depth)
            self.modals = max(0, modals)
            self.bytes = max(0, bytes)
        }
    }

    /// The choice for a stack one of whose entries cannot be restored.
    public enum HolePolicy: String, Hashable, Sendable, Codable, CaseIterable {
        /// It ends below that entry.
        case truncate
        /// It is given up: a tab starts anew, a modal is not presented.
        case discard
    }
}
