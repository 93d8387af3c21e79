/// How many texts a parameter stands for.
enum ParameterForm: Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// Any number.
    case many
    /// Any number of names, each followed by its text.
    case pairs
    /// None: the value is no part of a link.
    case nothing
}

/// The facts about a parameter type that are looked up once, so that matching never casts a type.
struct LinkCodec<Value: LinkParameter>: Sendable {
    /// The type as a container, or nil when it stands for exactly one text.
    let container: (any LinkContainer.Type)?
    /// How many texts it stands for.
    let form: ParameterForm

    init() {
        // The first cast of each type takes long, so the most frequent are known without one.
        let isPlain = Value.self == String.self || Value.self == Int.self
        container = isPlain ? nil : Value.self as? any LinkContainer.Type
        form = container?.form ?? .one
    }

    /// Whether every text is a value, as with String: such a parameter ranks below the others.
    ///
    /// It is found out by asking, so that a wrapper of a String ranks with String, and an enum of Strings with
    /// the constrained types.
    var takesAnyText: Bool {
        container?.takesAnyText ?? (Value(linkText: "~ \u{2020} no such value ?") != nil)
    }

    /// The texts of a value, or nil when it has no link.
    func texts(of value: Value) -> [String]? {
        guard container != nil else { return value.linkText.map { [$0] } }
        return (value as? any LinkContainer)?.linkTexts
    }

    /// A value for the parameter at a position; different positions get different values where possible.
    func sample(at position: Int) -> Value? {
        if let sample = Value.linkSample { return sample }
        if let container {
            return container.sample(at: position) as? Value
        }
        let number = String(position % 100 + 1)
        if let value = Value(linkText: number) { return value }
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(position % 26)))
        let uuid = "00000000-0000-4000-8000-0000000000" + (number.count < 2 ? "0" : "") + number
        return [letter, "1", "a", "true", uuid].lazy.compactMap(Value.init(linkText:)).first
    }
}

/// A parameter of a declared link, without its type.
struct LinkParameterFacts: Sendable {
    /// The name of the type.
    var typeName: String { shortName(of: type) }
    private let type: any LinkParameter.Type
    /// The type as a container, or nil when it stands for exactly one text.
    let container: (any LinkContainer.Type)?
    /// How many texts it stands for.
    let form: ParameterForm
    /// Whether absence is a value of it.
    let isOptional: Bool
    /// Whether every text is a value of it.
    let takesAnyText: Bool
    /// The texts of a captured payload, or nil when it has no link or is of another type.
    let texts: @Sendable (Any) -> [String]?

    init<Value: LinkParameter>(_ codec: LinkCodec<Value>) {
        type = Value.self
        container = codec.container
        form = codec.form
        isOptional = codec.container?.isOptional ?? false
        takesAnyText = codec.takesAnyText
        texts = { captured in
            guard let value = captured as? Value else { return nil }
            return codec.texts(of: value)
        }
    }
}
