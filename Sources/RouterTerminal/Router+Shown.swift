import RouterCore

extension Router where Screen == TerminalScreen {
    /// What is visible: a screen, or a dialog as one; nil when it is withheld.
    var shown: TerminalScreen? { visibleScreen ?? shown(visible.id) }

    /// Returns what an entry shows: its screen, or its dialog as one.
    func shown(_ entry: EntryID) -> TerminalScreen? {
        screen(for: entry)
            ?? navigation.dialog(of: entry).map { dialog in
                TerminalScreen(dialog) { [weak navigation] in navigation?.choose($0, of: entry) }
            }
    }

    /// Goes back as far as a person may: pops a screen, closes a card, or cancels a dialog.
    ///
    /// - Returns: The request; nil for a dialog that has to be answered.
    func goBack() -> NavigationRequest? {
        if let dialog = visibleDialog { return dialog.cancelChoice.map { choose($0) } }
        let isAtModalRoot = !state.modals.isEmpty && state.visibleStack.entries.count == 1
        return isAtModalRoot ? dismiss() : pop()
    }
}

extension TerminalScreen {
    /// A dialog as a screen: its message, and a row for each choice.
    fileprivate init(
        _ dialog: Dialog<any Sendable>,
        choose: @escaping @MainActor (Choice<any Sendable>) -> NavigationRequest?
    ) {
        self.init(
            dialog.title,
            onIntent: { intent, _ in
                Int(intent).flatMap { dialog.choices.indices.contains($0) ? choose(dialog.choices[$0]) : nil }
            },
            content: { _ in
                if let message = dialog.message { TerminalRow(message) }
                for (index, choice) in dialog.choices.enumerated() {
                    TerminalRow(.intent(choice.title, "\(index)"))
                }
            })
    }
}
