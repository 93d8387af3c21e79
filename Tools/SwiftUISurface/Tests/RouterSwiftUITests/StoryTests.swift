import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// The seed story: a card that opens its author, a dish its restaurant, a restaurant its menu; always on top.
@MainActor struct StoryTests {
    @Test func oneStackPushesEverythingOnTop() throws {
        try tellStory(try Window.single())
    }

    @Test func aTabPushesEverythingOnTop() throws {
        let window = try Window.tabs()
        try window.host.select(tab: "places")
        try window.host.select(tab: "dishes")
        try tellStory(window)
        #expect(window.state.contains("places   Places.list"))
    }

    @Test func aSheetPushesEverythingOnTop() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.list, as: .sheet) }
        try tellStory(window)
        #expect(window.host.presentations == ["sheet"])
        #expect(window.router.state.tabs.allSatisfy { $0.stack.entries.count == 1 })
    }

    @Test func aCoverPushesEverythingOnTop() throws {
        let window = try Window.tabs()
        window.ask { $0.push(Dishes.list, as: .cover) }
        try tellStory(window)
        #expect(window.host.presentations == ["cover"])
    }

    /// Every step is what is seen, and nothing slides in beneath.
    private func tellStory(_ window: Window) throws {
        let host = window.host
        #expect(host.texts == ["dishes"])
        try host.tap("dish 1")
        #expect(host.texts.first == "dish 1" && host.depth == 1)
        try host.tap("avatar 1")
        #expect(host.texts == ["author 1"] && host.depth == 2)
        try host.back()
        #expect(host.texts.first == "dish 1" && host.depth == 1)
        try host.tap("restaurant")
        #expect(host.texts == ["restaurant 1"] && host.depth == 2)
        try host.tap("menu")
        #expect(host.texts.prefix(3) == ["menu dish 5", "taps 0", "at 1"] && host.depth == 3)
        try host.tap("avatar 5")
        #expect(host.texts == ["author 5"] && host.depth == 4)
        try host.back(4)
        #expect(host.texts == ["dishes"] && host.depth == 0)
        #expect(host.diagnostics == [])
        #expect(window.log.unread == [])
    }
}
