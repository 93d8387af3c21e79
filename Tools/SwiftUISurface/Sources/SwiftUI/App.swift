/// A program with windows.
@MainActor @preconcurrency public protocol App {
    /// What it consists of.
    associatedtype Body: Scene

    /// What it consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Creates the app and returns: there is no window here.
    @MainActor @preconcurrency public static func main() {
        _ = Self().body
    }
}

/// Part of an app that has windows.
@MainActor @preconcurrency public protocol Scene {
    /// What it consists of.
    associatedtype Body: Scene

    /// What it consists of.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never read: such a scene is drawn by the host.
    public var body: Never { fatalError("\(Self.self) is drawn by the host") }
}

/// Makes one scene of the scenes written in a closure.
@resultBuilder public struct SceneBuilder {
    /// Puts scenes together; none of them is shown here.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some Scene where repeat each Content: Scene {
        NoScene()
    }
}

/// What is shown of a scene.
nonisolated struct NoScene: Scene {
    typealias Body = Never
}

/// Windows that show the same.
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates windows that show a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
