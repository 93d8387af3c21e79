import Foundation
import Testing

/// The explorer through pipes.
struct ExploreLinesTests {
    private func run(_ arguments: [String], _ input: String) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "explore-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(input.utf8).write(to: file)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "DemoCLI")
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    @Test(
        "Without a terminal it goes by lines, asked to or not",
        arguments: [["explore"], ["explore", "--line"]])
    func lines(arguments: [String]) throws {
        let (status, output) = try run(arguments, "tab me\nopen /dishes/999999\nnonsense\nquit\nback\n")
        #expect(status == 0)
        let begin = "Tastebook, line by line. Say \"help\" for what you can do.\n\ndiscover*: /dishes\n"
        #expect(output.hasPrefix(begin))
        let end = """
            me*: /me

            Me
            ──
                Signed out
             1  my ratings
             2  wishlist
             3  sign in

            Refused, notFound: /dishes/999999 names nothing that exists, says the module that owns it.

            """
        #expect(output.contains(end))
        #expect(output.contains("Nothing is called \"nonsense\""))
        #expect(!output.contains("atRoot"))
        #expect(!output.contains("\u{1B}"))
    }

    @Test("The end of the input ends it, in the middle of a line too")
    func end() throws {
        #expect(try run(["explore"], "").status == 0)
        #expect(try run(["explore"], "tab me").output.contains("me*: /me\n"))
    }

    @Test("Signing out clears what was on screen, in every tab")
    func signOut() throws {
        let (status, output) = try run(
            ["explore"], "open /sign-in\n1\nopen /dishes/1\ntab me\n3\ntab discover\n")
        #expect(status == 0)
        let start = try #require(output.range(of: "Signed out", options: .backwards))
        #expect(output[start.upperBound...].contains("discover*: /dishes\n"))
        #expect(!output[start.upperBound...].contains("/dishes/1"))
    }

    @Test("Signing in goes on with what was asked for")
    func signIn() throws {
        let (status, output) = try run(["explore"], "open /me/wishlist\n1\n")
        #expect(status == 0)
        #expect(output.contains("This goes on when /sign-in has finished."))
        #expect(output.contains("sheet: /me/wishlist"))
    }
}
