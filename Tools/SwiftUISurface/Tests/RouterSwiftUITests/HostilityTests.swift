import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// What SwiftUI is reported to do, each where it would have done harm.
@MainActor struct HostilityTests {
    /// The tapped link's element is what is read back: nothing is drawn a second time for it.
    @Test func aTappedLinkIsOneUpdate() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        let passes = window.host.passes
        try window.host.tap("dish 1")
        #expect(window.host.passes == passes + 1)
        let shown = window.host.transcript.filter { $0.hasPrefix("dishes shows") }
        #expect(shown == ["dishes shows [Dishes.dish(1)]"])
    }

    @Test func aLinkTappedAgainIsAnotherEntry() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        try window.host.tap("dish 1")
        try window.host.tap("count")
        try window.host.back()
        try window.host.tap("dish 1")
        #expect(window.host.texts == ["dish 1", "taps 0"] && window.log.requests.last == "push")
    }

    @Test func aRootThatChangesWithItsPathKeepsTheNewPath() throws {
        let window = Window(try Window.storyInTabs(), in: .emptiesPath)
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.setStack([Dishes.dish(2), Dishes.dish(3), Dishes.dish(4)]) }
        #expect(window.host.texts.first == "dish 4" && window.host.depth == 2)
        #expect(!window.log.requests.contains("removed"))
        try window.host.back(2)
        #expect(window.host.texts.first == "dish 2" && window.host.depth == 0)
    }

    @Test func aPopThatCannotBeTakenBackBringsTheScreenAnew() throws {
        let window = Window(try Window.storyInTabs(), in: .takesNothingBack)
        window.ask { $0.push(Dishes.editor(1)) }
        try window.host.type("changed")
        try window.host.pressBackKey()
        #expect(window.host.texts == ["editor 1", "changed"] && window.host.depth == 1)
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
    }

    @Test(arguments: [Hostility.repeatsSelection, .setsTwice])
    func aTabThatIsWrittenTwiceKeepsItsStack(_ mode: Hostility) throws {
        let window = Window(try Window.storyInTabs(), in: mode)
        window.ask { $0.push(Dishes.dish(1)) }
        try window.host.select(tab: "places")
        try window.host.select(tab: "dishes")
        #expect(window.host.texts.first == "dish 1")
        try window.host.select(tab: "dishes")
        #expect(window.host.texts == ["dishes"])
    }

    @Test func aSizeClassThatChangesKeepsThePath() throws {
        let window = Window(try Window.storyInTabs(), in: .remakesStacks)
        window.ask { router in (1...3).forEach { router.push(Dishes.dish($0)) } }
        try window.host.back()
        #expect(window.host.texts.first == "dish 2" && window.host.depth == 2)
        #expect(window.log.requests == ["push", "push", "push", "removed"])
    }

    @Test func noRequestRunsWhileABodyIsRead() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        var requests: [String] = []
        let subscription = window.router.events.observe { event in
            requests.append("\(event.verb) after \(window.host.transcript.last ?? "")")
        }
        window.ask { $0.push(Dishes.hasty) }
        #expect(requests == ["push after ", "push after dishes shows [Dishes.hasty]"])
        withExtendedLifetime(subscription) {}
    }

    // MARK: Leaving

    @Test func theSwipeOfTwentySixIsClosedOnlyWhileSomethingIsGuarded() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.editor(1)) }
        #expect(throws: Refused.backIsHidden) { try window.host.swipeContent() }
        try window.host.tap("save")
        try window.host.swipeContent()
        #expect(window.host.texts.first == "dish 1")
        try window.host.swipeContent()
        #expect(window.host.texts == ["dishes"] && window.log.unread == [])
    }

    @Test func theSwipeOpensAgainOnceAGuardedScreenHasGone() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        window.ask { $0.push(Dishes.dish(1)) }
        window.ask { $0.push(Dishes.editor(1)) }
        try window.host.tap(back)
        try window.host.swipeContent()
        #expect(window.host.texts == ["dishes"])
    }

    @Test func aKeyThatGoesBackAsks() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        window.ask { $0.push(Dishes.editor(1)) }
        try window.host.type("changed")
        try window.host.press("⌘[")
        #expect(window.host.depth == 1 && window.log.unread.map(\.reason) == [.leaveGuarded])
        try window.host.type("as it was")
        try window.host.press("⌘[")
        #expect(window.host.depth == 0)
    }

    // MARK: Links

    private func activity(_ link: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: link)
        return activity
    }

    @Test func aLinkThatComesTwoWaysIsOpenedOnce() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        window.host.carryOn(activity("story:/dishes/3"))
        #expect(window.host.texts.first == "dish 3")
        window.host.open(try #require(URL(string: "story:/dishes/3")))
        #expect(window.log.requests == ["open"])
        try window.host.back()
        window.host.carryOn(activity("story:/dishes/3"))
        #expect(window.host.texts.first == "dish 3" && window.log.requests == ["open", "removed", "open"])
    }

    @Test func aSearchResultNamedByALinkIsOpened() throws {
        let window = Window(try Window.storyInTabs(), in: [])
        let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
        activity.userInfo = ["kCSSearchableItemActivityIdentifier": "story:/dishes/4"]
        window.host.carryOn(activity)
        #expect(window.host.texts.first == "dish 4")
    }

    @Test func anAppMayOpenItsLinksItself() throws {
        let router = Router(try Window.storyInTabs(), allowing: [.scheme("story")])
        let host = ViewHost(mode: []) { RouterView(router, opensLinks: false) { Text($0) } }
        host.open(try #require(URL(string: "story:/dishes/3")))
        host.carryOn(activity("story:/dishes/3"))
        #expect(host.texts == ["dishes"] && router.navigation.isActive)
    }
}
