/// Why a host could not show anything.
public enum TerminalHostError: Error, Hashable, CustomStringConvertible {
    /// Standard input and output are no terminal, or no more files can be opened.
    case noTerminal

    /// A sentence: what is missing, and what works without it.
    public var description: String {
        "Standard input and output are no terminal; run it in one, or line by line."
    }
}
