import RouterCore

/// One crawl on its way: the places that were reached, and what was found.
@MainActor final class Crawl<Screen: ActionableScreen> {
    /// A screen that was reached, and how.
    struct Place {
        let screen: CrawlReport.Screen
        /// The state in which it was reached; nil once all its actions have been carried out.
        var state: NavigationState?
        /// What the app held then.
        let appState: AnyHashable
        /// What leads to it from its state: the way out of a screen that asks first.
        ///
        /// The question goes when its request does, so that no router can begin with it.
        let preludes: [Trace.Action]
        /// The place it was reached from, by the steps; nil for where the crawl starts.
        let parent: Int?
        let steps: [Trace.Step]
    }

    /// A finding before it has been proved by a replay.
    private struct Suspicion {
        let problem: CrawlFinding.Problem
        let screen: CrawlReport.Screen
        let trace: Trace
        var occurrences = 1
    }

    let crawler: Crawler<Screen>
    /// The names of what may happen at any screen.
    let interruptions: [String]
    private(set) var places: [Place] = []
    /// The apps there are, by what they hold.
    var apps: [AnyHashable: CrawledApp<Screen>] = [:]
    var steps = 0
    var repeatedSteps = 0
    /// What the router starts with, as text.
    private let start: [String]
    private var reached: Set<CrawlReport.Screen> = []
    /// What was not tried, in the order in which that came up; each thing once.
    private var unreached: [CrawlReport.Unreached] = []
    /// The result screens that an action of the app has ended with a value.
    var given: Set<AnyRoute> = []
    /// The places that are result screens, each with its state as text.
    var resultPlaces: [(index: Int, state: [String])] = []
    private var suspicions: [Suspicion] = []
    private var suspicionPlaces: [CrawlFinding.Problem: Int] = [:]

    init(_ crawler: Crawler<Screen>) throws {
        self.crawler = crawler
        let app = try crawler.setUp()
        interruptions = app.interruptions.map(\.name)
        let player = TracePlayer(app.router)
        start = player.state
        player.draw()
        // A first screen may ask for another one when it is built.
        let steps = player.events.isEmpty ? [] : [Trace.Step(.draw, events: player.lines)]
        apps[app.appState()] = app
        arrive(app.router.state, app.appState(), from: nil, by: steps)
    }

    /// Visits one place after the other, in the order in which they were reached.
    func run() async throws -> CrawlReport {
        var next = 0
        while next < places.count {
            crawler.onVisit(next, places.count)
            try await visit(next)
            // The first is where links are opened.
            if next > 0 { places[next].state = nil }
            next += 1
        }
        for (index, state) in resultPlaces where !given.contains(places[index].screen.route) {
            note(.resultNeverGiven(places[index].screen.route), at: index, after: [], end: state)
        }
        return CrawlReport(
            name: crawler.name, screens: places.map(\.screen), steps: steps, repeatedSteps: repeatedSteps,
            findings: try await findings(), unreached: unreached)
    }

    /// Takes down that something was not tried.
    func miss(_ what: CrawlReport.Unreached) {
        if !unreached.contains(what) { unreached.append(what) }
    }

    /// Notes the screen a step led to, unless it was reached before.
    func arrive(_ state: NavigationState, _ appState: AnyHashable, from parent: Int?, by steps: [Trace.Step])
    {
        let screen = CrawlReport.Screen(of: state)
        guard !reached.contains(screen) else { return }
        guard places.count < crawler.screenLimit else {
            return miss(.moreScreens(than: crawler.screenLimit))
        }
        reached.insert(screen)
        let origin = state.isAskingToLeave ? parent.map { places[$0] } : nil
        places.append(
            Place(
                screen: screen, state: origin?.state ?? state, appState: origin?.appState ?? appState,
                preludes: origin.map { $0.preludes + steps.map(\.action) } ?? [],
                parent: parent, steps: steps))
    }

    /// The steps that lead to a place, a fewest.
    func way(to index: Int) -> [Trace.Step] {
        var way: [Trace.Step] = []
        var next: Int? = index
        while let index = next {
            way += places[index].steps.reversed()
            next = places[index].parent
        }
        return way.reversed()
    }

    // MARK: Findings

    /// Takes down what is wrong at a place after some more steps.
    func note(_ problem: CrawlFinding.Problem, at index: Int, after steps: [Trace.Step], end: [String]) {
        if let known = suspicionPlaces[problem] {
            suspicions[known].occurrences += 1
            return
        }
        suspicionPlaces[problem] = suspicions.count
        let trace = Trace(setUp: crawler.name, start: start, steps: way(to: index) + steps, end: end)
        suspicions.append(Suspicion(problem: problem, screen: places[index].screen, trace: trace))
    }

    /// The findings, each with what became of replaying it on the app set up anew.
    private func findings() async throws -> [CrawlFinding] {
        var findings: [CrawlFinding] = []
        for suspicion in suspicions {
            let app = try crawler.setUp()
            app.router.navigation.onUnreadRejection = nil
            app.router.activate()
            let replay = await suspicion.trace.replay(on: app.router) { name in
                app.interrupt(app.router, name)
                return nil
            }
            let finding = CrawlFinding(
                problem: suspicion.problem, screen: suspicion.screen, trace: suspicion.trace,
                occurrences: suspicion.occurrences, divergence: replay.divergence)
            findings.append(finding.titled)
        }
        return findings
    }
}

extension CrawlReport.Screen {
    /// The visible screen of a state.
    init(of state: NavigationState) {
        let entry = state.visible
        let modal = state.modals.last.flatMap { $0.stack.root.id == entry.id ? $0.style : nil }
        self.init(route: entry.route, presentation: modal ?? .stack)
    }
}
