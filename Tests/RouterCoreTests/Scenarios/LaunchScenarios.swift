import RouterCore
import Testing

/// Links that were lost at launch elsewhere: when they are applied.
@MainActor @Suite struct LaunchScenarios {
    @Test(
        "BR099, BR101: a link that starts the app leads where it leads later, once",
        .bug("https://github.com/feedback-assistant/reports/issues/650"),
        .bug("https://github.com/expo/expo/pull/47628"), arguments: Library.links)
    func coldAndWarm(link: (path: String, picture: String)) throws {
        let cold = try Library(isActive: false)
        let request = cold.router.open(link.path)
        #expect(request.outcome == nil)
        #expect(cold.picture == "garden: garden")
        // Who subscribes after the link came, but before the app is ready, misses nothing.
        var events: [NavigationEvent] = []
        let subscription = cold.router.events.observe { events.append($0) }
        for _ in 1...3 { cold.router.activate() }
        #expect(request.outcome == .committed)
        #expect(events.map(\.request) == [request.id])
        #expect(cold.picture == link.picture)
        let warm = try Library()
        warm.router.open(link.path)
        #expect(warm.router.state == cold.router.state)
        subscription.cancel()
    }

    @Test(
        "BR100: a link that fails at launch does no harm to later ones",
        .bug("https://github.com/GitHawkApp/GitHawk/issues/2450"),
        arguments: [
            "/nowhere", "/shelf/-1", "/orphan/1", "", "%", "other://shelf", "https://a.example/shelf",
        ])
    func failedFirst(link: String) throws {
        let library = try Library(isActive: false)
        let failed = library.router.open(link)
        library.router.activate()
        #expect(failed.outcome?.rejection != nil)
        #expect(library.picture == "garden: garden")
        #expect(library.router.open("/shelf/1").outcome == .committed)
        #expect(library.picture == "shelf: shelf book1")
    }

    @Test(
        "BR102: the launch link beats what the start screen opens by itself, whichever comes first",
        .bug("https://github.com/home-assistant/iOS/pull/4739"), arguments: 0...3)
    func linkBeatsDefault(turn: Int) throws {
        let library = try Library(isActive: false)
        let start = library.router.top
        @discardableResult func openDefault() -> NavigationRequest { start.push(Garden.bed(1)) }
        if turn == 0 { #expect(openDefault().isCommitted) }
        let link = library.router.open("/welcome")
        if turn == 1 { #expect(openDefault().isCommitted) }
        let subscription = library.router.events.observe { event in
            if turn == 2, event.request == link.id { openDefault() }
        }
        library.router.activate()
        if turn == 3 { #expect(openDefault().reason == .sourceCovered) }
        #expect(library.picture == "garden: garden welcome")
        subscription.cancel()
    }

    @Test(
        "BR104: readiness is a state: a link waits as long as it takes and is applied in that very moment",
        .bug("https://github.com/LiveContainer/LiveContainer/issues/1339"), arguments: [0, 1, 1_000])
    func noTimers(turns: Int) async throws {
        let library = try Library(isActive: false)
        let link = library.router.open("/shelf/1")
        for _ in 0..<turns { await Task.yield() }
        #expect(link.outcome == nil)
        #expect(library.picture == "garden: garden")
        library.router.activate()
        #expect(link.outcome == .committed)
        #expect(library.picture == "shelf: shelf book1")
    }

    @Test(
        "BR119: a second launch intent that says nothing does not take the first one's place",
        .bug("https://github.com/bluesky-social/social-app/pull/8657"), arguments: [false, true])
    func phantomIntent(comesFirst: Bool) throws {
        let library = try Library(isActive: false)
        let links = comesFirst ? ["", "/shelf/1/2"] : ["/shelf/1/2", ""]
        let requests = links.map { library.router.open($0) }
        library.router.activate()
        #expect(Set(requests.map(\.reason)) == [nil, .noMatch])
        #expect(library.picture == "shelf: shelf book1 page1.2")
    }

    @Test(
        "BR121: without a link nothing moves, however often the app becomes active",
        .bug("https://github.com/horizontalsystems/unstoppable-wallet-android/pull/9580"))
    func noLinkNoMove() throws {
        let library = try Library(isActive: false)
        library.router.push(Garden.bed(1))
        library.router.push(Shelf.note(book: 1))
        let before = library.router.state
        var events = 0
        let subscription = library.router.events.observe { _ in events += 1 }
        for _ in 1...5 { library.router.activate() }
        #expect(library.router.state == before)
        #expect(events == 0)
        subscription.cancel()
    }

    @Test(
        "BR078: a link that waits when the session ends is not opened in the next one",
        .bug("https://github.com/liveview-native/liveview-client-swiftui/issues/1522"))
    func linkOfTheLastSession() throws {
        let library = try Library()
        library.router.push(Garden.bed(1), as: .cover, blocksLinks: true)
        let link = library.router.open("/shelf/1")
        #expect(link.outcome == nil)
        library.router.endSession()
        #expect(link.outcome == .superseded)
        #expect(library.picture == "garden: garden")
    }
}
