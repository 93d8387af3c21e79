/// Builds the screens of one route type.
@usableFromInline final class Destination<Screen: RouterScreen>: Sendable {
    /// Takes the address of a route of the type.
    @usableFromInline typealias Builder = @MainActor @Sendable (UnsafeRawPointer, PushContext) -> Screen

    @usableFromInline let build: Builder

    @usableFromInline init(_ build: @escaping Builder) {
        self.build = build
    }

    /// What builds the same screens, each wrapped by decorators in their order.
    func decorated(by wraps: [@MainActor @Sendable (Screen) -> Screen]) -> Destination {
        if wraps.isEmpty { return self }
        return Destination { [build] route, push in wraps.reduce(build(route, push)) { $1($0) } }
    }
}

/// Hands over the address of a route.
@inlinable func withAddress<R: Route, Answer>(
    of route: R, _ body: (UnsafeRawPointer) -> Answer
) -> Answer {
    withUnsafePointer(to: route) { body(UnsafeRawPointer($0)) }
}
