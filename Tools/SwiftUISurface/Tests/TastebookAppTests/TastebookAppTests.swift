import RouterCore
import RouterSwiftUI
import SurfaceHost
import SwiftUI
import Testing

@testable import TastebookApp

/// The demo's modules, written for a terminal, on SwiftUI.
@MainActor struct TastebookAppTests {
    let host = ViewHost { TastebookWindow() }

    @Test func everythingIsComposed() {
        #expect(tastebook.issues == [])
        #expect(host.tabs == ["Discover", "Restaurants", "Me"])
        #expect(host.title == "Dishes")
    }

    @Test func aDishItsRestaurantAndTheDishOnItsMenu() throws {
        let dish = try #require(host.buttons.first)
        try host.tap(dish)
        let restaurant = try #require(host.buttons.first)
        try host.tap(restaurant)
        #expect(host.depth == 2)
        let menuDish = try #require(host.buttons.first)
        try host.tap(menuDish)
        #expect(host.depth == 3)
        try host.back(3)
        #expect(host.title == "Dishes")
        #expect(host.diagnostics == [])
    }

    @Test func aRatingChangesTheDishBeneath() throws {
        try host.select(tab: "Me")
        try host.tap(try #require(host.buttons.first { $0.lowercased().contains("sign in") }))
        #expect(host.presentations == ["sheet"])
        try host.tap(try #require(host.buttons.first))
        #expect(host.presentations == [])
        try host.select(tab: "Discover")
        try host.tap(try #require(host.buttons.first))
        let before = host.texts
        try host.tap("rate")
        #expect(host.presentations == ["sheet"])
        try host.tap(try #require(host.buttons.first))
        #expect(host.presentations == [])
        #expect(host.texts != before)
    }

    @Test func anEditorDrawsWhatItChanged() throws {
        try host.tap(try #require(host.buttons.first))
        try host.tap("edit")
        let before = host.texts
        try host.tap(try #require(host.buttons.first))
        #expect(host.texts != before)
    }
}
