/// A line that is being typed.
struct TextField: Hashable {
    /// What was typed so far.
    private(set) var text = ""
    /// The characters left of the cursor.
    private(set) var cursor = 0

    /// The most characters it takes: a link may have 8 KiB.
    static let limit = 8_192

    /// Puts text where the cursor is; line breaks and other control characters are left out.
    mutating func insert(_ typed: String) {
        let shown = typed.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let added = String(String.UnicodeScalarView(shown)).prefix(max(0, Self.limit - text.count))
        let before = text.prefix(cursor) + added
        text = before + afterCursor
        // A mark that was typed joins the character before it.
        cursor = min(text.count, before.count)
    }

    /// Removes the character left of the cursor.
    mutating func deleteBackward() {
        guard cursor > 0 else { return }
        cursor -= 1
        text.remove(at: text.index(text.startIndex, offsetBy: cursor))
    }

    /// Removes everything.
    mutating func clear() {
        self = TextField()
    }

    /// Moves the cursor by some characters, as far as the text goes.
    mutating func move(by count: Int) {
        cursor = min(max(0, cursor + count), text.count)
    }

    /// What is left of the cursor.
    var beforeCursor: String { String(text.prefix(cursor)) }
    /// What is right of the cursor.
    var afterCursor: String { String(text.dropFirst(cursor)) }
}
