/// The options of the command line, which the usage text lists.
struct Options {
    /// Names of workloads, or what the names of several begin with; none stands for all.
    var filters: [String] = []
    /// Prints the results as JSON.
    var isJSON = false
    /// Prints the results as the table of RESULTS.md.
    var isMarkdown = false
    /// The file into which the results are drawn.
    var picture: String?
    /// Fails when a ratio is missed by more than a quarter, or an allocation bound is exceeded.
    var isCheck = false
    /// Prints allocations only, and times nothing.
    var isCounting = false
    /// Prints the names of the workloads, and how many operations a run of each carries out.
    var isListing = false
    /// Only runs what is measured so many times, for a tool that counts instructions.
    var runs: Int?

    /// Reads the arguments; nil when they cannot be understood.
    init?(_ arguments: some Sequence<String>) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--json": isJSON = true
            case "--markdown": isMarkdown = true
            case "--svg":
                guard let file = arguments.next() else { return nil }
                picture = file
            case "--check": isCheck = true
            case "--counts": isCounting = true
            case "--list": isListing = true
            case "--runs":
                guard let runs = arguments.next().flatMap({ Int($0) }) else { return nil }
                self.runs = runs
            default:
                guard !argument.hasPrefix("-") else { return nil }
                filters.append(argument)
            }
        }
    }
}
