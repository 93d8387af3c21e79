/// The first word of a line.
enum DriveVerb: String, CaseIterable {
    case push
    case pushFrom = "push-from"
    case pushUnder = "push-under"
    case pushGone = "push-gone"
    case tap
    case back
    case root
    case popTo = "pop-to"
    case replace
    case dismiss
    case dismissAll = "dismiss-all"
    case tab
    case open
    case systemBack = "system-back"
    case systemDismiss = "system-dismiss"
    case systemAgain = "system-again"
    case systemLater = "system-later"
    case finish
    case signIn = "sign-in"
    case signOut = "sign-out"
    case lock
    case refresh
    case batch
    case save
    case load
    case events
    case screen
    case state
}
