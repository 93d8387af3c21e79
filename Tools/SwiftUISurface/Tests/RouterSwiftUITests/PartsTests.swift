import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// Windows made of parts, and what a module says of its sheets and sources.
@MainActor struct PartsTests {
    @Test func tabsThatChangeAreDrawnAndThoseThatStayKeepTheirPath() throws {
        let window = try Window.tabs()
        try window.host.tap("dish 1")
        window.ask {
            $0.setTabs([RootTab("me", root: People.me), RootTab("dishes", root: Dishes.list)])
        }
        #expect(window.host.tabs == ["me", "dishes"])
        #expect(window.host.texts.first == "dish 1" && window.host.depth == 1)
        window.ask { $0.setTabs([RootTab("places", root: Places.list), RootTab("me", root: People.me)]) }
        #expect(window.host.tabs == ["places", "me"] && window.host.texts == ["restaurants"])
    }

    private func router() throws -> Router<ViewScreen> {
        Router(try Window.storyInTabs(), allowing: [.scheme("story")])
    }

    // MARK: A bar of one's own

    private struct OwnBar: View {
        let router: Router<ViewScreen>

        var body: some View {
            RouterStack(router, tab: router.selectedTab.wrappedValue)
            ForEach(["dishes", "places"], id: \.self) { tab in
                Button("to \(tab)") { router.selectedTab.wrappedValue = tab }
            }
            .routerModals(router)
            .routerScene(router)
        }
    }

    @Test func aBarOfOnesOwnSelectsTabs() throws {
        let router = try router()
        let host = ViewHost(mode: []) { OwnBar(router: router) }
        try host.tap("to places")
        #expect(router.state.selectedTab == "places" && router.navigation.isActive)
        router.push(Dishes.sheet(1))
        host.settle()
        #expect(host.presentations == ["sheet"] && host.diagnostics == [])
    }

    @Test func aTabThatIsNotThereShowsNothing() throws {
        let router = try router()
        let host = ViewHost(mode: []) { RouterStack(router, tab: "nowhere") }
        #expect(host.texts == [])
    }

    // MARK: Columns

    private func columns(_ router: Router<ViewScreen>, in mode: Hostility = .ofProcess) -> ViewHost {
        ViewHost(mode: mode) {
            RouterSplitView(router) { Label($0, systemImage: "circle") }
                .routerModals(router)
                .routerScene(router)
        }
    }

    @Test func aSideBarSelectsTheTab() throws {
        let router = try router()
        let host = columns(router)
        #expect(host.rows == ["dishes", "places", "me"] && host.tabs == [])
        try host.select(row: "places")
        #expect(router.state.selectedTab == "places" && host.texts == ["restaurants"])
        #expect(host.diagnostics == [])
    }

    @Test(arguments: [Hostility.ofProcess, .repeatsSelection, .setsTwice])
    func aSideBarThatIsWrittenAgainPopsNothing(_ mode: Hostility) throws {
        let router = try router()
        let host = columns(router, in: mode)
        router.push(Dishes.dish(1))
        host.settle()
        try host.select(row: "dishes")
        #expect(host.texts.first == "dish 1")
        try host.select(row: "places")
        try host.select(row: "dishes")
        #expect(host.texts.first == "dish 1" && host.depth == 1)
    }

    @Test func aNarrowWindowHasTabsAndTheSamePath() throws {
        let router = try router()
        let host = columns(router)
        router.push(Dishes.dish(1))
        host.settle()
        host.resize(to: .compact)
        #expect(host.tabs == ["dishes", "places", "me"] && host.rows == [])
        #expect(host.texts.first == "dish 1" && host.depth == 1)
        try host.select(tab: "places")
        host.resize(to: .regular)
        #expect(host.rows.count == 3 && host.texts == ["restaurants"] && host.diagnostics == [])
    }

    // MARK: Links and menus

    @Test func aLinkInATextIsOpenedByTheRouterAndOthersByTheSystem() throws {
        let router = try router()
        let host = ViewHost { RouterView(router).opensLinksInText(router) }
        #expect(try !host.follow(try #require(URL(string: "story:/dishes/3"))))
        #expect(host.texts.first == "dish 3")
        #expect(try host.follow(try #require(URL(string: "https://elsewhere.example/dishes/4"))))
        #expect(try host.follow(try #require(URL(string: "story:/nowhere"))))
        #expect(host.texts.first == "dish 3" && host.depth == 1)
    }

    @Test func menusFindTheRouterOfTheWindow() throws {
        let router = try router()
        let host = ViewHost { RouterView(router) }
        #expect(host.focused.router === router)
    }

    // MARK: Sheets and sources

    private func gallery() throws -> (router: Router<ViewScreen>, host: ViewHost) {
        let router = Router(
            try Composition {
                GalleryModule()
                Connect(GalleryExit.self) { exit in
                    switch exit {
                    case .poster: Gallery.poster
                    }
                }
                RootTab("gallery", root: Gallery.list)
            })
        return (router, ViewHost { RouterView(router) })
    }

    @Test func aSheetLooksAsTheOwnerOfItsRootSays() throws {
        let (router, host) = try gallery()
        router.push(Gallery.picture(2), as: .sheet)
        host.settle()
        #expect(host.transcript.contains("sheet rests at medium") && host.diagnostics == [])
        router.push(Gallery.picture(1))
        host.settle()
        #expect(host.transcript.filter { $0.hasPrefix("sheet rests") }.count == 1)
    }

    @Test func aScreenGrowsOutOfItsSource() throws {
        let (_, host) = try gallery()
        try host.tap("picture 2")
        #expect(!host.transcript.contains { $0.contains("zooms") })
        try host.back()
        try host.tap("picture 1")
        #expect(host.transcript.contains("window zooms from Gallery.picture(1)"))
        #expect(host.texts == ["showing 1"])
    }

    @Test func aCoverGrowsOutOfTheSourceOfAnExit() throws {
        let (_, host) = try gallery()
        try host.tap("poster")
        #expect(host.presentations == ["cover"] && host.texts == ["the poster"])
        let zooms = host.transcript.filter { $0.contains("zooms") }
        #expect(zooms == ["cover zooms from Gallery.poster"])
    }
}

// MARK: - A module with pictures

private enum Gallery: Route, Codable {
    case list
    case picture(Int)
    case poster
}

private enum GalleryExit: Route {
    case poster
}

private struct GalleryModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: Gallery.self, key: "gallery") { route, _ in
            switch route {
            case .list:
                RouteLink("picture 1", to: Gallery.picture(1)).zoomSource(Gallery.picture(1))
                RouteLink("picture 2", to: Gallery.picture(2))
                RouteButton("poster", to: GalleryExit.poster).zoomSource(GalleryExit.poster)
            case .picture(let id): Text("showing \(id)")
            case .poster: Text("the poster")
            }
        }
        registry.exit(GalleryExit.self)
        registry.presentation(of: Gallery.self) { route in route == .poster ? .cover : .stack }
        registry.sheet(for: Gallery.self) { content in content.presentationDetents([.medium]) }
    }
}
