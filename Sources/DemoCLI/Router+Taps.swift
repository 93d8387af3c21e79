import RouterCore
import RouterTerminal

extension Router where Screen == TerminalScreen {
    /// The action of the visible screen with a number, counted from 1; nil beyond the last.
    func action(_ number: Int) -> TerminalAction? {
        let actions = visibleScreen?.actions ?? []
        return actions.indices.contains(number - 1) ? actions[number - 1] : nil
    }

    /// Carries out an action of the visible screen, counted from 1.
    ///
    /// - Returns: What it asked of the router; nil if it asked nothing, or there is no such action.
    @discardableResult
    func tap(_ number: Int) -> NavigationRequest? {
        action(number).flatMap { visibleScreen?.perform($0) }
    }
}
