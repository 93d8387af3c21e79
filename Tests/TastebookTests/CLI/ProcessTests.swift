import Foundation
import Testing

/// The program as a process: what it writes where, and what it ends with.
struct ProcessTests {
    struct Run {
        var status: Int32
        var output: String
        var errors: String
    }

    @Test("Exit statuses")
    func statuses() throws {
        #expect(try run(["--version"]).status == 0)
        #expect(try run(["drive", "--help"]).status == 0)
        #expect(try run(["drvie"]).status == 64)
        #expect(try run(["explore"]).status == 0)
        #expect(try run(["drive"], input: "push /dishes/1\n").status == 0)
        #expect(try run(["drive"], input: "nonsense\npush /dishes/1").status == 65)
        let walk = try run([])
        #expect(walk.status == 0)
        #expect(walk.output.hasPrefix("Scene 1 of "))
        #expect(!walk.output.contains("\u{1B}"))
    }

    @Test("Mistakes are told on standard error alone")
    func mistakes() throws {
        let usage = try run(["--plian"])
        #expect(usage.output.isEmpty)
        #expect(usage.errors.hasPrefix("DemoCLI: There is no option \"--plian\"; did you mean \"--plain\"?"))

        let missing = try run(["--catalog", "/nowhere/at/all.json", "drive"], input: "state\n")
        #expect(missing.status == 65)
        #expect(missing.output.isEmpty)
        #expect(missing.errors.hasPrefix("DemoCLI: /nowhere/at/all.json: "))
        #expect(missing.errors.split(separator: "\n").count == 1)
        #expect(try run(["--catalog", "/nowhere.json", "walk"]).status == 65)
    }

    @Test("A catalogue replaces the embedded one")
    func catalogue() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try CatalogueJSON().text.write(to: file, atomically: true, encoding: .utf8)
        let input = "push /dishes/2\npush /dishes/3\n"
        let lines = try run(["drive", "--catalog", file.path], input: input).output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains(#""outcome":"committed""#) == true)
        #expect(lines.last?.contains(#""reason":"notFound""#) == true)
    }

    @Test("The links and the report are printed")
    func listings() throws {
        let links = try run(["links"]).output
        #expect(links.contains("/restaurants/{servedAt}/menu/{id}  DishesRoute.menuDish"))
        #expect(links.split(separator: "\n").allSatisfy { $0.last != " " })
        let manifest = Data(try run(["manifest"]).output.utf8)
        let read = try #require(JSONSerialization.jsonObject(with: manifest) as? [String: Any])
        #expect((read["links"] as? [Any])?.count == links.split(separator: "\n").count - 1)
        #expect(try run(["aasa", "--app-id", "A.b"]).output.contains("\"/\" : \"/restaurants/*/menu/*\""))
        #expect(try run(["report"]).output.contains("DishesExit → RestaurantsRoute, ProfilesRoute"))
    }

    @Test("The map is written in each format, and the check is a status")
    func inspecting() throws {
        let mermaid = try run(["map"])
        #expect(mermaid.output.hasPrefix("flowchart LR\n  subgraph m0[\"DishesModule\"]\n"))
        #expect(mermaid.output.contains("  DishesExit --> RestaurantsRoute & ProfilesRoute & SignIn\n"))
        let dot = try run(["map", "--format", "dot"]).output
        #expect(dot.hasPrefix("digraph composition {\n") && dot.hasSuffix("}\n"))
        let json = Data(try run(["map", "--format", "json"]).output.utf8)
        let map = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(
            (map["modules"] as? [[String: Any]])?.map { $0["name"] as? String } == [
                "DishesModule", "RestaurantsModule", "ProfilesModule",
            ])
        #expect(try run(["check"]).status == 0)
        #expect(try run(["map", "--format", "svg"]).status == 64)
    }

