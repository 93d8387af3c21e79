import Foundation

/// The installed compiler, of which only the parser is used.
struct Compiler: Sendable {
    /// Has a finding of each kind, to find out whether a compiler's syntax tree is understood.
    private static let sample = """
        struct A { var body: some View { NavigationStack(path: $p) {
            List { B().navigationDestination(item: $i) { NavigationStack {} } }
            B().navigationDestination(for: Int.self) {}.navigationDestination(for: Int.self) {}
            NavigationLink("", value: ""); NavigationLink("", destination: B()) } } }
        """

    private typealias Output = (text: String, isRight: Bool)
    /// A file, its syntax tree, and what is wrong with its syntax; nil if nothing is.
    typealias Parsed = (source: SourceFile, json: String, mistake: String?)

    private let path: String

    /// Finds the compiler, or its driver, which takes longer: by `xcrun` on a Mac, else on the search path.
    init(searchPath: String) throws(Failure) {
        let byXcode = Self.run("/usr/bin/xcrun", "--find swift-frontend")?.text.components(separatedBy: "\n")
        let places = searchPath.split(separator: ":").flatMap { ["\($0)/swift-frontend", "\($0)/swiftc"] }
        guard let path = ((byXcode ?? []) + places).first(where: FileManager.default.isExecutableFile) else {
            throw Failure(status: EX_UNAVAILABLE, message: "error: There is no swiftc to parse with.")
        }
        self.path = path
        let read = Reader(read(SourceFile(path: "", text: Self.sample)))
        let found = read.map { Check($0.bodies, types: $0.types).findings } ?? []
        guard Set(found.map(\.kind)).count < 6 else { return }
        let version = Self.run(path, "--version")?.text.split(separator: "\n").first ?? "of no version"
        let message = "error: The syntax tree of \(path) is not understood; it is \(version)."
        throw Failure(status: EX_UNAVAILABLE, message: message)
    }

    func read(_ source: SourceFile, mode: String = "") -> Parsed {
        let flags = "-frontend -module-name App \(mode)"
        let dump = "\(flags) -parse-as-library -dump-parse -dump-ast-format json -"
        let (json, isRight) = Self.run(path, dump, input: source.rewritten) ?? ("", false)
        if isRight, !["#if", "#e"].contains(where: source.text.contains) { return (source, json, nil) }
        // It may be right as a script, with one clause of each `#if`, or with a regex between slashes.
        let parse = Self.run(path, "\(flags) -parse -", input: source.text)
        if parse?.isRight == true { return (source, json, nil) }
        let other = mode.isEmpty ? read(source, mode: "-enable-bare-slash-regex") : nil
        if let other, other.mistake == nil { return other }
        let mistake = parse?.text.firstMatch(of: /<stdin>(:\d+:\d+: error: .+)/)?.1
        return (source, json, source.path + (mistake ?? ": error: its syntax is wrong."))
    }

    private static func run(_ path: String, _ options: String, input: String = "") -> Output? {
        let process = Process()
        let (stdin, stdout) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = options.split(separator: " ").map(String.init)
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = options.contains(" -parse ") ? stdout : FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        // The compiler reads all of its input before it writes, so neither pipe blocks the other.
        try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? stdin.fileHandleForWriting.close()
        let output = try? stdout.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return (String(decoding: output ?? Data(), as: UTF8.self), process.terminationStatus == 0)
    }
}
