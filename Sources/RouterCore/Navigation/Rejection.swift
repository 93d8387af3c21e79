/// Why a request changed nothing, as facts a program can compare.
///
/// Its `description` is a sentence for a person: what was refused, and what to do about it.
@nonexhaustive
public indirect enum Rejection: Error, Hashable, Sendable {
    /// The request comes from nowhere: its entry has ended, its router is gone, or it never had one.
    case sourceGone(MissingSource)
    /// Something lies over the entry the request comes from: a second tap, or a callback that came late.
    ///
    /// The policies are those a push could have been asked with; a verb that takes none has none.
    case sourceCovered(by: AnyRoute, unless: [NavigationCommand.CoverPolicy] = [.append, .truncate])
    /// No module of the composition has a destination for the route.
    case noDestination(AnyRoute)
    /// The owner of the route says that what it names does not exist.
    case notFound(AnyRoute)
    /// No entry of the stack is what was looked for; nil where a rule was looked for.
    case noTarget(AnyRoute?)
    /// The visible stack has no entry that far below its top.
    case noEntryBelow(Int, depth: Int)
    /// There is no tab of that name.
    case noTab(String, known: [String])
    /// The app was to have no tab at all.
    case noTabs
    /// Two tabs of the app were to have this name.
    case duplicateTab(String)
    /// The entry is the root of its stack, which stays whatever the verb asked for.
    case atRoot(AnyRoute, verb: String)
    /// The route is of another type than that of the entry it was to update.
    case otherType(AnyRoute, of: AnyRoute)
    /// The visible entry is this dialog, on which no screen is shown.
    case onDialog(AnyRoute)
    /// The route is a dialog, and was to be something else; or it is none, and was to be one.
    case otherPresentation(AnyRoute, as: Presentation)
    /// No modal is there to dismiss.
    case noModal
    /// A value was given that the screen does not end with.
    case resultMismatch(AnyRoute, expected: String?, given: String?)
    /// Requests that cause each other went on for longer than the stated limit.
    case limit(Int)
    /// A guard does not let the route in, for this reason.
    case denied(AnyRoute, reason: String)
    /// A guard threw this error when it was asked.
    case guardFailed(AnyRoute, GuardFailure)
    /// A screen that the verb would remove does not let go, for this reason.
    case leaveGuarded(AnyRoute, reason: String, verb: String)
    /// No pattern matches the link.
    case noMatch(MatchFailure)
    /// The link is not one the router takes: its scheme, host or port is not allowed, or it is out of bounds.
    case refused(MatchFailure)
    /// Parents, or redirects, lead back to where they came from, or on without an end.
    case loop([AnyRoute])
    /// What was to be restored is no snapshot.
    case malformed(Snapshot.Fault)
    /// An operation of a batch was refused, and with it the batch; the first is number 1.
    case batch(operation: Int, because: Rejection)
}

extension Rejection {
    /// The kinds of rejection, to switch over.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The request's entry is no longer there.
        case sourceGone
        /// The request's entry is covered.
        case sourceCovered
        /// The route has no destination.
        case noDestination
        /// An id, target or tab names nothing.
        case notFound
        /// There has to be a tab, and each has a name of its own.
        case invalidTabs
        /// A root cannot be removed.
        case atRoot
        /// The route is of another type.
        case otherType
        /// A dialog lies on no stack, and nothing else is presented as one.
        case otherPresentation
        /// No modal is there.
        case noModal
        /// The screen ends with another value, or none.
        case resultMismatch
        /// A chain of requests had no end.
        case limit
        /// A guard does not let the route in.
        case denied
        /// A screen does not let go.
        case leaveGuarded
        /// No pattern matches the link.
        case noMatch
        /// The link is not one the router takes.
        case refused
        /// Parents or redirects go in a circle.
        case loop
        /// What was to be restored is no snapshot.
        case malformed

        /// The kind, in a word that is stable enough to log.
        public var word: String { rawValue }
    }

    /// The kind of rejection; of a batch, that of the operation that was refused.
    public var reason: Reason {
        switch self {
        case .sourceGone: .sourceGone
        case .sourceCovered, .onDialog: .sourceCovered
        case .noDestination: .noDestination
        case .notFound, .noTarget, .noEntryBelow, .noTab: .notFound
        case .noTabs, .duplicateTab: .invalidTabs
        case .atRoot: .atRoot
        case .otherType: .otherType
        case .otherPresentation: .otherPresentation
        case .noModal: .noModal
        case .resultMismatch: .resultMismatch
        case .limit: .limit
        case .denied, .guardFailed: .denied
        case .leaveGuarded: .leaveGuarded
        case .noMatch: .noMatch
        case .refused: .refused
        case .loop: .loop
        case .malformed: .malformed
        case .batch(_, let rejection): rejection.reason
        }
    }
}

extension Rejection {
    /// The part that is missing when a request comes from nowhere.
    public enum MissingSource: String, Hashable, Sendable, CaseIterable {
        /// A router: the context is ``PushContext/detached``, as in a preview or a view no router shows.
        case detached
        /// The router, which is gone.
        case router
        /// The entry, which has ended.
        case entry
    }

    /// The error of a guard that threw, compared by its type and text.
    public struct GuardFailure: Hashable, Sendable, CustomStringConvertible {
        /// The error itself.
        public let error: any Error

        init(_ error: any Error) {
            self.error = error
        }

        /// The text of the error.
        public var description: String { String(describing: error) }

        /// Returns whether both errors are of one type and read the same.
        public static func == (left: GuardFailure, right: GuardFailure) -> Bool {
            type(of: left.error) == type(of: right.error) && left.description == right.description
        }

        /// Hashes the text.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(description)
        }
    }
}
