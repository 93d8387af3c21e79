/// A parameter that holds any number of values in place of exactly one.
protocol LinkContainer: LinkParameter {
    /// Whether it holds none or one, any number, or any number of pairs.
    static var form: ParameterForm { get }

    /// Whether absence is a value of its own, so that the parameter cannot stand in a path.
    static var isOptional: Bool { get }

    /// Whether each value takes every text.
    static var takesAnyText: Bool { get }

    /// Creates the container from its texts, or nil when one of them does not fit.
    init?(linkTexts: [String])

    /// The texts in their order, or nil when a value has no link.
    var linkTexts: [String]? { get }

    /// A sample for the parameter at a position, or nil when there is none of the values in it.
    static func sample(at position: Int) -> Self?
}

extension Optional: LinkParameter where Wrapped: LinkParameter {
    /// Creates a present value; that an item is absent is known without a text.
    public init?(linkText: String) {
        guard let value = Wrapped(linkText: linkText) else { return nil }
        self = .some(value)
    }

    /// The text of the value, or nil when there is none: then the query has no such item.
    public var linkText: String? { flatMap { $0.linkText } }
}

extension Optional: LinkContainer where Wrapped: LinkParameter {
    static var form: ParameterForm {
        let form = Wrapped.container?.form ?? .one
        return form == .one ? .optional : form
    }

    static var isOptional: Bool { true }
    static var takesAnyText: Bool { Wrapped.takesAnyLinkText }

    init?(linkTexts: [String]) {
        guard let first = linkTexts.first else {
            self = .none
            return
        }
        let container = Wrapped.container
        let value =
            container == nil
            ? Wrapped(linkText: first) : container?.init(linkTexts: linkTexts).flatMap { $0 as? Wrapped }
        guard let value else { return nil }
        self = .some(value)
    }

    var linkTexts: [String]? {
        guard let value = self else { return [] }
        // No texts at all would read as nil, so a present but empty value has no link.
        guard let texts = value.allLinkTexts, !texts.isEmpty else { return nil }
        return texts
    }

    static func sample(at position: Int) -> Self? {
        Wrapped.linkSample(at: position).map { .some($0) }
    }
}

extension Array: LinkParameter where Element: LinkParameter {
    /// Creates an array of the one value the text stands for.
    public init?(linkText: String) {
        self.init(linkTexts: [linkText])
    }

    /// The text of the only value, or nil when there are more or none.
    public var linkText: String? { count == 1 ? self[0].linkText : nil }
}

extension Array: LinkContainer where Element: LinkParameter {
    static var form: ParameterForm { .many }
    static var isOptional: Bool { false }
    static var takesAnyText: Bool { Element.takesAnyLinkText }

    init?(linkTexts: [String]) {
        let values = linkTexts.compactMap(Element.init(linkText:))
        guard values.count == linkTexts.count else { return nil }
        self = values
    }

    var linkTexts: [String]? {
        let texts = compactMap { $0.linkText }
        return texts.count == count ? texts : nil
    }

    static func sample(at position: Int) -> Self? {
        guard
            let first = Element.linkSample(at: position),
            let second = Element.linkSample(at: position + 1)
        else { return nil }
        return [first, second]
    }
}

extension Dictionary: LinkParameter where Key == String, Value == String {
    /// Always nil, as one text is no pair.
    public init?(linkText: String) { return nil }

    /// Always nil, as a dictionary stands for items of a query, not for one text.
    public var linkText: String? { nil }
}

extension Dictionary: LinkContainer where Key == String, Value == String {
    static var form: ParameterForm { .pairs }
    static var isOptional: Bool { false }
    static var takesAnyText: Bool { true }

    init?(linkTexts: [String]) {
        let pairs = stride(from: 0, to: linkTexts.count - 1, by: 2).map { (linkTexts[$0], linkTexts[$0 + 1]) }
        self.init(pairs) { first, _ in first }
    }

    var linkTexts: [String]? {
        sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }

    static func sample(at position: Int) -> Self? {
        ["x\(position)": "\(position + 1)"]
    }
}
