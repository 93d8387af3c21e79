import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import TastebookData
import Testing

@testable import TastebookApp

/// The demo's modules, written for a terminal, on SwiftUI.
@MainActor struct TastebookAppTests {
    let host = ViewHost { TastebookWindow() }

    /// On a phone, where there is room for one column.
    init() {
        host.resize(to: .compact)
    }

    /// Ends the session another test may have begun: the app's store is one for all windows.
    private func signOut() throws {
        tastebook.store.signOut()
        host.settle()
        try host.select(tab: "Me")
    }

    @Test func everythingIsComposed() throws {
        try signOut()
        try host.select(tab: "Discover")
        #expect(tastebook.composition.issues == [])
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
        try signOut()
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

    @Test func aLinkThatNeedsASignInGoesOnAfterIt() throws {
        try signOut()
        host.open(try #require(URL(string: "tastebook://me/wishlist")))
        #expect(host.presentations == ["sheet"] && host.title == "Sign in")
        try host.tap(try #require(host.buttons.first))
        #expect(host.presentations == ["sheet"] && host.title == "My wishlist")
        host.open(try #require(URL(string: "https://elsewhere.example/dishes/1")))
        #expect(host.title == "My wishlist")
    }

    @Test func anEditorKeepsItsChangesUntilTheyAreSaved() throws {
        try host.tap(try #require(host.buttons.first))
        try host.tap("edit")
        #expect(host.hasSystemBack)
        try host.tap("change")
        #expect(throws: Refused.backIsHidden) { try host.back() }
        try host.tap("chevron.backward")
        #expect(host.depth == 2 && host.texts.contains("unsaved changes"))
        try host.tap("save")
        try host.back()
        #expect(host.depth == 1)
    }

    @Test func aWindowComesBackAsItWas() throws {
        try host.select(tab: "Restaurants")
        try host.tap(try #require(host.buttons.first))
        let again = ViewHost(restoring: host.savedScene) { TastebookWindow() }
        again.resize(to: .compact)
        #expect(again.title == host.title && again.texts == host.texts && again.depth == 1)
    }

    @Test func anEditorDrawsWhatItChanged() throws {
        try host.tap(try #require(host.buttons.first))
        try host.tap("edit")
        let before = host.texts
        try host.tap(try #require(host.buttons.first))
        #expect(host.texts != before)
    }

    @Test func aWideWindowHasASideBarAndTheSamePath() throws {
        try host.tap(try #require(host.buttons.first))
        let dish = host.title
        host.resize(to: .regular)
        #expect(host.tabs == [] && host.rows == ["Discover", "Restaurants", "Me"])
        #expect(host.title == dish && host.depth == 1)
        try host.select(row: "Restaurants")
        #expect(host.title == "Restaurants")
        try host.select(row: "Discover")
        #expect(host.title == dish && host.diagnostics == [])
    }

    @Test func theTabOfTheUserCountsWishes() throws {
        try signOut()
        #expect(host.tabs == ["Discover", "Restaurants", "Me"])
        try host.tap(try #require(host.buttons.first { $0.contains("sign in") }))
        try host.tap(try #require(host.buttons.first))
        #expect(host.tabs == ["Discover", "Restaurants", "Me \(tastebook.store.wishlist.count)"])
        #expect(!tastebook.store.wishlist.isEmpty)
    }

    @Test func theRatingSheetIsHalfAsHighAsTheScreen() throws {
        try signOut()
        try host.tap(try #require(host.buttons.first { $0.contains("sign in") }))
        try host.tap(try #require(host.buttons.first))
        try host.select(tab: "Discover")
        try host.tap(try #require(host.buttons.first))
        try host.tap("rate")
        #expect(host.transcript.contains("sheet rests at medium"))
    }

    @Test func aLinkInACommentIsOpenedInTheApp() throws {
        #expect(try !host.follow(try #require(URL(string: "https://tastebook.example/restaurants/1"))))
        #expect(host.depth == 1 && host.diagnostics == [])
        #expect(try host.follow(try #require(URL(string: "https://elsewhere.example/"))))
    }

    @Test func theMenuLeadsToTheWishlist() throws {
        try signOut()
        let router = try #require(host.focused.router)
        router.open("/me/wishlist")
        host.settle()
        #expect(host.title == "Sign in")
    }
}
