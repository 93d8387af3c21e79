/// The dialog of a screen that asks before it goes: true lets it go.
///
/// The router presents it by itself, for as long as the request waits that would remove the screen.
struct LeaveQuestion: ResultRoute, CustomStringConvertible {
    typealias Value = Bool
    let dialog: Dialog<Bool>

    var description: String { "LeaveQuestion(\"\(dialog.title)\")" }
}

/// A screen that asks before it goes, and what it asks.
struct Confirmation {
    let entry: EntryID
    let route: AnyRoute
    let dialog: Dialog<Bool>
}
