import Foundation
import RouterCore
import RouterInspection
import RouterTerminal
import Testing

/// The code in doc comments is held to what is compiled, and the rest of their blocks to what is printed.
@Suite struct CommentTests {
    private func blocks() throws -> [CodeBlock] {
        try Repository.sources().sorted { $0.key < $1.key }.flatMap {
            CodeBlock.blocks(inCommentsOf: $1, in: $0)
        }
    }

    private func block(of file: String) throws -> CodeBlock {
        try #require(try blocks().first { $0.document.hasSuffix(file) })
    }

    @Test func everySwiftBlockOfACommentIsCompiledCode() throws {
        let swift = try blocks().filter { $0.language == "swift" }
        let code = try Repository.compiledCode()
        #expect(swift.count > 20)
        for block in swift {
            #expect(
                code.contains { block.occurs(in: $0) },
                "\(block) is in no file of Snippets, Sources, Examples or Tests/DocumentationTests/Examples")
        }
    }

    @Test func everyOtherBlockOfACommentIsHeldToWhatIsPrinted() throws {
        let others = try blocks().filter { $0.language != "swift" }.map(\.document)
        #expect(
            others == [
                "Sources/RouterCore/Inspection/NavigationState+Drawing.swift",
                "Sources/RouterCore/Restoration/SnapshotFormat.swift",
                "Sources/RouterInspection/Links/LinkManifest.swift",
            ], "add a test here that prints what the new one shows")
    }

    @Test func theManifestInItsCommentIsTheOneThatIsWritten() throws {
        let app = try Composition<TerminalScreen> {
            DishesModule()
            RootTab("discover", root: DishesRoute.list)
        }
        let links = app.links.filter { $0.pattern == "/dishes/{id}" }
        let shown = try block(of: "LinkManifest.swift").lines.map { String($0.dropFirst()) }
        #expect(shown.joined(separator: "\n") == links.manifest)
    }

    @Test func theDrawingInItsCommentIsTheOneThatIsDrawn() throws {
        let app = try savedApp()
        let saved = try block(of: "SnapshotFormat.swift").lines.joined()
        let (state, _) = try app.state(of: Data(saved.utf8))
        let shown = try block(of: "NavigationState+Drawing.swift").lines.map { String($0.dropFirst()) }
        #expect(shown.joined(separator: "\n") == state.drawing { app.path(for: $0) ?? "\($0)" })
    }

    @Test func theSnapshotInItsCommentIsTheOneThatIsWrittenAndRead() throws {
        let app = try savedApp()
        let saved = try block(of: "SnapshotFormat.swift").lines.joined().replacing(" ", with: "")
        let (state, report) = try app.state(of: Data(saved.utf8))
        #expect(report.isComplete, "\(report)")
        #expect(String(decoding: app.snapshot(of: state).data, as: UTF8.self) == saved)
    }

    private func savedApp() throws -> Composition<TerminalScreen> {
        try Composition<TerminalScreen> {
            DishesModule()
            AccountModule()
            RootTab("discover", root: DishesRoute.list)
            RootTab("me", root: MeRoute.wishlist)
        }
    }
}

// MARK: - The modules of what is shown

private enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
}

private enum MeRoute: Route, Codable {
    case wishlist
}

private struct SignIn: Route, Codable {}

private struct DishesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { _, _ in
            TerminalScreen("Dishes") { _ in [] }
        }
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
    }
}

private struct AccountModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: MeRoute.self, key: "me") { _, _ in TerminalScreen("Me") { _ in [] } }
        registry.destination(for: SignIn.self, key: "sign-in") { _, _ in
            TerminalScreen("Sign in") { _ in [] }
        }
        registry.link("/me", to: MeRoute.wishlist)
        registry.link("/sign-in", to: SignIn())
    }
}
