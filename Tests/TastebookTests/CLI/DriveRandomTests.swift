import RouterCore
import Testing

@testable import DemoCLI

/// Random sessions: what holds after every line, whatever came before.
@MainActor struct DriveRandomTests {
    @Test("No line leads past a guard, changes what it refuses, or goes uncounted", arguments: 0..<8)
    func invariants(seed: UInt64) throws {
        var lines = RandomLines(seed: seed)
        let drive = try DriveSession()
        drive.driver.router.navigation.onUnreadRejection = nil
        var before = try drive.answer("state")
        var count = 0
        for _ in 0..<300 {
            let line = lines.next()
            let answer = try drive.answer(line)
            let state = answer.state
            let events = try drive.answer("events").events?.count ?? 0
            let context: Comment = "\(line), seed \(seed): \(before.summary) → \(answer.summary)"

            let links = Array(state.stacks.values.joined()) + state.modals.flatMap(\.stack)
            if state.user == nil { #expect(!links.contains(where: needsUser), context) }
            #expect(state.parked.isEmpty || links.contains("/sign-in"), context)
            if answer.outcome == "parked" { #expect(state.visible == "/sign-in" && !state.parked.isEmpty) }
            if answer.outcome == "rejected" { #expect(answer.summary == before.summary, context) }
            #expect((answer.outcome == "none") == (events == count), context)
            #expect(events <= count + 2, context)
            (before, count) = (answer, events)
        }
    }

    private func needsUser(_ link: String) -> Bool {
        ["/me/ratings", "/me/wishlist"].contains(link) || link.hasSuffix("/rate")
    }
}

/// Lines of `drive` in any order, the same for the same seed.
struct RandomLines {
    private var state: UInt64

    private static let paths = [
        "/dishes", "/dishes/1", "/dishes/1/edit", "/dishes/1/rate", "/categories/1/edit", "/restaurants/1",
        "/restaurants?city=Porto", "/restaurants/1/menu/1", "/profiles/1/ratings", "/ratings/1", "/me",
        "/me/ratings", "/me/wishlist", "/sign-in", "/nowhere", "/dishes/0",
    ]
    private static let steps = [
        "push PATH", "push PATH", "push PATH stack", "push PATH cover", "push-from 0 PATH",
        "push-from 1 PATH append", "push-from 1 PATH truncate", "back", "back 2", "root", "pop-to PATH",
        "replace PATH", "dismiss", "dismiss-all", "tab me", "tab discover",
    ]
    private static let others = [
        "push-under PATH truncate", "push-gone PATH", "tap 1", "tap 2", "tap 3", "open PATH", "open PATH",
        "open tastebook:PATH", "system-back", "system-dismiss", "system-again", "system-later", "finish",
        "finish 1", "finish 2", "sign-in 1", "sign-in 1", "sign-in 2", "sign-out", "batch STEP; STEP",
    ]

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> String {
        let all = Self.steps + Self.others
        return all[number(below: all.count)].split(separator: " ", omittingEmptySubsequences: false)
            .map { filled(String($0)) }.joined(separator: " ")
    }

    private mutating func filled(_ word: String) -> String {
        switch word {
        case "STEP", "STEP;":
            let words = Self.steps[number(below: Self.steps.count)].split(separator: " ")
            return words.map { filled(String($0)) }.joined(separator: " ") + (word == "STEP" ? "" : ";")
        case _ where word.hasSuffix("PATH"):
            return word.dropLast(4) + Self.paths[number(below: Self.paths.count)]
        default: return word
        }
    }

    private mutating func number(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
