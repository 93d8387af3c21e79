/// A value of a link, compared byte by byte.
enum PlainValue: Hashable, Sendable {
    case text([UInt8])
    case number(Int)
    case flag(Bool)
    case word(Word)
    /// An optional value that is not there.
    case nothing
    case many([PlainValue])
    /// Names with their texts.
    case pairs([String: [UInt8]])

    /// The texts that stand for it, or nil when it has none of its own; nothing has no text.
    var texts: [[UInt8]] {
        switch self {
        case .text(let bytes): [bytes]
        case .number(let number): [Array(String(number).utf8)]
        case .flag(let flag): [Array((flag ? "true" : "false").utf8)]
        case .word(let word): [Array(word.rawValue.utf8)]
        case .nothing: []
        case .many(let values): values.flatMap(\.texts)
        case .pairs(let pairs):
            pairs.sorted { $0.key < $1.key }.flatMap { [Array($0.key.utf8), $0.value] }
        }
    }
}

/// A type with few values.
enum Word: String, CaseIterable, Codable, Sendable {
    case a, asc, long = "a long word"
}

/// The type of a parameter, as a pattern's line writes it: `text`, `number`, `flag` or `word`, then `?` where it is
/// optional, `*` where it repeats; or `pairs`, which takes the items nobody else took.
struct PlainType: Hashable, Sendable {
    enum Base: String, CaseIterable, Sendable {
        case text, number, flag, word, pairs
    }

    enum Form: String, CaseIterable, Sendable {
        case one = ""
        case optional = "?"
        case many = "*"
        case optionalMany = "*?"
        case pairs = "&"
    }

    var base: Base
    var form = Form.one

    init(_ base: Base, _ form: Form = .one) {
        (self.base, self.form) = (base, form)
    }

    /// Reads a word of a line; nil when it names no type.
    init?(_ word: String) {
        let base = Base.allCases.first { word.hasPrefix($0.rawValue) }
        guard let base, let form = Form(rawValue: String(word.dropFirst(base.rawValue.count))) else {
            return nil
        }
        if form == .pairs || base == .pairs && form != .one { return nil }
        (self.base, self.form) = (base, base == .pairs ? .pairs : form)
    }

    /// The word of a line.
    var word: String { form == .pairs ? base.rawValue : base.rawValue + form.rawValue }

    /// The value a decoded text stands for, or nil.
    func value(_ text: [UInt8]) -> PlainValue? {
        switch base {
        case .text: .text(text)
        case .number: Self.number(text).map { .number($0) }
        case .flag:
            switch text {
            case [], Array("true".utf8), Array("1".utf8): .flag(true)
            case Array("false".utf8), Array("0".utf8): .flag(false)
            default: nil
            }
        case .pairs: nil
        case .word: Word.allCases.first { Array($0.rawValue.utf8) == text }.map { .word($0) }
        }
    }

    /// ASCII digits after an optional minus, within 64 bits.
    static func number(_ text: [UInt8]) -> Int? {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            let value = Int(digit - UInt8(ascii: "0"))
            let (product, isTooGreat) = number.multipliedReportingOverflow(by: 10)
            let (sum, isTooLow) = product.subtractingReportingOverflow(value)
            guard !isTooGreat, !isTooLow else { return nil }
            number = sum
        }
        // It was counted downwards, as there is one more number below zero than above.
        guard text.first != UInt8(ascii: "-") else { return number }
        return number == .min ? nil : -number
    }
}
