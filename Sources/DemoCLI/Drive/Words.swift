import RouterCore

/// The words of a line, taken from the left; words end at spaces, and a tab is none.
struct Words {
    /// The word the others belong to, as messages name it.
    private(set) var verb = ""
    private var rest: Substring.UTF8View

    init(_ line: Substring) {
        rest = line.utf8
        verb = next() ?? ""
    }

    /// Takes all that is left as one text, without spaces around it.
    mutating func takeAll() -> Substring {
        let text = rest.drop { $0 == UInt8(ascii: " ") }
        rest = rest.suffix(0)
        let end = text.lastIndex { $0 != UInt8(ascii: " ") }.map(text.index(after:)) ?? text.startIndex
        return Substring(text[..<end])
    }

    /// Takes the next word; nil at the end.
    mutating func next() -> String? {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        guard !rest.isEmpty else { return nil }
        let word = rest.prefix { $0 != UInt8(ascii: " ") }
        rest = rest[word.endIndex...]
        return String(Substring(word))
    }

    /// Takes the next word, which has to be there.
    mutating func next(_ name: String) throws(Unintelligible) -> String {
        guard let word = next() else { throw .missing(name, of: verb) }
        return word
    }

    /// Takes a whole number in ASCII digits, perhaps after a minus, which has to be there unless there is
    /// something to take its place.
    mutating func number(_ name: String, from least: Int, default: Int? = nil) throws(Unintelligible) -> Int {
        guard let word = next() else {
            guard let `default` else { throw .missing(name, of: verb) }
            return `default`
        }
        let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
        let isDigits = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isDigits, let number = Int(word), number >= least else {
            throw .notANumber(word, name: name, least: least)
        }
        return number
    }

    /// Takes one of a few words; nil at the end.
    mutating func choice<Choice: RawRepresentable<String>>(
        of choices: [Choice]
    ) throws(Unintelligible) -> Choice? {
        guard let word = next() else { return nil }
        guard let choice = choices.first(where: { $0.rawValue == word }) else {
            throw .notAChoice(word, among: choices.map(\.rawValue))
        }
        return choice
    }

    /// Makes sure that nothing is left.
    mutating func end() throws(Unintelligible) {
        if let word = next() { throw .surplus(word, of: verb) }
    }
}
