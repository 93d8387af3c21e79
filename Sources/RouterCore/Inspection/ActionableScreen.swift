/// A screen whose actions a program can list and carry out: a crawler, a replay, a script.
///
/// ```swift
/// extension ButtonScreen: ActionableScreen {
///     var actionTitles: [String] { buttons.map(\.title) }
///     func performAction(at index: Int) -> NavigationRequest? { buttons[index].tap(context) }
/// }
/// ```
public protocol ActionableScreen: RouterScreen {
    /// The titles of the actions, in the order in which they are counted.
    @MainActor var actionTitles: [String] { get }

    /// Carries out an action, with the push context the screen was given.
    ///
    /// - Parameter index: The place of the action among the titles, from 0.
    /// - Returns: The request it made, or nil if it asked nothing of the router.
    @MainActor func performAction(at index: Int) -> NavigationRequest?
}
