public import RouterCore

/// Visits every screen that can be reached, by carrying out every action of every screen, and reports what is
/// wrong on the way.
///
/// ```swift
/// #expect(try await Crawler(harness.composition).crawl().findings == [])
/// ```
///
/// It starts at each tab, and at each of ``links``, and goes breadth first, so that the trace of a finding is a
/// shortest one. A screen is told from others by its route and by how it came on screen, on a stack or as the root
/// of a sheet or cover; not by what lies beneath it. So it is visited once, where it was reached first, and a crawl
/// takes as many steps as there are actions, and a few for each screen: the way back, and its own link.
///
/// Each action starts from the screen made anew in the state it was reached in. So the screen's own state is new each
/// time. The app's own state, such as who is signed in, is not: the set-up has to name it:
///
/// ```swift
/// var crawler = Crawler("signed in") {
///     let session = Session(user: "Ada")
///     var app = CrawledApp(Router(try composed())) { session.user }
///     app.tryAtEachScreen("lock") { router in router.refresh() }
///     app.tryAtEachScreen("sign out") { router in
///         session.user = nil
///         router.endSession()
///     }
///     return app
/// }
/// ```
///
/// An action that changes it makes the crawler set the app up once more and go there again. Signed in and signed
/// out are two crawls of two set-ups. Screens have to navigate with their push context: what they would ask of a
/// router kept elsewhere, the crawler does not see.
@MainActor public struct Crawler<Screen: ActionableScreen> {
    /// The name of the set-up, for reports and traces.
    public let name: String
    /// How many screens are visited at most; an app without an end of them is crawled as far as that.
    public var screenLimit = 10_000
    /// Links to start from, too; one that is refused is a finding.
    public var links: [String] = []
    /// Rejections that are no finding: by default those of guards, and of screens that do not let go.
    ///
    /// A guard that throws is always one.
    public var tolerated: Set<Rejection.Reason> = [.denied, .leaveGuarded]

    /// Values to end result screens with, by the types of their routes.
    private(set) var answers: [ObjectIdentifier: any Sendable] = [:]

    /// Called before each screen is visited, with how many have been and how many are known.
    package var onVisit: @MainActor (_ visited: Int, _ known: Int) -> Void = { _, _ in }

    let setUp: @MainActor () throws -> CrawledApp<Screen>

    /// Creates a crawler of an app that is set up anew whenever its own state has changed.
    ///
    /// - Parameters:
    ///   - name: A name for the set-up.
    ///   - setUp: Makes the app, in the same state each time.
    public init(_ name: String = "", setUp: @escaping @MainActor () throws -> CrawledApp<Screen>) {
        self.name = name
        self.setUp = setUp
    }

    /// Creates a crawler of an app that holds nothing by itself.
    public init(_ composition: Composition<Screen>, allowing origins: LinkOrigins = .none) {
        self.init { CrawledApp(Router(composition, allowing: origins)) }
    }

    /// Names a value to end the screens of a type with, where an app awaits one.
    ///
    /// Without it, numbers, strings, truth values and the first case of a `CaseIterable` type are made up. A screen
    /// for which there is no value is listed in ``CrawlReport/unreached``. The value has to be `Codable`, so that a
    /// trace can hold it.
    public mutating func answer<R: ResultRoute>(_ type: R.Type, with value: R.Value) {
        answers[ObjectIdentifier(type)] = value
    }

    /// Crawls the app.
    ///
    /// - Throws: What setting up the app throws.
    /// - Complexity: O(screens + actions) steps, and for each step that changes what the app holds as many as lead
    ///   to its screen.
    public func crawl() async throws -> CrawlReport {
        let crawl = try Crawl(self)
        return try await crawl.run()
    }
}

/// An app that is set up for a crawl.
@MainActor public struct CrawledApp<Screen: ActionableScreen> {
    /// The router, in the state the crawl starts from.
    public let router: Router<Screen>
    /// The state that the app holds by itself, as far as it decides what screens show and do.
    public let appState: @MainActor () -> AnyHashable
    /// What may happen at any screen.
    private(set) var interruptions: [(name: String, run: @MainActor (Router<Screen>) -> Void)] = []

    /// Creates an app that holds nothing by itself.
    public init(_ router: Router<Screen>) {
        self.router = router
        appState = { 0 }
    }

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - router: The router, in the state the crawl starts from.
    ///   - appState: Returns what the app holds by itself, as a value that is equal whenever screens are.
    public init<State: Hashable>(_ router: Router<Screen>, appState: @escaping @MainActor () -> State) {
        self.router = router
        self.appState = { AnyHashable(appState()) }
    }

    /// Names something that may happen at any screen, such as a lock or the end of the session.
    ///
    /// ```swift
    /// app.tryAtEachScreen("sign out") { router in
    ///     session.user = nil
    ///     router.endSession()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Names it in traces; unique.
    ///   - run: Does it on the router that is handed to it, a copy of the app's in the state of that screen.
    public mutating func tryAtEachScreen(
        _ name: String, _ run: @escaping @MainActor (_ router: Router<Screen>) -> Void
    ) {
        interruptions.append((name, run))
    }

    /// Does on a router what was named so.
    func interrupt(_ router: Router<Screen>, _ name: String) {
        interruptions.first { $0.name == name }?.run(router)
    }

    /// A router of the app in a given state, on which anything can be tried.
    func router(showing state: NavigationState) -> Router<Screen> {
        let router = Router(like: router, showing: state)
        router.navigation.onUnreadRejection = nil
        router.activate()
        return router
    }
}
