/// Builds the screens of one route type.
@usableFromInline struct Destination<Screen: RouterScreen>: Sendable {
    /// Takes a route of the type.
    @usableFromInline typealias Builder = @MainActor @Sendable (RouteBox, PushContext) -> Screen

    @usableFromInline let build: Builder

    @usableFromInline init(_ build: @escaping Builder) {
        self.build = build
    }

    /// What builds the same screens, each wrapped by decorators in their order.
    func decorated(by wraps: [@MainActor @Sendable (Screen) -> Screen]) -> Destination {
        if wraps.isEmpty { return self }
        return Destination { [build] route, context in wraps.reduce(build(route, context)) { $1($0) } }
    }
}

/// A destination as an object, to be kept where the kind of its screen is not known.
@usableFromInline final class DestinationObject<Screen: RouterScreen>: Sendable {
    let destination: Destination<Screen>

    @usableFromInline init(_ build: @escaping Destination<Screen>.Builder) {
        destination = Destination(build)
    }
}
