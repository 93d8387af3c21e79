// A dialog is the root of a modal of the style `.dialog`, alone on its stack. It has no screen: hosts draw it.
extension Navigation {
    /// Returns what a dialog asks; nil when the entry is gone, is no dialog, or is withheld by its guards.
    ///
    /// It is made once for each route of an entry.
    public func dialog(of entry: EntryID) -> Dialog<any Sendable>? {
        guard isAdmitted(entry), state.isDialog(entry), let route = state.entry(entry)?.route else {
            return nil
        }
        if let question = route.as(LeaveQuestion.self) { return question.dialog.erased }
        let life = life(of: entry)
        if let made = life.dialog, made.route == route { return made.dialog }
        guard let dialog = table.dialog(of: route) else { return nil }
        life.dialog = (route, dialog)
        return dialog
    }

    /// Answers a dialog with one of its choices, which ends it.
    ///
    /// Rejected with `sourceGone` when the dialog has ended already.
    @discardableResult
    public func choose(
        _ choice: Choice<any Sendable>, of dialog: EntryID, animated: Bool = true
    ) -> NavigationRequest {
        let context = context(of: dialog)
        if let value = choice.value { return context.finish(with: value, animated: animated) }
        let endsWithValue = state.entry(dialog)?.route.base is any ResultRoute
        return choice.role == .cancel || endsWithValue
            ? context.cancel(animated: animated) : context.finish(animated: animated)
    }

    /// Takes in that a dialog has left the screen without an answer: by Escape, a swipe or a tap beside it.
    ///
    /// That is its cancel choice, if it has one. A report that comes twice or late finds nothing and changes nothing.
    public func hostCancelled(_ dialog: EntryID) {
        guard let asked = self.dialog(of: dialog) else { return }
        if let choice = asked.cancelChoice { choose(choice, of: dialog) } else { hostRemoved([dialog]) }
    }

    // `insists` says that the style is the caller's; else it is what the owner of the route prefers.
    /// Throws unless a route may be presented in a style, on what it comes from.
    func checkPresentation(
        of route: AnyRoute, as style: Presentation, insists: Bool, at place: NavigationState.Place,
        in state: NavigationState
    ) throws(Rejection) {
        if style != .dialog { try checkNoDialog(at: place, in: state) }
        // What its owner prefers to present otherwise is no dialog.
        guard insists || style == .dialog else { return }
        if (style == .dialog) != table.isDialog(route) { throw .otherPresentation(route, as: style) }
    }

    /// Throws if a place is on a dialog, on which nothing is shown.
    func checkNoDialog(
        at place: NavigationState.Place, in state: NavigationState
    ) throws(Rejection) {
        let entry = state.entry(at: place)
        if place.position.isModal, state.isDialog(entry.id) { throw .onDialog(entry.route) }
    }

    /// Throws if a route is a dialog, which lies on no stack.
    func checkNoDialog(_ route: AnyRoute) throws(Rejection) {
        if table.isDialog(route) { throw .otherPresentation(route, as: .stack) }
    }

    /// Throws if a link would show something on a dialog.
    func checkNoDialogBeneath(_ target: LinkTarget) throws(Rejection) {
        guard let place = target.modals.first(where: { $0.style == .dialog })?.start else { return }
        let dialog = target.routes[place]
        if !table.isDialog(dialog) { throw .otherPresentation(dialog, as: .dialog) }
        if place != target.routes.count - 1 { throw .onDialog(dialog) }
    }
}

extension NavigationState {
    /// Whether an entry is a dialog.
    ///
    /// - Complexity: O(modals).
    func isDialog(_ entry: EntryID) -> Bool {
        modals.contains { $0.style == .dialog && $0.stack.root.id == entry }
    }
}

extension Router {
    /// The visible dialog; nil when something else is visible, or its guards withhold it.
    public var visibleDialog: Dialog<any Sendable>? { navigation.dialog(of: visible.id) }

    /// Answers the visible dialog with one of its choices.
    ///
    /// Rejected like ``NavigationVerbs/cancel(discarding:animated:)`` when no dialog is visible.
    @discardableResult
    public func choose(_ choice: Choice<any Sendable>, animated: Bool = true) -> NavigationRequest {
        navigation.choose(choice, of: visible.id, animated: animated)
    }
}
