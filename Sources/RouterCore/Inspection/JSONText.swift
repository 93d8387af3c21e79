/// A JSON value to be written: indented, object keys sorted, the same text every time.
enum JSONText {
    case string(String)
    case bool(Bool)
    case number(Int)
    case array([JSONText])
    case object([String: JSONText])

    /// An array of strings.
    static func strings(_ strings: [String]) -> JSONText { .array(strings.map(JSONText.string)) }

    /// The text, without a line break at the end.
    ///
    /// - Complexity: O(length of the text).
    var text: String {
        var text = ""
        write(to: &text, indent: "")
        return text
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let string): Self.quote(string, to: &text)
        case .bool(let value): text += value ? "true" : "false"
        case .number(let number): text += String(number)
        case .array(let values):
            Self.list(values, in: ("[", "]"), to: &text, indent) { value, text, indent in
                value.write(to: &text, indent: indent)
            }
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            Self.list(sorted, in: ("{", "}"), to: &text, indent) { member, text, indent in
                Self.quote(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element], in brackets: (String, String), to text: inout String, _ indent: String,
        write: (Element, inout String, String) -> Void
    ) {
        let inner = indent + "  "
        text += brackets.0
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            write(element, &text, inner)
        }
        text += (elements.isEmpty ? "" : "\n" + indent) + brackets.1
    }

    /// Writes a string in quotes, control characters escaped.
    private static func quote(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                text += "\\"
                text.unicodeScalars.append(scalar)
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
