/// A parameter that holds any number of values rather than exactly one.
protocol LinkContainer: LinkParameter {
    /// Whether it holds none or one, or any number.
    static var form: ParameterForm { get }

    /// Whether absence is a value of its own, so that the parameter cannot stand in a path.
    static var isOptional: Bool { get }

    /// Whether each value takes every text.
    static var takesAnyText: Bool { get }

    /// Creates the container from the texts that are left, or nil when one of them does not fit.
    init?(reading texts: inout LinkTexts) throws(LinkArguments.Problem)

    /// The texts in their order, or nil when a value has no link.
    var linkTexts: [String]? { get }

    /// A sample for the parameter at a position, or nil when there is none of the values in it.
    static func sample(at position: Int) -> Self?
}

extension LinkParameter {
    /// The value some texts stand for, for a type that is known to be a container; nil when one does not fit.
    static func value(
        reading texts: inout LinkTexts, as container: any LinkContainer.Type
    ) throws(LinkArguments.Problem) -> Self? {
        func made<Container: LinkContainer>(
            _ type: Container.Type, _ texts: inout LinkTexts
        ) throws(LinkArguments.Problem) -> Self? {
            guard type == Self.self, let made = try Container(reading: &texts) else { return nil }
            // The line above proves that both types are one, so the bits of `made` are those of a `Self`.
            return unsafeBitCast(made, to: Self.self)
        }
        return try made(container, &texts)
    }
}

extension Optional: LinkParameter where Wrapped: LinkParameter {
    /// Creates a present value; that an item is absent is known without a text.
    public init?(linkText: String) {
        guard let value = Wrapped(linkText: linkText) else { return nil }
        self = .some(value)
    }

    /// The text of the value, or nil when there is none: then the query has no such item.
    public var linkText: String? { flatMap(\.linkText) }
}

extension Optional: LinkContainer where Wrapped: LinkParameter {
    static var form: ParameterForm { LinkCodec<Wrapped>().form == .many ? .many : .optional }
    static var isOptional: Bool { true }
    static var takesAnyText: Bool { LinkCodec<Wrapped>().takesAnyText }

    init?(reading texts: inout LinkTexts) throws(LinkArguments.Problem) {
        if texts.areAtEnd {
            self = .none
            return
        }
        let codec = LinkCodec<Wrapped>()
        let value: Wrapped?
        if let container = codec.container, codec.form == .many {
            value = try Wrapped.value(reading: &texts, as: container)
        } else {
            value = try texts.next().flatMap(Wrapped.init(linkText:))
        }
        guard let value else { return nil }
        self = .some(value)
    }

    var linkTexts: [String]? {
        guard let value = self else { return [] }
        // No texts at all would read as nil, so a present but empty value has no link.
        guard let texts = LinkCodec<Wrapped>().texts(of: value), !texts.isEmpty else { return nil }
        return texts
    }

    static func sample(at position: Int) -> Self? {
        LinkCodec<Wrapped>().sample(at: position).map { .some($0) }
    }
}

extension Array: LinkParameter where Element: LinkParameter {
    /// Creates an array of the one value the text stands for.
    public init?(linkText: String) {
        guard let value = Element(linkText: linkText) else { return nil }
        self = [value]
    }

    /// The text of the only value, or nil when there are more or none.
    public var linkText: String? { count == 1 ? self[0].linkText : nil }
}

extension Array: LinkContainer where Element: LinkParameter {
    static var form: ParameterForm { .many }
    static var isOptional: Bool { false }
    static var takesAnyText: Bool { LinkCodec<Element>().takesAnyText }

    init?(reading texts: inout LinkTexts) throws(LinkArguments.Problem) {
        self.init()
        reserveCapacity(texts.count)
        while let text = try texts.next() {
            guard let value = Element(linkText: text) else { return nil }
            append(value)
        }
    }

    var linkTexts: [String]? {
        var texts: [String] = []
        texts.reserveCapacity(count)
        for value in self {
            guard let text = value.linkText else { return nil }
            texts.append(text)
        }
        return texts
    }

    static func sample(at position: Int) -> Self? {
        guard
            let first = LinkCodec<Element>().sample(at: position),
            let second = LinkCodec<Element>().sample(at: position + 1)
        else { return nil }
        return [first, second]
    }
}
