import Foundation
import Testing

@Suite struct CommandTests {
    private static let home = view(
        "Home",
        """
        NavigationStack(path: $path) {
            List {}.navigationDestination(item: $dish) { DishScreen($0) }
        }
        """)

    /// Runs the command, in a folder of its own.
    private func run(
        _ arguments: String..., in folder: TemporaryFolder, searchPath: String? = nil
    ) throws -> (status: Int32, output: String, error: String) {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "NavigationCheck")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.standardOutput = output
        process.standardError = error
        if let searchPath {
            process.environment = ProcessInfo.processInfo.environment.merging(["PATH": searchPath]) { $1 }
        }
        try process.run()
        let texts = try [output, error].map { try $0.fileHandleForReading.readToEnd() ?? Data() }
        process.waitUntilExit()
        let (first, second) = (
            String(decoding: texts[0], as: UTF8.self), String(decoding: texts[1], as: UTF8.self)
        )
        return (process.terminationStatus, first, second)
    }

    @Test func printsFindingsAsCompilersDo() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(Self.home, to: "Home.swift")
        let result = try run(".", in: folder)
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix("./Home.swift:5:13: warning: This screen opens by item:, beside the path")
        )
        #expect(result.output.hasSuffix(" [two-lanes, certain]\n"))
        #expect(result.output.contains("In SwiftUI: ") && result.output.contains("With Router: "))
        #expect(result.error.isEmpty)
    }

    @Test func printsJSON() throws {
        struct Found: Decodable, Equatable {
            struct Place: Decodable, Equatable {
                let file: String
                let line: Int
                let column: Int
            }

            let kind: String
            let isCertain: Bool
            let place: Place
        }
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(Self.home, to: "Home.swift")
        let result = try run("--json", "Home.swift", in: folder)
        let place = Found.Place(file: "Home.swift", line: 5, column: 13)
        let found = try JSONDecoder().decode([Found].self, from: Data(result.output.utf8))
        #expect(found == [Found(kind: "two-lanes", isCertain: true, place: place)])
        #expect(!result.output.contains("isIgnored"))
        #expect(result.status == 1)
    }

    @Test func saysNothingOfCodeThatIsRight() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(view("Home", "NavigationStack(path: $path) { List {} }"), to: "Home.swift")
        let result = try run("Home.swift", in: folder)
        #expect(result == (0, "", ""))
    }

    @Test func namesWhatIsWrongWithItsArguments() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        #expect(try run("--jsn", ".", in: folder) == (64, "", "no option --jsn; did you mean --json?\n"))
        #expect(try run("--hep", ".", in: folder) == (64, "", "no option --hep; did you mean --help?\n"))
        #expect(try run(in: folder).error.hasPrefix("USAGE: NavigationCheck"))
        #expect(try run(in: folder).status == 64)
        #expect(try run("--help", in: folder).status == 0)
    }

    @Test func namesWhatItCannotReadAndReadsTheRest() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(Self.home, to: "Home.swift")
        let missing = try run("Nothing.swift", "Home.swift", in: folder)
        #expect(missing.status == 66)
        #expect(missing.error.hasPrefix("Nothing.swift: error: "))
        #expect(missing.output.hasPrefix("Home.swift:5:13: warning: "))

        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Folder.swift", withIntermediateDirectories: true)
        #expect(try run("Folder.swift", in: folder).status == 66)

        try Data([0x4E, 0xFF, 0xFE, 0x0A]).write(to: URL(filePath: "\(folder.path)/Bytes.swift"))
        let bytes = try run(".", in: folder)
        #expect(bytes.status == 65)
        #expect(bytes.error.hasPrefix("./Bytes.swift: error: "))
        #expect(bytes.output.hasPrefix("./Home.swift:5:13: warning: "))

        try folder.write(String(repeating: "// NavigationStack\n", count: 250_000), to: "Huge.swift")
        #expect(try run("Huge.swift", in: folder).status == 65)
    }

    @Test func endsWhateverItIsGiven() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/Loop", withDestinationPath: folder.path)
        let nested = String(repeating: "VStack { ", count: 400) + String(repeating: "}", count: 400)
        try folder.write(view("Deep", "NavigationStack { \(nested) }"), to: "Deep.swift")
        let deep = try run("Deep.swift", in: folder)
        #expect(deep.status == 65)
        #expect(deep.error.hasPrefix("Deep.swift: error: "))
    }

    @Test(arguments: [
        "struct Broken { var body: some View { NavigationStack( }}} #if",
        "#else\n#endif\n#endif\n#if NavigationStack\n",
        "struct Broken { var stack: NavigationStack\n",
        "#if os(iOS)\nlet stack = NavigationStack {}\n",
        "let stack = NavigationStack {}\n#endif\n",
        "let pattern = /NavigationStack(\n",
        "let title = \"NavigationStack\n",
        "extension NavigationStack { func @ }\n",
    ]) func namesAFileWithASyntaxError(_ text: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(text, to: "Broken.swift")
        try folder.write(Self.home, to: "Home.swift")
        let result = try run(".", in: folder)
        #expect(result.status == 65)
        #expect(result.error.contains(/^\.\/Broken\.swift:\d+:\d+: error: .+\n$/))
        #expect(result.output.hasPrefix("./Home.swift:5:13: warning: "))
    }

    @Test func findsWhatItCanInAFileWithASyntaxError() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(Self.home + "struct Broken {", to: "Home.swift")
        let result = try run("Home.swift", in: folder)
        #expect(result.status == 65)
        #expect(result.output.hasPrefix("Home.swift:5:13: warning: "))
        #expect(result.error.hasPrefix("Home.swift:9:16: error: "))
    }

    /// Some of these are wrong as a library, with every clause of `#if`, or in the one of two languages.
    @Test(arguments: [
        "print(1)\nNavigationStack {}\n",
        "NavigationStack·1·2·3·4·5 {} ; NavigationLink(·, value: ···)",
        "#!/usr/bin/swift\nlet stack = NavigationStack {}\nprint(stack)\n",
        "@main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack {} } } }\n",
        "#Preview { NavigationStack {} }\n",
        "let pattern = /NavigationStack \"(.*)[{(]/\n",
        "let pattern = #/ NavigationStack \\s+ /#\n",
        "store(/Path.stack, at: /Path.top) // NavigationStack\n",
        "#error(\"Write your key here.\") // NavigationStack\n",
        "#if swift(<3)\nfunc old() { NavigationStack( }\n#endif\n",
        """
        func title(_ tab: Int) -> NavigationStack {
            switch tab {
            case 0: Text("Home")
            #if os(iOS)
            default: Text("Menu")
            #else
            default: Text("More")
            #endif
            }
        }
        """,
        """
        struct Menu: View {
            var body: some View {
                NavigationStack {}
                    #if os(iOS)
                    .bold()
                    #endif
            }
        }
        """,
        """
        @Observable final class Path<each Part> {
            var stack: NavigationStack { get async throws(Failure) { .init() } }
            nonisolated(unsafe) private(set) var parts: (repeat each Part)
            consuming func end(_ list: sending [Int], _ count: borrowing Int) -> [3 of Int] { [1, 2, 3] }
        }
        """,
    ]) func namesNoFileThatIsRight(_ text: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(text, to: "Right.swift")
        try folder.write(Self.home, to: "Home.swift")
        let result = try run(".", in: folder)
        #expect(result.error.isEmpty)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("./Home.swift:5:13: warning: "))
    }

    @Test func namesTheFileThatMakesTheCompilerCrash() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swiftc = """
            #!/bin/sh
            text=$(cat)
            case "$text" in *Crash*) kill -SEGV $$ ;; esac
            PATH='\(searchPath)'
            printf '%s' "$text" | "$(command -v swiftc)" "$@"
            """
        let path = try folder.write(swiftc, to: "swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        try folder.write(view("Crash", "NavigationStack {}"), to: "Crash.swift")
        try folder.write(Self.home, to: "Home.swift")
        let result = try run(".", in: folder, searchPath: "\(folder.path):\(searchPath)")
        #expect(result.status == 65)
        #expect(result.output.hasPrefix("./Home.swift:5:13: warning: "))
        #expect(
            result.error
                == "./Crash.swift: error: it is nested too deep, or swiftc gives no syntax tree of it.\n")
    }

    /// Long chains and nested closures, each a step deeper: all are read, or named.
    @Test func endsWhateverIsNestedDeep() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        for depth in [40, 60, 100, 200, 300] {
            let chain = "Text(\"\")" + String(repeating: ".bold()", count: depth)
            let nested = String(repeating: "VStack { ", count: depth) + String(repeating: "}", count: depth)
            try folder.write(view("Chain", "NavigationStack { \(chain) }"), to: "Chain\(depth).swift")
            try folder.write(view("Nested", "NavigationStack { \(nested) }"), to: "Nested\(depth).swift")
        }
        let result = try run(".", in: folder)
        #expect(result.status == 65)
        #expect(result.output.isEmpty)
        let names = ["Chain300", "Nested100", "Nested200", "Nested300"]
        let lines = names.map {
            "./\($0).swift: error: it is nested too deep, or swiftc gives no syntax tree of it."
        }
        #expect(Set(result.error.split(separator: "\n").map(String.init)) == Set(lines))
    }

    @Test func saysWhichCompilerItDoesNotUnderstand() throws {
        let folder = try TemporaryFolder()
        defer { folder.delete() }
        try folder.write(Self.home, to: "Home.swift")
        let none = try run("Home.swift", in: folder, searchPath: folder.path)
        #expect(none == (69, "", "error: There is no swiftc to parse with.\n"))

        let swiftc = """
            #!/bin/sh
            case "$*" in --version) echo "Swift version 5.9" ;; *) echo '{"_kind":"source_file","items":[]}' ;; esac
            """
        let path = try folder.write(swiftc, to: "swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        let other = try run("Home.swift", in: folder, searchPath: folder.path)
        let message = "error: The syntax tree of \(path) is not understood; it is Swift version 5.9.\n"
        #expect(other == (69, "", message))
    }
}
