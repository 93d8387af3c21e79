/// A screen, as a host draws it: a view, a page of text, anything.
///
/// The core knows one thing about it: how to hand it the push context of its entry. That happens once, after
/// every decorator, so that the context reaches the whole screen, decorators included.
public protocol RouterScreen {
    /// Returns this screen with a push context that it, and everything inside it, navigates with.
    @MainActor func injecting(_ context: PushContext) -> Self
}

extension RouterScreen {
    /// Returns the screen as it is, for screens whose builder hands on the context itself.
    @inlinable public func injecting(_ context: PushContext) -> Self { self }
}
