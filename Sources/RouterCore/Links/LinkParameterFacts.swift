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

    init<Value: LinkParameter>(_ type: Value.Type) {
        self.type = type
        container = Value.container
        form = container?.form ?? .one
        isOptional = container?.isOptional ?? false
        takesAnyText = Value.takesAnyLinkText
        texts = { captured in (captured as? Value)?.allLinkTexts }
    }
}

extension LinkParameter {
    /// The type as a container, or nil when it stands for exactly one text.
    static var container: (any LinkContainer.Type)? {
        // The first cast of each type takes long, so the most frequent are known without one.
        Self.self == String.self || Self.self == Int.self ? nil : Self.self as? any LinkContainer.Type
    }

    /// Whether every text is a value, as with String: such a parameter ranks below the others.
    ///
    /// It is found out by asking, so that a wrapper of a String ranks with String, and an enum of Strings with
    /// the constrained types.
    static var takesAnyLinkText: Bool {
        container?.takesAnyText ?? (Self(linkText: "~ \u{2020} no such value ?") != nil)
    }

    /// The texts of the value, or nil when it has no link.
    var allLinkTexts: [String]? {
        if Self.container == nil { return linkText.map { [$0] } }
        return (self as? any LinkContainer)?.linkTexts
    }

    /// A value for the parameter at a position; different positions get different values where possible.
    static func linkSample(at position: Int) -> Self? {
        if let sample = linkSample { return sample }
        if let container { return container.sample(at: position) as? Self }
        let number = String(position % 100 + 1)
        if let value = Self(linkText: number) { return value }
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(position % 26)))
        let uuid = "00000000-0000-4000-8000-0000000000" + (number.count < 2 ? "0" : "") + number
        return [letter, "1", "a", "true", uuid].lazy.compactMap(Self.init(linkText:)).first
    }
}