    @Test("A session that is recorded is replayed, and a file that cannot be is status 65")
    func replaying() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let recorded = try run(["drive", "--record", file.path], input: "push /dishes/1\ntap 1\n")
        #expect(recorded.output.split(separator: "\n").count == 2)
        let replay = try run(["replay", file.path])
        #expect(replay.output == "Trace 1 of 1, 2 steps: all came to the same.\n")
        #expect(replay.status == 0)
        try Data("[{".utf8).write(to: file)
        let broken = try run(["replay", file.path])
        #expect(broken.status == 65)
        #expect(broken.output.isEmpty)
        #expect(
            broken.errors == "DemoCLI: \(file.path): It holds no traces: it is no JSON, or was cut off.\n")
        #expect(try run(["replay", "/nowhere.json"]).status == 65)
        #expect(try run(["drive", "--record", "/nowhere/a.json"]).status == 1)
        let unwritable = try run(["check", "--trace", "/nowhere/a.json"])
        #expect(unwritable.status == 1)
        #expect(unwritable.output.isEmpty)
        #expect(unwritable.errors.hasPrefix("DemoCLI: /nowhere/a.json: this cannot be written; "))
    }

    @Test("Links are opened one by one, and one that is refused is marked")
    func opening() throws {
        let good = try run(["open", "tastebook://ratings/1", "/me/wishlist"])
        #expect(good.status == 0)
        #expect(
            good.output == """
                tastebook://ratings/1 leads to:
                  discover*    /dishes › /dishes/1 › [/ratings/1]
                  restaurants  /restaurants
                  me           /me

                /me/wishlist is parked until /sign-in has finished:
                  sheet        [/sign-in]
                  discover     /dishes
                  restaurants  /restaurants
                  me*          /me

                """)
        let bad = try run(["open", "/dishes/x", "/me", "/dishes/999999"])
        #expect(bad.status == 1)
        #expect(bad.errors.isEmpty)
        #expect(bad.output.contains("\n/dishes/x\n        ^\n\n/me leads to:\n"))
        #expect(bad.output.hasSuffix("\n/dishes/999999\n"))
        #expect(try !run(["open", "/restaurants?city=\u{1B}[2J"]).output.contains("\u{1B}"))
    }

    @Test("Ugly input is answered line by line")
    func uglyInput() throws {
        var input = Data("# \u{0}\r\npush /dishes/1\r\n\r\npush\t/me\n".utf8)
        input += [0xFF, 0xFE, 0x0A, 0x00, 0x0A]
        input += Data("push /\(String(repeating: "a", count: 1 << 20))\n".utf8)
        input += Data("finish \(String(repeating: "[", count: 1 << 20))\n".utf8)
        input += Data("batch \(String(repeating: ";", count: 10_000))\nback".utf8)
        let drive = try run(["drive"], input: input)
        #expect(drive.status == 65)
        #expect(drive.errors.isEmpty)
        let lines = drive.output.split(separator: "\n")
        #expect(
            lines.map { $0.hasPrefix(#"{"error":"#) } == [false, true, true, true, false, true, true, false])
        #expect(lines.last?.contains(#""outcome":"committed""#) == true)
    }

    @Test("A closed pipe ends it quietly, and what was done until then is recorded")
    func closedPipe() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = ["drive", "--record", file.path]
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try output.fileHandleForReading.close()
        try input.fileHandleForWriting.write(contentsOf: Data("state\nstate\n".utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
        #expect(try run(["replay", file.path]).output == "Trace 1 of 1, 1 step: all came to the same.\n")
    }

    @Test("Where standard input is closed, it has ended", arguments: [["explore", "--line"], ["drive"], []])
    func closedInput(arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \"$0\" \"$@\" <&-", Self.binary.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    #if os(Linux)
        @Test("Output that cannot be written is told")
        func fullDevice() throws {
            let process = Process()
            let errors = Pipe()
            process.executableURL = Self.binary
            process.arguments = ["walk"]
            process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
            process.standardError = errors
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 1)
            let message = String(
                decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            #expect(message.hasPrefix("DemoCLI: Standard output cannot be written to: "))
        }
    #endif

    private static var binary: URL {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "DemoCLI")
    }

    private func run(_ arguments: [String], input: String = "") throws -> Run {
        try run(arguments, input: Data(input.utf8))
    }

    /// Runs the program with files for its streams, so that no pipe can fill up.
    private func run(_ arguments: [String], input: Data) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "DemoCLI-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try input.write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }

        let process = Process()
        process.executableURL = Self.binary
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
}
