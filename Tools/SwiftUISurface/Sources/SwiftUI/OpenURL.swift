public import Foundation

/// Opens a URL that a text or a view leads to.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of a URL.
    public struct Result: Sendable {
        let isHandled: Bool

        /// It was opened.
        public static let handled = Result(isHandled: true)
        /// The system is to open it.
        public static let systemAction = Result(isHandled: false)
    }

    private let handler: (URL) -> Result

    /// Creates an action.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    /// Opens a URL, and returns whether the system has to.
    func isForSystem(_ url: URL) -> Bool { !handler(url).isHandled }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// Opens URLs for the views inside.
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction } }
        set { self[OpenURLKey.self] = newValue }
    }
}

extension Node {
    /// Taps a link in a text of this place, and returns whether it went on to the system.
    public func follow(_ url: URL) -> Bool { environment.openURL.isForSystem(url) }
}
