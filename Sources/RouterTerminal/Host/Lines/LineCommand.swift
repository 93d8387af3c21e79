/// What a line asks of the host.
enum LineCommand: Hashable {
    /// The action of a number, from 1.
    case action(Int)
    case back, root, dismiss
    case tab(String)
    case open(String)
    case save, restore, help, quit
    /// The screen once more.
    case look

    /// The words, as help lists them.
    static let words = ["back", "root", "tab", "dismiss", "open", "save", "restore", "help", "quit"]

    /// Understands a line.
    ///
    /// - Throws: Why it was not understood.
    init(_ line: String) throws(LineProblem) {
        let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let first = parts.first.map({ $0.lowercased() }) else {
            self = .look
            return
        }
        let rest = parts.count > 1 ? String(parts[1]).trimmingSpaces : ""
        if !rest.isEmpty, first != "tab", first != "open" { throw .surplus(rest, of: first) }
        switch first {
        case "back", "b": self = .back
        case "root": self = .root
        case "dismiss": self = .dismiss
        case "tab" where rest.isEmpty: throw .missing("the name of a tab", of: first)
        case "tab": self = .tab(rest)
        case "open" where rest.isEmpty: throw .missing("a link such as /path", of: first)
        case "open": self = .open(rest)
        case "save": self = .save
        case "restore": self = .restore
        case "help", "?": self = .help
        case "quit", "q", "exit": self = .quit
        default:
            guard let number = Int(first) else { throw .unknown(first) }
            self = .action(number)
        }
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
    }
}
