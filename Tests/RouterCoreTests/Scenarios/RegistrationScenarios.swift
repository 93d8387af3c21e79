import RouterCore
import RouterInspection
import Testing

/// Destinations that were missing, doubled or gone elsewhere.
@MainActor @Suite struct RegistrationScenarios {
    @Test(
        "BR073: builders outlive the tab whose screens they built",
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/issues/33"))
    func hiddenTab() throws {
        let stage = try Stage(1, 2)
        let hidden = stage.state.visibleStack.entries
        stage.run(.select("garden"))
        for entry in hidden { #expect(stage.router.screen(for: entry.id)?.text == entry.route.description) }
        #expect(stage.router.top.push(Kitchen.dish(3)).isCommitted)
        #expect(stage.router.visibleScreen?.text == "Kitchen.dish(3)")
    }

    @Test(
        "BR089, RG-04: two owners of one type are an error that names both, in either order",
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/issues/58"), arguments: [false, true])
    func twoOwners(reversed: Bool) {
        let owners = reversed ? [Owner("b"), Owner("a")] : [Owner("a"), Owner("b")]
        let issues = Composition<Page>.check {
            for owner in owners { owner }
            RootTab("home", root: Owned.home)
        }
        #expect(
            issues == [
                .duplicateDestination(route: "RouterCoreTests.Owned", modules: owners.map(\.name))
            ])
        #expect(issues.map { "\($0)".contains("\"a\"") && "\($0)".contains("\"b\"") } == [true])
    }

    @Test("RG-04: to take another's place has to be said, and is reported")
    func replacingIsSaid() throws {
        let app = try Composition<Page> {
            Owner("a")
            Owner("b", replacing: true)
            RootTab("home", root: Owned.home)
        }
        #expect(Router(app).visibleScreen?.text == "b")
        #expect(app.report.contains("replacing a's"))
    }

    @Test(
        "BR090: types of the language are no routes, and a type that two declare has one owner",
        .bug("https://openillumi.com/en/en-swiftui-navigationstack-warning-navigationpath"))
    func primitives() {
        for value in ["userType", 1, true, 1.5, [1], Int?.none as Any] as [Any] {
            #expect(!(value is any Route), "\(type(of: value))")
        }
    }

    @Test(
        "BR091, RG-04: a route without a destination is refused by name, and nothing moves",
        .bug("https://github.com/hmlongco/Navigator/issues/69"),
        arguments: [Presentation.stack, .sheet, .cover])
    func noDestination(style: Presentation) throws {
        let stage = try Stage(1)
        let before = stage.state
        let stray = AnyRoute(Stray.lost)
        #expect(stage.router.push(Stray.lost, as: style).outcome == .rejected(.noDestination(stray)))
        #expect(stage.router.replace(with: Stray.lost).outcome == .rejected(.noDestination(stray)))
        #expect(
            stage.router.setStack([Kitchen.home, Stray.lost]).outcome == .rejected(.noDestination(stray)))
        #expect("\(Rejection.noDestination(stray))".contains("Stray.lost"))
        #expect(stage.state == before)
        #expect(stage.events.count == 3)

        let lenient = Router(
            Composition<Page>(placeholder: { Page(text: "\($0)") }) {
                Owner("a")
                RootTab("home", root: Owned.home)
            })
        #expect(lenient.push(Stray.lost, as: style).isCommitted)
        #expect(lenient.visibleScreen?.text.contains("Stray.lost") == true)
    }

    @Test(
        "BR093: a path that is there before the first drawing is as good as an empty one",
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/issues/19"), arguments: 1...5)
    func initialPath(depth: Int) throws {
        let stage = try Stage()
        #expect(stage.run(.setStack(Array(0...depth))).isCommitted)
        var sizes: Set<Int> = []
        stage.counter.onBuild = { _, _ in sizes.insert(stage.state.visibleStack.entries.count) }
        let texts = stage.state.visibleStack.entries.map { stage.router.screen(for: $0.id)?.text }
        #expect(texts == (0...depth).map { "Kitchen.dish(\($0))" })
        #expect(sizes == [depth + 1])  // installed whole before any screen is built
    }

    @Test(
        "BR094: what is not wired up is found by a check that a test can call",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/pull/3048"))
    func notWiredUp() {
        let issues = Composition<Page>.check {
            KitchenModule()
            Unwired()
            RootTab("home", root: Stray.lost)
        }
        #expect(
            Set(issues) == [
                .unconnectedExit(exit: "RouterCoreTests.KitchenExit", modules: ["KitchenModule"]),
                .ruleWithoutDestination(
                    rule: "onReturn", route: "RouterCoreTests.Owned", module: "Unwired"),
                .rootWithoutDestination(tab: "home", route: "RouterCoreTests.Stray"),
            ])
        #expect(
            Composition<Page>.check {
                Owner("a"); RootTab("home", root: Owned.home)
            } == [])
    }

    @Test(
        "BR095: two modules with one pattern are in conflict by name, whatever their order",
        .bug("https://github.com/ksafranski/ColtJS/issues/3"), arguments: [false, true])
    func onePattern(reversed: Bool) {
        let owner = Owner("a", link: "/p")
        let linker = Linker(pattern: "/p")
        let issues = Composition<Page>.check {
            if reversed { linker }
            owner
            if !reversed { linker }
            RootTab("home", root: Owned.home)
        }
        guard case .ambiguousPatterns(let patterns, let modules) = issues.first else {
            Issue.record("no conflict: \(issues)")
            return
        }
        #expect(issues.count == 1)
        #expect(patterns.allSatisfy { $0.contains("/p") })
        #expect(Set(modules) == ["a", "Linker"])
    }

    @Test("RG-05, RG-06: malformed patterns, doubled tabs and an empty app are errors, each by its own name")
    func malformed() {
        func problem(_ pattern: String) -> [CompositionIssue] {
            Composition<Page>.check {
                Owner("a", link: pattern)
                RootTab("home", root: Owned.home)
            }
        }
        #expect(
            problem("p") == [.malformedPattern("p", module: "a", problem: .noLeadingSlash)])
        #expect(problem("") == [.malformedPattern("", module: "a", problem: .noLeadingSlash)])
        #expect(problem("/p/") == [.malformedPattern("/p/", module: "a", problem: .trailingSlash)])
        #expect(Composition<Page>.check {} == [.noTab])
        let twice = Composition<Page>.check {
            Owner("a")
            RootTab("home", root: Owned.home)
            RootTab("home", root: Owned.home)
        }
        #expect(twice == [.duplicateTab("home")])
    }

