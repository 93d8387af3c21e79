import Foundation
import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
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
              dishes writes [Dishes.dish(1)]
            dishes shows [Dishes.dish(1)]
            tap avatar 1
            dishes shows [Dishes.dish(1), People.author(1)]
            back 1
              dishes writes [Dishes.dish(1)]
            dishes shows [Dishes.dish(1)]
            tap link to sheet
              dishes writes [Dishes.dish(1), Dishes.sheet(1)]
            sheet begins
            tap next
            sheet shows [Dishes.dish(2)]
            tap dismiss
              sheet writes []
            sheet shows []
            drag the sheet away
              sheet is gone
            sheet ends
              tab places is tapped
            tab places
            places shows [Places.restaurant(3)], not animated
            cover begins, not animated
            cover ends, not animated
            places shows []
              tab dishes is tapped
            tab dishes
              tab dishes is tapped
            dishes shows []
            """
        expect(window, expected)
    }

    @Test func aVisitThatHasSomethingToLose() throws {
        let window = Window(try Window.storyInTabs(), savedAs: "story")
        window.host.open(try #require(URL(string: "story:/dishes/3")))
        window.ask { $0.push(Dishes.editor(3)) }
        try window.host.type("changed")
        try window.host.tap(back)
        try window.host.pressBackKey()
        window.host.open(try #require(URL(string: "story:/cards/4")))
        try window.host.tap("discard")
        window.host.open(try #require(URL(string: "story:/cards/4")))
        window.ask { $0.push(Dishes.editor(4)) }
        try window.host.tap(back)
        let expected = """
            open story:/dishes/3
            dishes shows [Dishes.dish(3)]
            dishes shows [Dishes.dish(3), Dishes.editor(3)]
            dishes hides the way back
            type changed
            tap chevron.backward
            back key
              dishes writes [Dishes.dish(3)]
            dishes shows [Dishes.dish(3), Dishes.editor(3)]
            open story:/cards/4
            tap discard
            dishes shows [Dishes.dish(3)]
            open story:/cards/4
            dishes shows []
            sheet begins
            sheet shows [Dishes.editor(4)]
            sheet cannot be dragged away
            sheet hides the way back
            tap chevron.backward
            sheet can be dragged away
            sheet shows []
            """
        expect(window, expected)
    }

    /// Compares what is told with what was: in a mode, where more may be said, what is on screen after each step.
    private func expect(_ window: Window, _ expected: String) {
        let (told, lines) = (window.host.transcript, expected.split(separator: "\n").map(String.init))
        if window.host.mode.isEmpty { #expect(told.joined(separator: "\n") == expected) }
        #expect(steps(told) == steps(lines))
    }

    /// What each place shows after each thing that was done, and nothing of how that came about.
    private func steps(_ lines: [String]) -> [[String]] {
        var shown: [String: String] = [:]
        var steps: [[String]] = []
        for line in lines where !line.hasPrefix("  ") {
            let text = line.replacing(", not animated", with: "")
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            switch words[1] {
            case "begins": shown[words[0]] = "is there"
            case "ends": shown = shown.filter { !$0.key.hasPrefix(words[0]) }
            case "shows []": shown[words[0] + " path"] = nil
            case "shows the way back", "hides the way back": shown[words[0] + " back"] = words[1]
            case "can be dragged away", "cannot be dragged away": shown[words[0] + " drag"] = words[1]
            case _ where words[1].hasPrefix("shows"): shown[words[0] + " path"] = words[1]
            case _ where words[0] == "tab": shown["tab"] = words[1]
            default: steps.append(shown.map { "\($0): \($1)" }.sorted() + [text])
            }
        }
        return steps + [shown.map { "\($0): \($1)" }.sorted()]
    }
}
