import RouterCore
import Testing

/// Links that led astray elsewhere: where they land.
@MainActor @Suite struct LinkScenarios {
    /// Puts a router somewhere, by chance but the same way for the same seed.
    private func wander(_ router: Router<Page>, seed: Int) {
        var chance = Chance(seed: seed)
        for _ in 1...Int.random(in: 1...12, using: &chance) {
            let number = Int.random(in: 1...2, using: &chance)
            switch Int.random(in: 0..<9, using: &chance) {
            case 0: router.push(Shelf.book(id: number, sort: nil))
            case 1: router.push(Shelf.page(book: number, number: 2))
            case 2: router.push(Shelf.note(book: number))
            case 3: router.push(Garden.bed(number), as: .cover)
            case 4: router.select(tab: number == 1 ? "garden" : "shelf")
            case 5: router.push(Garden.bed(number))
            case 6: router.pop(number)
            case 7: router.setStack([Shelf.book(id: number, sort: nil)])
            default: router.open("/shelf/\(number)/note")
            }
        }
    }

    @Test(
        "BR055, BR072, BR106, BS-11, BS-12: a link ends where it says, from wherever it is opened",
        .bug("https://github.com/nalexn/clean-architecture-swiftui/issues/37"),
        .bug("https://github.com/hmlongco/Navigator/issues/23"),
        .bug("https://github.com/wikimedia/wikipedia-ios/pull/5875"), arguments: Library.links, 1...30)
    func oneEndState(link: (path: String, picture: String), seed: Int) throws {
        let library = try Library()
        wander(library.router, seed: seed)
        let others = library.router.state.tabs
        #expect(library.router.open(link.path).outcome == .committed)
        let state = library.router.state
        // The other tab keeps what it has, and is drawn unless it is at its root.
        let rest = state.tabs.filter { $0.name != state.selectedTab }
        #expect(rest == others.filter { $0.name != state.selectedTab })
        let parts = state.picture.split(separator: " | ").filter { part in
            !rest.contains { part.hasPrefix("\($0.name): ") }
        }
        #expect(parts.joined(separator: " | ") == link.picture)
        #expect(library.router.visibleScreen?.context == library.router.top)
    }

    @Test(
        "BR114: the same link again changes nothing; with another payload it is another entry",
        .bug("https://github.com/asiliuk/BsuirScheduleApp/issues/33"), arguments: Library.links)
    func again(link: (path: String, picture: String)) throws {
        let library = try Library()
        library.router.open(link.path)
        let before = library.router.state
        let screen = library.router.visibleScreen
        #expect(library.router.open(link.path).outcome == .committed)
        #expect(library.router.state == before)
        #expect(library.router.visibleScreen == screen)
        library.router.select(tab: "garden")
        library.router.open("/shelf/1")
        let first = library.router.visible.id
        library.router.open("/shelf/7")
        #expect(library.router.visible.id > first)
        #expect(library.router.visibleScreen?.text == "Shelf.book(id: 7, sort: nil)")
    }

    @Test(
        "BR112, BS-06: a link is checked whole before anything moves",
        .bug("https://github.com/QuickBirdEng/XCoordinator/issues/145"),
        arguments: [
            ("/orphan/1", Rejection.Reason.notFound), ("/shelf/-1", .notFound), ("/shelf/-1/note", .notFound),
            ("/shelf/1/2/undefined", .noMatch), ("/shelf/one", .noMatch), ("/welcome/undefined", .noMatch),
        ])
    func checkedWhole(link: String, reason: Rejection.Reason) throws {
        for seed in 1...10 {
            let library = try Library()
            wander(library.router, seed: seed)
            let before = library.router.state
            #expect(library.router.open(link).reason == reason)
            #expect(library.router.state == before)
        }
    }

    @Test(
        "BR105: a link ends the modals in its way, in the same change; one that must not be skipped holds it",
        .bug("https://github.com/home-assistant/iOS/pull/5284"), arguments: [1, 2, 3])
    func modalsInTheWay(modals: Int) throws {
        let library = try Library()
        for number in 1...modals { library.router.push(Garden.bed(number), as: .sheet) }
        var events: [NavigationEvent] = []
        let subscription = library.router.events.observe { events.append($0) }
        #expect(library.router.open("/shelf/1").outcome == .committed)
        #expect(events.map(\.ended.count) == [modals])
        #expect(Set(events[0].ended.map(\.ending)) == [.linked])
        #expect(library.picture == "shelf: shelf book1")

        for number in 1...modals {
            library.router.push(Garden.bed(number), as: .cover, blocksLinks: number == 1)
        }
        let held = (1...3).map { library.router.open("/shelf/\($0 + 1)") }
        for level in (1...modals).reversed() {
            #expect(held.map(\.outcome) == [nil, nil, nil])
            #expect(library.router.state.modals.count == level)
            library.router.dismiss()
        }
        #expect(held.map(\.outcome) == [.committed, .committed, .committed])
        #expect(library.picture == "shelf: shelf book4")
        subscription.cancel()
    }

