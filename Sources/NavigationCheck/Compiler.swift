import Foundation

/// The installed compiler, of which only the parser is used.
struct Compiler: Sendable {
    /// Has a finding of each kind, to find out whether a compiler's syntax tree is understood.
    private static let sample = """
        struct A { var body: some View { NavigationStack(path: $p) { List { B().navigationDestination(item: $i) { C() } }
            .navigationDestination(for: Int.self) { C() }.navigationDestination(for: Int.self) { C() }
            NavigationLink("", value: ""); NavigationLink("", destination: C()) } } }
        struct C { var body: some View { NavigationStack { } } }
        """

    private let path: String

    /// Finds `swiftc`: by `xcrun` on a Mac, else on the search path.
    init(searchPath: String) throws(Failure) {
        let places = searchPath.split(separator: ":").map { "\($0)/swiftc" }
        let byXcode = Self.run("/usr/bin/xcrun", ["--find", "swiftc"])?.trimmingCharacters(in: .newlines)
        let paths = [byXcode ?? ""] + places
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(status: EX_UNAVAILABLE, message: "error: There is no swiftc to parse with.")
        }
        self.path = path
        let read = read(SourceFile(path: "", text: Self.sample))
        let found = read.map { Check($0.bodies, types: $0.types).findings } ?? []
        guard Set(found.map(\.kind)).count < 6 else { return }
        let version = Self.run(path, ["--version"])?.split(separator: "\n").first ?? "of no version"
        let message = "error: The syntax tree of \(path) is not understood; it is \(version)."
        throw Failure(status: EX_UNAVAILABLE, message: message)
    }

    /// Parses a file; nil if the compiler gives no syntax tree.
    func read(_ source: SourceFile) -> Reader? {
        let options = ["-frontend", "-module-name", "App", "-parse-as-library"]
        let arguments = options + ["-dump-parse", "-dump-ast-format", "json", "-"]
        let dump = Self.run(path, arguments, input: source.rewritten).map { Data($0.utf8) }
        let tree = dump.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return tree.map { Reader(source, tree: Node(fields: $0)) }
    }

    private static func run(_ path: String, _ arguments: [String], input: String = "") -> String? {
        let process = Process()
        let (stdin, stdout) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // The compiler reads all of its input before it writes, so neither pipe blocks the other.
        try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? stdin.fileHandleForWriting.close()
        let output = try? stdout.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return output.map { String(decoding: $0, as: UTF8.self) }
    }
}
