/// The result of a restore: everything that was lost or changed on the way, as facts.
public struct RestoreReport: Hashable, Sendable {
    /// The entries, tabs and intents that were not restored, in the order of the snapshot.
    public internal(set) var lost: [Lost] = []
    /// The entries that have another id than in the snapshot because that one could not be used.
    ///
    /// A restore into a router that has run gives every entry a new id, which is not listed.
    public internal(set) var renumbered: [Renumbered] = []
    /// The tabs that start anew because the snapshot does not know them.
    public internal(set) var newTabs: [String] = []

    /// Whether everything is as it was saved.
    public var isComplete: Bool { self == RestoreReport() }

    /// One thing the snapshot holds that was not restored.
    public struct Lost: Hashable, Sendable {
        /// Where in the snapshot it is.
        public let place: Snapshot.Place
        /// The key it was saved with; nil where there is none.
        public let key: String?
        /// The module that owns the key; nil when no module does.
        public let module: String?
        /// Why it was not restored.
        public let reason: Reason
    }

    /// An entry with a new id.
    public struct Renumbered: Hashable, Sendable {
        /// Where in the snapshot it is.
        public let place: Snapshot.Place
        /// The id it was saved with; nil where that is no id.
        public let from: Int?
        /// The id it has now.
        public let to: EntryID
    }

    /// Why something was not restored.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// It does not have the documented form.
        case malformed
        /// No module has this key, nor had it.
        case unknownKey
        /// It was saved by a later version of its module.
        case newerVersion(Int, known: Int)
        /// It was saved by an earlier version of its module, which has no `migrate`.
        case noMigration(from: Int, to: Int)
        /// The module's `migrate` gave it up.
        case givenUp
        /// The route does not read as it was saved; the text is the error's.
        case undecodable(String)
        /// The type of the route is not `Codable` any more.
        case notCodable
        /// The owner of the route says that what it names does not exist.
        case notFound
        /// A guard denies it, for this reason.
        case denied(String)
        /// A guard leads to this route instead.
        case redirected(to: AnyRoute)
        /// A guard threw this.
        case guardFailed(Rejection.GuardFailure)
        /// There is no tab of this name any more.
        case noTab(String)
        /// The tab has a stack already.
        case duplicate
        /// There is more of it than the bounds allow.
        case outOfBounds(limit: Int)
        /// It lies above an entry that was lost, or is parked with one.
        case aboveLost
        /// Its stack was given up for an entry that was lost.
        case stackDiscarded
    }
}

extension RestoreReport.Reason {
    /// The kind of reason, in a word that is stable enough to log.
    public var word: String {
        switch self {
        case .malformed: "malformed"
        case .unknownKey: "unknownKey"
        case .newerVersion: "newerVersion"
        case .noMigration: "noMigration"
        case .givenUp: "givenUp"
        case .undecodable: "undecodable"
        case .notCodable: "notCodable"
        case .notFound: "notFound"
        case .denied: "denied"
        case .redirected: "redirected"
        case .guardFailed: "guardFailed"
        case .noTab: "noTab"
        case .duplicate: "duplicate"
        case .outOfBounds: "outOfBounds"
        case .aboveLost: "aboveLost"
        case .stackDiscarded: "stackDiscarded"
        }
    }
}
