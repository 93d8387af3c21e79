/// Turns the bytes of a terminal into keys, however they are split.
///
/// What is no key (an answer of the terminal, a sequence nobody asked for, bytes that are no UTF-8) comes to
/// nothing or to `�`, and never to something else.
struct KeyDecoder {
    /// The longest sequence that is waited for.
    private static let longestSequence = 64
    /// The most of a paste that is kept: 64 KiB.
    private static let longestPaste = 1 << 16
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    private var pending: ArraySlice<UInt8> = []
    /// What was pasted so far, while a paste goes on.
    private var pasted: [UInt8]?

    /// Whether an escape sequence has begun that may be the Esc key alone.
    var isUndecided: Bool { pasted == nil && pending.first == 0x1B }

    /// Returns the keys that are complete with these bytes.
    ///
    /// - Complexity: O(bytes).
    mutating func decode(_ bytes: [UInt8]) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        while !pending.isEmpty {
            if pasted != nil {
                guard let key = endOfPaste() else { break }
                keys.append(key)
                continue
            }
            guard let (length, key) = next() else { break }
            pending.removeFirst(length)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Decides what has begun, when nothing followed: Esc alone is a key, the beginning of anything else is not.
    mutating func flush() -> [Key] {
        guard isUndecided else { return [] }
        defer { pending = [] }
        return pending.count == 1 ? [.escape] : []
    }

    /// The first key with the number of its bytes, the key nil if they are none; nil if bytes are missing.
    private mutating func next() -> (Int, Key?)? {
        guard let first = pending.first else { return nil }
        switch first {
        case 0x1B: return escapeSequence()
        case 0x0D, 0x0A: return (1, .enter)
        case 0x09: return (1, .tab)
        case 0x7F, 0x08: return (1, .backspace)
        case 0x00: return (1, nil)
        case 0x01..<0x20: return (1, .control(Character(Unicode.Scalar(first + 0x60))))
        default: return character(pending).map { ($0, .character($1)) }
        }
    }

    private mutating func escapeSequence() -> (Int, Key?)? {
        guard let second = pending.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["): return controlSequence()
        case UInt8(ascii: "O"):
            guard let final = pending.dropFirst(2).first else { return nil }
            return (3, Self.key(final: final, parameter: ""))
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): return answer()
        case 0x1B: return (1, .escape)
        case 0x00..<0x20, 0x7F: return (2, nil)
        default: return character(pending.dropFirst()).map { ($0 + 1, .alt($1)) }
        }
    }

    /// `ESC [`, parameters, and a final byte.
    private mutating func controlSequence() -> (Int, Key?)? {
        let body = pending.dropFirst(2)
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            return body.count > Self.longestSequence ? (pending.count, nil) : nil
        }
        let length = end - pending.startIndex
        // Anything that cannot be part of a sequence ends it, and is read for itself.
        guard (0x40...0x7E).contains(body[end]) else { return (length, nil) }
        let parameters = String(decoding: body[..<end], as: UTF8.self)
        let first = parameters.prefix { $0 != ";" }
        if body[end] == UInt8(ascii: "~"), first == "200" {
            pasted = []
            return (length + 1, nil)
        }
        return (length + 1, Self.key(final: body[end], parameter: first))
    }

    /// A string the terminal sends about itself, up to its end.
    private func answer() -> (Int, Key?)? {
        let body = pending.dropFirst(2)
        guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
            return body.count > 4_096 ? (pending.count, nil) : nil
        }
        let length = end - pending.startIndex
        guard body[end] == 0x1B else { return (length + 1, nil) }
        guard let after = body[end...].dropFirst().first else { return nil }
        return (after == UInt8(ascii: "\\") ? length + 2 : length, nil)
    }

    private mutating func endOfPaste() -> Key? {
        guard var text = pasted else { return nil }
        let end = pending.firstRange(of: Self.pasteEnd)
        // A part of the end may have arrived already.
        let sure = end?.lowerBound ?? max(pending.startIndex, pending.endIndex - Self.pasteEnd.count + 1)
        text += pending[..<sure].prefix(Self.longestPaste - text.count)
        pending = pending[(end?.upperBound ?? sure)...]
        pasted = end == nil ? text : nil
        return end == nil ? nil : .paste(String(decoding: text, as: UTF8.self))
    }

    private static func key(final: UInt8, parameter: some StringProtocol) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "M") where parameter.isEmpty: .enter
        case UInt8(ascii: "~"):
            switch parameter {
            case "1", "7": .home
            case "4", "8": .end
            case "3": .delete
            case "5": .pageUp
            case "6": .pageDown
            default: nil
            }
        default: nil
        }
    }
}

/// The first character of UTF-8 with the number of its bytes, `�` if they are none; nil if bytes are missing.
private func character(_ bytes: ArraySlice<UInt8>) -> (Int, Character)? {
    guard let first = bytes.first else { return nil }
    let length =
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    let rest = bytes.dropFirst().prefix(length - 1)
    let whole = rest.prefix { (0x80...0xBF).contains($0) }
    if whole.count < rest.count { return (1 + whole.count, "�") }
    if rest.count < length - 1 { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return text.unicodeScalars.count == 1 ? text.first.map { (length, $0) } : (length, "�")
}
