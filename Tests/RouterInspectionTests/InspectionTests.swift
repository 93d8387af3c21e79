import Foundation
import RouterCore
import RouterTesting
import Testing

@testable import RouterInspection

/// What each command prints, and what it ends with.
@MainActor @Suite struct InspectionTests {
    /// What a request comes to.
    private func answer(
        _ request: InspectionRequest,
        _ compose: @escaping @MainActor () throws -> Composition<ButtonScreen> = { try shop() }
    ) async throws -> (status: RouterInspection.ExitStatus, text: String) {
        var text = ""
        let inspection = Inspection([.scheme("shop")], compose) {
            [Crawler($0, enteringBy: [.scheme("shop")])]
        }
        let status = try await inspection.run(request) { text += $0 }
        return (status, text)
    }

    @Test func whatWasComposedIsPrintedInEachForm() async throws {
        let app = try shop()
        #expect(try await answer(.map(.mermaid)) == (.success, app.map.mermaid + "\n"))
        #expect(try await answer(.map(.dot)) == (.success, app.map.dot + "\n"))
        #expect(try await answer(.map(.json)) == (.success, app.map.json + "\n"))
        #expect(try await answer(.report(json: false)) == (.success, app.report + "\n"))
        #expect(try await answer(.report(json: true)) == (.success, app.map.json + "\n"))
        #expect(try await answer(.manifest) == (.success, app.links.manifest + "\n"))
        #expect(try await answer(.links(json: true)) == (.success, app.links.manifest + "\n"))
        let file = app.links.appleAppSiteAssociation(appIDs: ["A.b"])
        #expect(try await answer(.association(appID: "A.b")) == (.success, file + "\n"))
    }

    @Test func linksAreATable() async throws {
        #expect(
            try await answer(.links(json: false)).text == """
                PATTERN      ROUTE             MODULE      QUERY
                /shelf       ShopRoute.shelf   ShopModule
                /items/{id}  ShopRoute.item    ShopModule
                /search      ShopRoute.search  ShopModule  text
                /till        ShopRoute.till    ShopModule

                """)
    }

    @Test func openShowsWhereEachLinkLeads() async throws {
        let (status, text) = try await answer(
            .open(["shop://items/2", "/till", "/items/9", "/itms/2", "web://items/2"], json: false))
        #expect(status == .failed)
        #expect(
            text == """
                shop://items/2 leads to:
                  shelf*  /shelf › [/items/2]

                /till leads to /shelf instead:
                  shelf*  [/shelf]

                ShopRoute.item(id: 9) names nothing that exists, says the module that owns it.
                /items/9

                No pattern matches; the nearest is /items/{id} of ShopModule, which has "items" in place of "itms".
                /itms/2
                 ^^^^

                Links of the scheme "web" are refused.
                web://items/2
                ^^^

                """)
        #expect(try await answer(.open(["/items/1"], json: false)).status == .success)
    }

    @Test func openIsDataForPrograms() async throws {
        let (status, text) = try await answer(.open(["/items/2", "/items/9"], json: true))
        #expect(status == .failed)
        let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(read.map { $0["outcome"] as? String } == ["committed", "rejected"])
        #expect(read.map { $0["reason"] as? String } == [nil, "notFound"])
        let state = try #require(read[0]["state"] as? [String: Any])
        #expect(state["stacks"] as? [String: [String]] == ["shelf": ["/shelf", "/items/2"]])
        #expect(state["visible"] as? String == "/items/2")
    }

    @Test func anAppThatCannotBeComposedIsReported() async throws {
        func broken() throws -> Composition<ButtonScreen> { try Composition {} }
        let (status, text) = try await answer(.check(.init()), broken)
        #expect(status == .failed)
        #expect(text.hasPrefix("The composition: 1 thing wrong:\n- "))
        await #expect(throws: CompositionError.self) { try await answer(.map(.dot), broken) }

        let placeheld = try await answer(.check(.init())) {
            Composition(placeholder: { _ in ButtonScreen() }) { RootTab("shelf", root: ShopRoute.shelf) }
        }
        #expect(placeheld.status == .failed)
        #expect(placeheld.text.contains("ShopRoute"))
    }

    @Test func checkCrawlsFromTabsAndFromLinksThatNeedNoValue() async throws {
        let sound = try await answer(.check(.init()))
        #expect(sound.status == .success)
        #expect(
            sound.text
                == "The composition: nothing is wrong.\nThe app, 2 screens, 6 steps: nothing is wrong.\n")

        let dead = ShopModule(buttons: [AnyRoute(ShopRoute.item(id: 9))])
        let (status, text) = try await answer(.check(.init())) { try shop(dead) }
        #expect(status == .failed)
        #expect(
            text.contains(
                "1 thing wrong:\n- A dead link on ShopRoute.shelf: ShopRoute.item(id: 9) names nothing"))
        #expect(text.contains("\n    1. tap 1"))
    }

    @Test func checkIsDataForPrograms() async throws {
        var check = InspectionRequest.Check()
        check.isJSON = true
        let dead = ShopModule(buttons: [AnyRoute(ShopRoute.item(id: 9))])
        let (status, text) = try await answer(.check(check)) { try shop(dead) }
        #expect(status == .failed)
        let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(read["sound"] as? Bool == false)
        #expect(read["composition"] as? [String] == [])
        let crawl = try #require((read["crawls"] as? [[String: Any]])?.first)
        #expect(crawl["complete"] as? Bool == true)
        let finding = try #require((crawl["findings"] as? [[String: Any]])?.first)
        #expect((finding["problem"] as? String)?.hasPrefix("A dead link on ShopRoute.shelf") == true)
        #expect((finding["way"] as? [String])?.count == 1)
    }

    @Test func screensWithoutActionsAreNotVisitedAndItSaysSo() async throws {
        let inspection = Inspection(.none) {
            try Composition<Page> {
                GardenModule()
                RootTab("garden", root: Garden.home)
            }
        }
        var text = ""
        #expect(try await inspection.run(.check(.init())) { text += $0 } == .success)
        #expect(
            text.hasSuffix(
                "The screens: not visited, as they are no ActionableScreen, which lists its actions.\n"))
    }
}
