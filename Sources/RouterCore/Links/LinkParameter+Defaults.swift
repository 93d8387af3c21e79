extension LinkParameter where Self: LosslessStringConvertible {
    /// Creates the value that has the text as its description.
    public init?(linkText: String) {
        self.init(linkText)
    }

    /// The description, from which the value can be made again.
    public var linkText: String? { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
    /// Creates the value whose raw value the text stands for.
    public init?(linkText: String) {
        guard let raw = RawValue(linkText: linkText) else { return nil }
        self.init(rawValue: raw)
    }

    /// The text of the raw value.
    public var linkText: String? { rawValue.linkText }
}

extension LinkParameter where Self: RawRepresentable & LosslessStringConvertible, RawValue: LinkParameter {
    /// Creates the value whose raw value the text stands for.
    public init?(linkText: String) {
        guard let raw = RawValue(linkText: linkText) else { return nil }
        self.init(rawValue: raw)
    }

    /// The text of the raw value, which goes before the description.
    public var linkText: String? { rawValue.linkText }
}

extension LinkParameter where Self: FixedWidthInteger {
    /// Creates an integer from ASCII digits after an optional minus; one that does not fit is nil.
    public init?(linkText: String) {
        // The standard library takes a plus as well, so that `+7` and `7` would be two links of one value.
        guard linkText.utf8.first != UInt8(ascii: "+") else { return nil }
        self.init(linkText, radix: 10)
    }
}

extension LinkParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
    /// Creates a number from its decimal text; "nan" is nil, as it would equal no number, itself included.
    public init?(linkText: String) {
        guard let value = Self(linkText), !value.isNaN else { return nil }
        self = value
    }

    /// The shortest decimal text that gives the number back, or nil for NaN.
    public var linkText: String? { isNaN ? nil : description }
}
