/// Something an app does where a module pushes an exit, in place of showing a route.
///
/// It is a branch of a ``Connect``, such as `case .addAccount: Action { shell.addAccount() }`.
///
/// A push of the exit, or a link to it, is checked and its guards are asked as usual. Then the action runs once, after
/// the request was committed with an empty change and its event was sent; it may navigate.
public struct Action: Sendable {
    let run: @MainActor @Sendable () -> Void

    /// Creates the action.
    public init(_ run: @escaping @MainActor @Sendable () -> Void) {
        self.run = run
    }

    /// The action as the end of a connection; nobody owns the type, so it is never shown.
    struct End: Route {
        let action: Action

        /// True of any two, as one is never on a stack.
        static func == (left: End, right: End) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }
}