    @Test("RG-07: a module that is listed again inside a group is named")
    func nestedAgain() {
        let inner = [Composition<Page>.Builder.buildExpression(Owner("a"))]
        let issues = Composition<Page>.check {
            Owner("a")
            inner
            RootTab("home", root: Owned.home)
        }
        #expect(issues == [.duplicateModule("a")])
    }

    @Test(
        "BR142: routes that cannot be saved navigate as well as others, and nobody hears of it",
        .bug("https://github.com/hmlongco/Navigator/issues/15"))
    func notCodable() throws {
        let app = try Composition<Page> {
            Owner("a")
            RootTab("home", root: Owned.home)
        }
        let router = Router(app)
        var unread = 0
        router.navigation.onUnreadRejection = { _ in unread += 1 }
        for _ in 1...3 { #expect(router.push(Owned.home).isCommitted) }
        #expect(unread == 0)
    }
}

private enum Stray: Route { case lost }

private enum Owned: Route { case home }

private enum Linked: Route, Codable { case page, other }

/// Owns `Owned`, and a link to a route of its own if it is given a pattern.
private struct Owner: FeatureModule {
    let name: String
    let replacing: Bool
    let link: String?

    init(_ name: String, replacing: Bool = false, link: String? = nil) {
        self.name = name
        self.replacing = replacing
        self.link = link
    }

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Owned.self, key: "owned", replacing: replacing) { [name] _, _ in
            Page(text: name)
        }
        guard let link else { return }
        registry.destination(for: Linked.self, key: "linked") { _, _ in Page(text: "linked") }
        registry.link(link, to: Linked.page)
    }
}

private enum Rival: Route, Codable { case page }

private struct Linker: FeatureModule {
    let pattern: String

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Rival.self, key: "rival") { _, _ in Page(text: "rival") }
        registry.link(pattern, to: Rival.page)
    }
}

private struct Unwired: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.onReturn(to: Owned.self) { _, _, _ in }
    }
}
