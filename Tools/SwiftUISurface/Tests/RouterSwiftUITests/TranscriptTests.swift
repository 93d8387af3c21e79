import Foundation
import RouterCore
import RouterSwiftUI
import SurfaceHost
import SwiftUI
import Testing

/// What SwiftUI is told, line by line; indented is what it tells the router.
@MainActor struct TranscriptTests {
    @Test func aVisit() throws {
        let window = try Window.tabs()
        try window.host.tap("dish 1")
        try window.host.tap("avatar 1")
        try window.host.back()
        try window.host.tap("link to sheet")
        try window.host.tap("next")
        try window.host.tap("dismiss")
        try window.host.dragSheetAway()
        try window.host.select(tab: "places")
        window.ask { $0.push(Places.restaurant(3), animated: false) }
        window.ask { $0.push(Dishes.cover(4), animated: false) }
        window.ask { $0.dismiss(animated: false) }
        window.ask { $0.pop() }
        try window.host.select(tab: "dishes")
        try window.host.select(tab: "dishes")
        let expected = """
            tap dish 1
              dishes writes [proposed Dishes.dish(1)]
            dishes shows [#4]
            tap avatar 1
            dishes shows [#4, #5]
            back 1
              dishes writes [#4]
            dishes shows [#4]
            tap link to sheet
              dishes writes [#4, proposed Dishes.sheet(1)]
            sheet begins
            tap next
            sheet shows [#7]
            tap dismiss
              sheet writes []
            sheet shows []
            drag the sheet away
              sheet is gone
            sheet ends
              tab places is tapped
            tab places
            places shows [#8], not animated
            cover begins, not animated
            cover ends, not animated
            places shows []
              tab dishes is tapped
            tab dishes
              tab dishes is tapped
            dishes shows []
            """
        #expect(window.host.transcript.joined(separator: "\n") == expected)
    }
    @Test func aVisitThatHasSomethingToLose() throws {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        window.host.open(try #require(URL(string: "story:/dishes/3")))
        window.ask { $0.push(Dishes.editor(3)) }
        try window.host.type("changed")
        try window.host.tap("Back")
        try window.host.pressBackKey()
        window.host.open(try #require(URL(string: "story:/cards/4")))
        try window.host.tap("discard")
        window.host.open(try #require(URL(string: "story:/cards/4")))
        window.ask { $0.push(Dishes.editor(4)) }
        try window.host.tap("Back")
        let expected = """
            open story:/dishes/3
            dishes shows [#4]
            dishes shows [#4, #5]
            dishes hides the way back
            type changed
            tap Back
            back key
              dishes writes [#4]
            open story:/cards/4
            tap discard
            dishes shows [#4]
            open story:/cards/4
            dishes shows []
            sheet begins
            sheet shows [#7]
            sheet cannot be dragged away
            sheet hides the way back
            tap Back
            sheet can be dragged away
            sheet shows []
            """
        #expect(window.host.transcript.joined(separator: "\n") == expected)
    }
}
