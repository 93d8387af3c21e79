import Foundation
import TastebookData

/// What keeps a text from being read as the lists of a catalogue, and where.
struct JSONFault {
    let place: String?
    let reason: CatalogueError.Reason
}

extension JSONFault {
    /// Finds what `JSONDecoder` would let pass or would not explain; nil if there is nothing of the kind.
    init?(_ json: Data) {
        let byteOrderMarks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
        if json.isEmpty {
            self.init(place: nil, reason: .empty)
        } else if byteOrderMarks.contains(where: json.starts(with:)) {
            self.init(place: nil, reason: .byteOrderMark)
        } else if let comma = Self.trailingComma(in: json) {
            let detail = "a comma before a closing bracket"
            self.init(place: Self.place(of: comma, in: json), reason: .notJSON(detail))
        } else {
            return nil
        }
    }

    /// Names the key that a decoder stumbled over; nil if it stumbled over the text itself.
    init?(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            let path = context.codingPath + [key]
            self.init(place: Self.place(of: path), reason: .missingKey(expected: Self.expected(at: path)))
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath
            self.init(place: Self.place(of: path), reason: .wrongType(expected: Self.expected(at: path)))
        default:
            return nil
        }
    }

    /// Explains why a text cannot be parsed.
    ///
    /// `JSONDecoder` does not say where it stopped. `JSONSerialization` does, in words.
    init(unparsable json: Data) {
        var detail = "a value that cannot be read"
        var offset: Int?
        do {
            _ = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? detail
            let location = words.firstMatch(of: /\ (?:around|starting from) character (\d+)/)
            offset = location.flatMap { Int($0.1) }
            detail = String(words[..<(location?.range.lowerBound ?? words.endIndex)])
            if detail.hasSuffix(".") { detail.removeLast() }
            detail = detail.prefix(1).lowercased() + detail.dropFirst()
        }
        self.init(place: offset.map { Self.place(of: $0, in: json) }, reason: .notJSON(detail))
    }
}

extension JSONFault {
    /// A path as people write it: `ratings[0].stars`.
    private static func place(of path: [any CodingKey]) -> String {
        var place = ""
        for key in path {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return place.isEmpty ? "top level" : place
    }

    /// What belongs at a path, in words.
    private static func expected(at path: [any CodingKey]) -> String {
        guard let key = path.last, key.intValue == nil else { return "an object" }
        return switch key.stringValue {
        case "name", "city", "comment": "a string"
        case "price": "a finite number"
        case "id", "category", "dish", "brand", "restaurant", "author", "favourite", "stars":
            "a 64-bit whole number"
        default: "a list"
        }
    }

    /// The line and column of a byte, counted from 1, columns in characters.
    private static func place(of offset: Int, in json: Data) -> String {
        let before = json.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return "line \(line), column \(String(decoding: before[start...], as: UTF8.self).count + 1)"
    }

    /// The offset of a comma that a bracket follows, which Foundation lets pass; nil if there is none.
    ///
    /// - Complexity: O(*n*) in the length of the JSON.
    private static func trailingComma(in json: Data) -> Int? {
        json.withUnsafeBytes { bytes in
            var comma: Int?
            var isInString = false
            var isEscaped = false
            for (offset, byte) in bytes.enumerated() {
                if isInString {
                    isInString = byte != UInt8(ascii: "\"") || isEscaped
                    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                    continue
                }
                switch byte {
                case UInt8(ascii: ","): comma = offset
                case UInt8(ascii: "]"), UInt8(ascii: "}"): if let comma { return comma }
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
                default:
                    comma = nil
                    isInString = byte == UInt8(ascii: "\"")
                }
            }
            return nil
        }
    }
}
