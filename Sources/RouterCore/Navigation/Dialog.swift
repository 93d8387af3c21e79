/// A question with a few answers, presented above everything: an alert or a confirmation.
///
/// ```swift
/// Dialog("Delete \(route.name)?", message: "Its ratings go, too.") {
///     Choice("Delete", role: .destructive, finishing: true)
///     Choice("Keep", role: .cancel)
/// }
/// ```
///
/// `registry.dialog(for:)` registers one for a route. A screen that asks before it goes answers with one:
/// ``LeaveDecision/confirm(_:)``. `Value` is what its choices end it with; `Never` where they end it without a value.
public struct Dialog<Value: Sendable>: Sendable {
    /// The question.
    public let title: String
    /// More about the question; nil for nothing.
    public let message: String?
    /// The look, on systems that have two.
    public let style: DialogStyle
    /// The answers, in the order written; never empty.
    public let choices: [Choice<Value>]

    /// Creates a dialog.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: More about the question.
    ///   - style: The look, on systems that have two.
    ///   - choices: The answers; with none at run time, there is an OK that cancels.
    public init(
        _ title: String, message: String? = nil, style: DialogStyle = .alert,
        @Builder choices: () -> [Choice<Value>]
    ) {
        self.init(title, message, style, choices())
    }

    private init(_ title: String, _ message: String?, _ style: DialogStyle, _ choices: [Choice<Value>]) {
        (self.title, self.message, self.style) = (title, message, style)
        self.choices = choices.isEmpty ? [Choice("OK", role: .cancel)] : choices
    }

    /// The choice that Escape, a swipe or a tap beside the dialog stands for; nil when there is none.
    public var cancelChoice: Choice<Value>? { choices.first { $0.role == .cancel } }

    /// The same dialog for a host, which need not know the type of its value.
    var erased: Dialog<any Sendable> {
        Dialog<any Sendable>(
            title, message, style, choices.map { Choice($0.title, role: $0.role, value: $0.value) })
    }

    /// Collects choices, in the order written.
    @resultBuilder public enum Builder {
        /// Takes a choice.
        public static func buildExpression(_ choice: Choice<Value>) -> [Choice<Value>] { [choice] }

        /// Puts choices together; there is at least one.
        public static func buildBlock(
            _ first: [Choice<Value>], _ others: [Choice<Value>]...
        ) -> [Choice<Value>] { first + others.joined() }

        /// Takes the choices of an `if` whose condition holds.
        public static func buildOptional(_ choices: [Choice<Value>]?) -> [Choice<Value>] { choices ?? [] }

        /// Takes the first branch of an `if` or `switch`.
        public static func buildEither(first choices: [Choice<Value>]) -> [Choice<Value>] { choices }

        /// Takes another branch of an `if` or `switch`.
        public static func buildEither(second choices: [Choice<Value>]) -> [Choice<Value>] { choices }

        /// Takes the choices of a `for` loop.
        public static func buildArray(_ choices: [[Choice<Value>]]) -> [Choice<Value>] {
            choices.flatMap(\.self)
        }
    }
}

extension Dialog: Equatable where Value: Equatable {}
extension Dialog: Hashable where Value: Hashable {}

/// One answer of a dialog.
public struct Choice<Value: Sendable>: Sendable {
    /// The title on its button.
    public let title: String
    /// The role; nil for an ordinary choice.
    public let role: ChoiceRole?
    /// The value it ends the dialog with; nil for none.
    public let value: Value?

    /// Creates a choice that ends the dialog with a value.
    public init(_ title: String, role: ChoiceRole? = nil, finishing value: Value) {
        self.init(title, role: role, value: value)
    }

    /// Creates a choice without a value.
    ///
    /// It finishes a dialog whose route ends without one, unless its role is `.cancel`. Any other dialog it cancels.
    public init(_ title: String, role: ChoiceRole? = nil) {
        self.init(title, role: role, value: nil)
    }

    init(_ title: String, role: ChoiceRole?, value: Value?) {
        (self.title, self.role, self.value) = (title, role, value)
    }
}

extension Choice: Equatable where Value: Equatable {}
extension Choice: Hashable where Value: Hashable {}

/// The role of a choice.
public enum ChoiceRole: String, Hashable, Sendable, CaseIterable {
    /// It destroys something.
    case destructive
    /// It changes nothing: Escape, a swipe or a tap beside the dialog stands for it.
    case cancel
}

/// The look of a dialog, on systems that have two.
public enum DialogStyle: String, Hashable, Sendable, CaseIterable {
    /// In the middle of the window: something to know, or to decide now.
    case alert
    /// At the control it came from, or at the lower edge: a choice about what was just asked for.
    case confirmation
}
