/// Builds the screens of one route type.
@usableFromInline struct Destination<Screen: RouterScreen>: Sendable {
    /// Takes the box of a route of the type.
    @usableFromInline typealias Builder = @MainActor @Sendable (RouteBox, PushContext) -> Screen

    @usableFromInline let build: Builder

    @usableFromInline init(_ build: @escaping Builder) {
        self.build = build
    }

    /// Returns a destination whose screens are wrapped by the decorators, the first of them innermost.
    func decorated(by decorators: [Decorate<Screen>]) -> Destination {
        if decorators.isEmpty { return self }
        return Destination { [build] route, context in
            decorators.reduce(build(route, context)) { screen, decorator in decorator.wrap(screen) }
        }
    }
}
