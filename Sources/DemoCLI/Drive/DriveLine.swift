import Foundation

/// One line of input, read as far as it can be.
enum DriveLine {
    /// Blank, or a comment.
    case skipped
    /// A command, with the text it was read from.
    case command(DriveCommand, text: String)

    /// Reads a line.
    ///
    /// - Throws: Why it was not understood.
    init(_ line: LineReader.Line) throws(Unintelligible) {
        guard case .bytes(let bytes) = line else { throw .tooLong }
        // Whatever a comment holds, it is skipped; so this is asked before the line is decoded.
        let first = bytes.first { $0 != UInt8(ascii: " ") }
        guard let first, first != UInt8(ascii: "#") else {
            self = .skipped
            return
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else { throw .notUTF8 }
        self = .command(try DriveCommand(text[...]), text: text)
    }
}