    @Test(
        "BR103: a link is one value: tab, stack and sheet come in one change",
        .bug("https://github.com/ewanc26/inkwell/issues/94"), arguments: Library.links)
    func oneChange(link: (path: String, picture: String)) throws {
        let library = try Library()
        var seen: [String] = []
        let subscription = library.router.events.observe { _ in seen.append(library.picture) }
        library.router.open(link.path)
        #expect(seen == [link.picture])
        subscription.cancel()
    }

    @Test(
        "BR079: a link moves the window it is opened in, and no other",
        .bug("https://github.com/mozilla-mobile/firefox-ios/pull/20007"))
    func windows() throws {
        let app = try Library().router.composition
        let windows = (0..<3).map { _ in Router(app) }
        for window in windows { window.activate() }
        for (index, window) in windows.enumerated() {
            let others = windows.filter { $0 !== window }.map(\.state)
            window.open("/shelf/\(index)")
            #expect(window.state.picture == "shelf: shelf book\(index)")
            #expect(windows.filter { $0 !== window }.map(\.state) == others)
        }
    }

    @Test(
        "BR116: a link is opened once, however many screens are there and however many watch",
        .bug("https://github.com/wix/react-native-navigation/issues/429"))
    func oneConsumer() throws {
        let library = try Library()
        for number in 1...5 { library.router.push(Shelf.book(id: number, sort: nil)) }
        for entry in library.router.state.visibleStack.entries { _ = library.router.screen(for: entry.id) }
        var seen = 0
        let watching = (1...3).map { _ in library.router.events.observe { _ in seen += 1 } }
        library.router.open("/shelf/9")
        #expect(seen == 3)
        #expect(library.picture == "shelf: shelf book9 | garden: garden book1 book2 book3 book4 book5")
        for subscription in watching { subscription.cancel() }
    }

    @Test(
        "BR115: a handler that opens the link it is told of comes to an end, and is told which",
        .bug("https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/361"))
    func reentrantHandler() throws {
        let library = try Library()
        var requests: [Int] = []
        var limits = 0
        let subscription = library.router.events.observe { event in
            requests.append(event.request)
            if event.outcome.rejection?.reason == .limit { limits += 1 }
            library.router.open("/shelf/1")
        }
        #expect(library.router.open("/shelf/1").outcome == .committed)
        #expect(Set(requests).count == requests.count)
        #expect(requests.count <= Navigation.chainLimit + 2)
        #expect(limits == 1)
        subscription.cancel()
        #expect(library.router.open("/shelf/2").outcome == .committed)
        #expect(library.picture == "shelf: shelf book2")
    }

    @Test("BS-01, BS-02, BS-03: beneath a linked route lie its parents down to a root, at every level, once")
    func parentsBeneath() throws {
        for (path, picture) in Library.links {
            let library = try Library()
            library.router.open(path)
            #expect(library.picture == picture)
        }
    }

    @Test("BS-04: what the link says of its own route does not leak into the routes beneath")
    func noLeaks() throws {
        let library = try Library()
        library.router.open("/shelf/42?sort=latest")
        #expect(library.picture == "shelf: shelf book42latest")
        library.router.open("/shelf/42/1?sort=latest")
        #expect(library.picture == "shelf: shelf book42 page42.1")
    }

    @Test("BS-08: parents are asked for the link that matches, and for no other")
    func parentsAreLazy() throws {
        let asked = Asked()
        let library = try Library(onParent: { asked.routes.append($0) })
        asked.routes = []
        library.router.open("/nowhere")
        library.router.open("/shelf/one/note")
        #expect(asked.routes.isEmpty)
        library.router.open("/shelf/1/note")
        #expect(asked.routes == [.note(book: 1), .book(id: 1, sort: nil)])
    }
}

/// Only ever touched on the main actor, by one test.
private final class Asked: @unchecked Sendable {
    nonisolated(unsafe) var routes: [Shelf] = []
}
