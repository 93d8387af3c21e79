import RouterCore

/// One line of input that was understood.
enum DriveCommand: Equatable, Sendable {
    case step(DriveStep<String>)
    case batch([DriveStep<String>])
    case pushUnder(String, ifCovered: NavigationCommand.CoverPolicy)
    case pushGone(String)
    case tap(Int)
    case open(String)
    case systemBack(Int)
    case systemDismiss
    case systemAgain
    case systemLater(Int)
    /// The end of the visible screen, with a value or, if that is nil, without one.
    case finish(JSONValue?)
    case signIn(Int)
    case signOut
    /// Forgets the user without ending the session, and asks the guards again.
    case lock
    /// Asks the guards again.
    case refresh
    case save(String)
    case load(String)
    case state
    case screen
    case events
}
