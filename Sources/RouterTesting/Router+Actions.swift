public import RouterCore

extension Router {
    /// Answers the visible dialog with the choice of that title, as a person would.
    ///
    /// ```swift
    /// let answer = Task { await router.result(of: ConfirmDelete(name: "soup")) }
    /// await Task.yield()
    /// router.choose("Delete")
    /// #expect(await answer.value == .finished(true))
    /// ```
    ///
    /// - Returns: The request; nil when no dialog with such a choice is visible.
    @discardableResult
    public func choose(_ title: String) -> NavigationRequest? {
        visibleDialog?.choices.first { $0.title == title }.map { choose($0) }
    }

    /// What can be done on what is visible: the choices of a dialog, or the actions of a screen that can list them.
    ///
    /// Nil when that is a screen of another kind, or there is none.
    var visibleActions: [String]? {
        visibleDialog.map { $0.choices.map(\.title) }
            ?? (visibleScreen as? any ActionableScreen)?.actionTitles
    }

    /// Does one of them, by its place from 0.
    func performVisibleAction(at index: Int) -> NavigationRequest? {
        if let dialog = visibleDialog { return choose(dialog.choices[index]) }
        return (visibleScreen as? any ActionableScreen)?.performAction(at: index)
    }
}
