public import Foundation

/// A line of text.
nonisolated public struct Text: View, Primitive, Equatable, Sendable {
    /// The host draws it.
    public typealias Body = Never

    let string: String

    /// Creates a text that is not looked up in a table.
    public init(verbatim content: String) {
        string = content
    }

    /// Creates a text of a string.
    public init<S>(_ content: S) where S: StringProtocol {
        string = String(content)
    }

    /// Creates a text that is looked up in a table; here it is shown as it is.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        string = key.key
    }

    @MainActor func update(_ node: Node) {
        node.fact = .text(string)
    }
}

/// A title to be looked up in the app's strings; this host shows it as it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringLiteral, Sendable {
    let key: String

    /// Creates a title.
    public init(stringLiteral value: String) {
        key = value
    }

    /// Creates a text from a string; SwiftUI reads it as Markdown, and this host shows it as it is.
    public init(_ value: String) {
        key = value
    }
}
