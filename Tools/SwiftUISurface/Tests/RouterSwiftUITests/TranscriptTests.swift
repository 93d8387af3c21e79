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
}
