import RouterCore

/// Why a line was not understood.
enum Unintelligible: Error, Hashable {
    case tooLong
    case notUTF8
    case unknownVerb(String)
    case missing(String, of: String)
    case surplus(String, of: String)
    case notANumber(String, name: String, least: Int)
    case notAChoice(String, among: [String])
    case notJSON(String)
    case emptyStep
    case notInABatch(DriveVerb)
}

extension Unintelligible: CustomStringConvertible {
    /// A sentence: what was not understood, and what would be.
    var description: String {
        switch self {
        case .tooLong:
            return "A line of more than \(LineReader.limit) bytes was passed over; write a shorter one."
        case .notUTF8:
            return "The line is not UTF-8; save the input as UTF-8."
        case .unknownVerb(let word):
            let known = DriveVerb.allCases.map(\.rawValue)
            guard let near = nearest(to: word, among: known) else {
                return "There is no command \(quoted(word)); there are \(known.joined(separator: ", "))."
            }
            return "There is no command \(quoted(word)); did you mean \"\(near)\"?"
        case .missing(let name, let verb):
            return "\"\(verb)\" needs \(name) after it."
        case .surplus(let word, let verb):
            return "\"\(verb)\" has a word too many, \(quoted(word)); leave it out."
        case .notANumber(let word, let name, let least):
            return "\(name) is a whole number from \(least) to \(Int.max), which \(quoted(word)) is not."
        case .notAChoice(let word, let choices):
            return "\(quoted(word)) is none of \(choices.joined(separator: ", "))."
        case .notJSON(let text):
            return "\(quoted(text)) is no JSON value; give a number such as 1, or nothing."
        case .emptyStep:
            return "A batch has a place with no command in it; put one on each side of every \";\"."
        case .notInABatch(let verb):
            return "\"\(verb.rawValue)\" cannot be part of a batch; give it a line of its own."
        }
    }

    /// The text in quotes, cut to a readable length.
    private func quoted(_ text: String) -> String {
        text.count > 60 ? "\"\(text.prefix(60))…\"" : "\"\(text)\""
    }
}
