import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

@testable import ArticleExamples

/// The articles show code that is compiled here, and it does what they say.
@MainActor struct ArticleTests {
    private static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let articles = root.appending(path: "../../Sources/RouterSwiftUI/RouterSwiftUI.docc")

    private func texts(in folder: URL, named suffix: String) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let files = names.filter { $0.hasSuffix(suffix) }
        return Dictionary(
            uniqueKeysWithValues: try files.map { name in
                (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            })
    }

    @Test func everyBlockIsCompiledCode() throws {
        let code = try texts(in: Self.root.appending(path: "Sources/ArticleExamples"), named: ".swift")
            .values.map(CodeBlock.indentationAside)
        let blocks = try texts(in: Self.articles, named: ".md").flatMap { CodeBlock.blocks(of: $1, in: $0) }
        #expect(blocks.count > 8)
        for block in blocks {
            #expect(block.language == "swift", "\(block) is \"\(block.language)\"")
            #expect(code.contains { block.occurs(in: $0) }, "\(block) is in no file of ArticleExamples")
        }
    }

    @Test func everyArticleIsOnTheLandingPage() throws {
        let texts = try texts(in: Self.articles, named: ".md")
        let landing = try #require(texts["RouterSwiftUI.md"])
        for name in texts.keys where name != "RouterSwiftUI.md" {
            #expect(landing.contains("<doc:\(name.dropLast(3))>"), "the landing page lacks \(name)")
        }
    }

    @Test func theCardPushesFromWhereverItStands() throws {
        let host = ViewHost { DishesWindow(dishesApp(DishStore())) }
        #expect(host.tabs == ["Dishes", "People"] && host.title == "Dishes")
        try host.tap("Phở")
        try host.tap("Author")
        #expect(host.texts == ["The author of dish 1"] && host.depth == 2)
        try host.back()
        try host.tap("Jump")
        #expect(host.transcript.last?.hasSuffix("not animated") == true && host.depth == 2)
    }

    private func dishesAndSearch() -> Router<ViewScreen> {
        Router(
            Composition(placeholder: ViewScreen.placeholder) {
                DishesModule(store: DishStore())
                PeopleModule()
                Connect(DishesExit.self) { exit in
                    switch exit {
                    case .author(let dish): PeopleRoute.author(ofDish: dish)
                    }
                }
                RootTab("dishes", root: DishesRoute.list)
                RootTab("people", root: PeopleRoute.list)
                RootTab("search", root: PeopleRoute.list)
            })
    }

    @Test func aWindowMadeOfPartsIsAsGood() throws {
        let router = dishesAndSearch()
        let host = ViewHost { OwnWindow(router: router) }
        #expect(host.tabs == ["Dishes", "People 3", "Search"] && host.title == "Dishes")
        try host.tap("Phở")
        try host.tap("Rename")
        #expect(host.presentations == ["sheet"] && host.diagnostics == [])
        #expect(host.transcript.contains("sheet rests at medium"))
        try host.tap("Cancel")
        try host.select(tab: "Search")
        #expect(router.state.selectedTab == "search" && !host.savedScene.isEmpty)
    }

    @Test func aBarOfOnesOwnSelectsAndPops() throws {
        let router = Router(dishesApp(DishStore()))
        let host = ViewHost(mode: []) { OwnBar(router: router) }
        try host.tap("Phở")
        try host.tap("people")
        #expect(host.texts == ["Everyone"])
        try host.tap("dishes")
        #expect(host.depth == 1)
        try host.tap("dishes")
        #expect(host.depth == 0 && host.diagnostics == [])
    }

    @Test func aSideBarSelectsWhatIsBesideIt() throws {
        let router = Router(dishesApp(DishStore()))
        let host = ViewHost { WideWindow(router: router) }
        try host.select(row: "people")
        #expect(host.texts == ["Everyone"] && host.diagnostics == [])
    }

    @Test func aTabBarOfUIKitShowsTheStacks() throws {
        let router = Router(dishesApp(DishStore()))
        let host = ViewHost { WindowOfUIKit(router: router) }
        router.select(tab: "people")
        host.settle()
        router.push(DishesRoute.list, as: .sheet)
        host.settle()
        #expect(host.presentations == ["sheet"] && host.diagnostics == [])
    }

    @Test func anUnsavedNameStaysUntilItIsSavedOrDiscarded() throws {
        let store = DishStore()
        let host = ViewHost { DishesWindow(dishesApp(store)) }
        try host.tap("Phở")
        try host.tap("Rename")
        try host.type("Pho")
        #expect(throws: Refused.cannotDismiss) { try host.dragSheetAway() }
        try host.tap("Cancel")
        #expect(host.presentations == ["sheet"])
        try host.tap("Discard changes")
        #expect(host.presentations == [] && store.names[1] == "Phở")
        try host.tap("Rename")
        try host.type("Pho")
        try host.tap("Save")
        #expect(host.presentations == [] && host.texts == ["Pho"])
    }

    @Test func aWindowComesBackAndALinkHasTheLastWord() throws {
        let first = ViewHost { DishesWindow(dishesApp(DishStore())) }
        try first.tap("Ramen")
        let second = ViewHost(restoring: first.savedScene) { DishesWindow(dishesApp(DishStore())) }
        #expect(second.texts == ["Ramen"] && second.depth == 1)
        second.open(try #require(URL(string: "https://dishes.example/dishes/1")))
        #expect(second.texts == ["Phở"] && second.depth == 1)
        second.open(try #require(URL(string: "https://elsewhere.example/dishes/2")))
        #expect(second.texts == ["Phở"])
    }

    @Test func aModulePreviewsAloneWithLabelledStubs() throws {
        let host = ViewHost { DishesPreview() }
        try host.tap("Phở")
        try host.tap("Author")
        #expect(host.texts == ["No destination", "DishesExit.author(ofDish: 1)"])
    }

    @Test func aModuleLivesInsideAnAppWithAStackOfItsOwn() throws {
        let host = ViewHost { ContentView() }
        try host.tap("Dishes")
        try host.tap("Phở")
        #expect(host.presentations == ["sheet"] && host.texts.first == "Phở" && host.depth == 1)
        try host.dragSheetAway()
        #expect(host.buttons == ["Dishes"] && host.diagnostics == [])
    }

    @Test(arguments: ["Close", "Dismiss"])
    func aViewFromBeforeLivesInsideTheRouter(_ button: String) throws {
        let router = Router(
            Composition(placeholder: ViewScreen.placeholder) {
                DishesModule(store: DishStore())
                LegacyModule()
                RootTab("dishes", root: DishesRoute.list)
            })
        let host = ViewHost { RouterView(router) }
        router.push(LegacyRoute.settings)
        host.settle()
        #expect(host.texts == ["Settings"])
        try host.tap(button)
        #expect(host.title == "Dishes" && host.depth == 0)
    }

    @Test func aMessageLiesAboveSheetsAndAnExitOpensAWindow() throws {
        let (messages, windows) = (Messages(), Windows())
        let router = Router(dishesAndWindows(messages, windows))
        let host = ViewHost { WindowWithWindows(router: router, windows: windows) }
        try host.tap("Phở")
        try host.tap("Rename")
        #expect(host.presentations == ["sheet"])
        messages.text = "Saved"
        host.settle()
        #expect(host.buttons.contains("Saved"))
        try host.tap("Saved")
        try host.tap("Cancel")
        #expect(!host.buttons.contains("Saved"))
        let depth = host.depth
        try host.tap("Author")
        #expect(host.transcript.contains("window author opens") && host.depth == depth)
        #expect(host.diagnostics == [])
    }
}
