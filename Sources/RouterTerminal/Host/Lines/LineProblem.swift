import RouterCore

/// Why a line was not carried out.
enum LineProblem: Error, Hashable, CustomStringConvertible {
    case unknown(String)
    case missing(String, of: String)
    case surplus(String, of: String)
    case noAction(Int, last: Int)
    case notOffered(String)
    /// A dialog that cannot be cancelled is visible.
    case unanswered

    var description: String {
        switch self {
        case .unknown(let word):
            "Nothing is called \"\(word.drawable.cut(to: 40))\"; "
                + "\(suggestion(for: word, among: LineCommand.words))"
        case .missing(let what, let word): "\"\(word)\" needs \(what) after it."
        case .surplus(let rest, let word):
            "\"\(word)\" takes nothing after it; leave out \"\(rest.drawable.cut(to: 40))\"."
        case .noAction(_, last: 0): "This screen has no actions."
        case .noAction(let number, let last): "There is no action \(number); they go from 1 to \(last)."
        case .notOffered(let word): "This app has no \"\(word)\"."
        case .unanswered: "This has to be answered: say the number of one of its answers."
        }
    }
}
