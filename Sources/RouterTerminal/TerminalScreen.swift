public import RouterCore

/// A screen for a terminal: a title and content, read anew at each draw.
///
/// ```swift
/// TerminalScreen("Dishes") { context in
///     for dish in dishes {
///         TerminalRow(dish.name, .push("open", DishesRoute.detail(id: dish.id)))
///     }
/// }
/// ```
public struct TerminalScreen: RouterScreen {
    private let readTitle: @MainActor () -> String
    private let readContent: @MainActor (PushContext) -> [TerminalSection]
    private let handleIntent: @MainActor (String, PushContext) -> NavigationRequest?

    /// The context the screen navigates with: that of its entry, once it has been injected.
    public private(set) var context = PushContext.detached

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: Read at each draw.
    ///   - onIntent: Called with the name of an intent one of the screen's actions stands for; returns the
    ///     request it made, or nil if it asked nothing of the router.
    ///   - content: Read at each draw.
    public init(
        _ title: @autoclosure @escaping @MainActor () -> String,
        onIntent: @escaping @MainActor (_ intent: String, _ context: PushContext) -> NavigationRequest? = {
            _, _ in nil
        },
        @TerminalContentBuilder content: @escaping @MainActor (_ context: PushContext) -> [TerminalSection]
    ) {
        readTitle = title
        readContent = content
        handleIntent = onIntent
    }

    /// Creates a screen that is only a title, read at each draw.
    public init(_ title: @autoclosure @escaping @MainActor () -> String) {
        self.init(title()) { _ in [] }
    }

    /// The title, above the content.
    @MainActor public var title: String { readTitle() }

    /// The content, top to bottom.
    @MainActor public var sections: [TerminalSection] { readContent(context) }

    /// Every action of the content in its order, as `tap` counts them.
    @MainActor public var actions: [TerminalAction] { sections.flatMap(\.rows).flatMap(\.actions) }

    /// Carries out an action with the screen's push context.
    ///
    /// - Returns: The request it made, or nil if it asked nothing of the router.
    @MainActor @discardableResult
    public func perform(_ action: TerminalAction) -> NavigationRequest? {
        switch action.effect {
        case .push(let route, let style): context.push(route, as: style)
        case .pop: context.pop()
        case .cancel: context.cancel()
        case .finish(let value?): context.finish(with: value)
        case .finish(nil): context.finish()
        case .intent(let name): handleIntent(name, context)
        }
    }

    /// Returns the screen with the context of its entry.
    public func injecting(_ context: PushContext) -> TerminalScreen {
        var screen = self
        screen.context = context
        return screen
    }
}

extension TerminalScreen: ActionableScreen {
    /// The titles of the actions, as `tap` counts them.
    @MainActor public var actionTitles: [String] { actions.map(\.title) }

    /// Carries out an action by its place, from 0; nothing happens beyond the last.
    @MainActor public func performAction(at index: Int) -> NavigationRequest? {
        let actions = actions
        return actions.indices.contains(index) ? perform(actions[index]) : nil
    }
}
