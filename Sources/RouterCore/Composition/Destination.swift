/// Builds the screens of one route type.
@usableFromInline final class Destination<Screen: RouterScreen>: Sendable {
    /// Takes the address of a route of the type.
    @usableFromInline typealias Builder = @MainActor @Sendable (UnsafeRawPointer, PushContext) -> Screen

    let build: Builder

    @usableFromInline init(_ build: @escaping Builder) {
        self.build = build
    }

    /// What builds the same screens, each wrapped by decorators in their order.
    func decorated(by wraps: [@MainActor @Sendable (Screen) -> Screen]) -> Builder {
        if wraps.isEmpty { return build }
        return { [build] route, push in wraps.reduce(build(route, push)) { $1($0) } }
    }
}
