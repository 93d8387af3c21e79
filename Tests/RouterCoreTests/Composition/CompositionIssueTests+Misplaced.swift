import RouterCore
import Testing

extension CompositionIssueTests {
    private static let rulesOfOwners = [
        "existence", "landsOnVisible", "onReselect", "onReturn", "parent", "presentation", "saving",
    ]

    /// Rules, connections and types that a module or an app has no business with.
    static let misplaced: [Case] = [
        Case(
            name: "rules about a type of another module",
            issues: {
                Composition<Page>.check {
                    Foreign()
                    GardenModule()
                    RootTab("garden", root: Garden.home)
                }
            },
            text: rulesOfOwners.map {
                #""Foreign" registers \#($0) for RouterCoreTests.Garden, which "GardenModule" owns; "#
                    + #"move the rule to "GardenModule"."#
            }),
        Case(
            name: "rules registered twice",
            issues: {
                Composition<Page>.check {
                    Repeating()
                    RootTab("beds", root: Beds.bed(number: 1))
                }
            },
            text: rulesOfOwners.map {
                #""Repeating" registers \#($0) for RouterCoreTests.Beds twice; put both into one."#
            }),
        Case(
            name: "a result that another type, or none, ends",
            issues: {
                Composition<Page>.check {
                    KitchenModule()
                    Connect(KitchenExit.self) { _ in Kitchen.home }
                    Connect(NumberExit.self) { exit in
                        switch exit.number {
                        case 0: Pick()
                        case 1: TextExit()
                        default: Kitchen.home
                        }
                    }
                    Connect(TextExit.self) { _ in Pick() }
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: [
                "Connect(NumberExit.self) leads to RouterCoreTests.Kitchen, which ends with no value, but NumberExit "
                    + "awaits Swift.Int; connect it to a route that ends with Swift.Int.",
                "Connect(TextExit.self) leads to RouterCoreTests.Pick, which ends with Swift.Int, but TextExit awaits "
                    + "Swift.String; connect it to a route that ends with Swift.String.",
            ]),
        Case(
            name: "a result that passes through an exit without one",
            issues: {
                Composition<Page>.check {
                    KitchenModule()
                    Connect(KitchenExit.self) { _ in Kitchen.home }
                    Connect(NumberExit.self) { _ in OtherExit.a }
                    Connect(OtherExit.self) { _ in Pick() }
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: []),
        Case(
            name: "AnyRoute in place of the type a module registers",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Erased()
                    RootTab("garden", root: AnyRoute(Garden.home))
                }
            },
            text: ["destination", "exit", "existence", "guardRoutes"].map {
                #""Erased" registers \#($0) for AnyRoute, which holds a route of any type; "#
                    + "register it for the type of the route itself."
            }),
        Case(
            name: "AnyRoute in place of the type an app connects",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Connect(OtherExit.self) { _ in AnyRoute(Garden.home) }
                    Connect(AnyRoute.self) { _ in Garden.home }
                    RootTab("garden", root: Garden.home)
                }
            },
            text: ["AnyRoute", "OtherExit"].map {
                "Connect(\($0).self) names AnyRoute, which holds a route of any type; "
                    + "name the types of the routes themselves."
            }),
    ]

    @MainActor @Test func aRuleOfAnotherModuleDoesNotHoldAndOfTwoTheFirstDoes() {
        let app = Composition<Page>(placeholder: { Page(text: "\($0)") }) {
            GardenModule()
            Foreign()
            Twice()
            RootTab("garden", root: Garden.home)
        }
        let router = Router(app)
        #expect(router.push(Garden.bed(1)).outcome == .committed)
        #expect(router.state.modals.isEmpty)
        #expect(router.push(Twin.real).outcome == .committed)
        #expect(router.push(Twin.other).outcome == .rejected(.notFound(AnyRoute(Twin.other))))
        #expect(app.issues.count == 8)
    }

    @MainActor @Test func aModuleThatReplacesAnotherKeepsItsRulesOrWritesItsOwn() throws {
        let router = Router(
            try Composition<Page> {
                Twice(rules: 1)
                Replacing()
                RootTab("twin", root: Twin.real)
            })
        #expect(router.push(Twin.other).outcome == .rejected(.notFound(AnyRoute(Twin.other))))
        #expect(router.push(Twin.real).outcome == .committed)
        #expect(router.state.modals.count == 1)
    }
}

private enum Beds: Route, Codable { case bed(number: Int) }

private enum OtherExit: Route { case a }

private enum Twin: Route { case real, other }

/// Registers the existence of its routes several times, the first time with one that does not exist.
private struct Twice: FeatureModule {
    var rules = 2

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Twin.self, key: "twin") { route, _ in Page(text: "\(route)") }
        registry.presentation(of: Twin.self) { _ in .stack }
        registry.existence(of: Twin.self) { $0 == .real }
        for _ in 1..<rules { registry.existence(of: Twin.self) { _ in true } }
    }
}

/// Takes over the routes of the other and says how they are presented.
private struct Replacing: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Twin.self, key: "twin", replacing: true) { _, _ in Page(text: "new") }
        registry.presentation(of: Twin.self) { _ in .sheet }
    }
}

private struct Foreign: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.everyRule(of: Garden.self)
    }
}

private struct Repeating: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Beds.self, key: "beds") { _, _ in Page(text: "bed") }
        for _ in 1...2 { registry.everyRule(of: Beds.self) }
    }
}

extension DestinationRegistry<Page> {
    /// Registers a rule of each kind, which lets no route of the type exist.
    fileprivate mutating func everyRule<R: Route>(of type: R.Type) {
        existence(of: type) { _ in false }
        guardRoutes(of: type) { _ in .allow }
        landsOnVisible(type)
        onReselect(of: type) { _, _ in }
        onReturn(to: type) { _, _, _ in }
        parent(of: type) { _ in nil }
        presentation(of: type) { _ in .cover }
        saving(of: type) { _ in .neverSaved }
    }
}

private struct NumberExit: ResultRoute {
    typealias Value = Int
    var number = 0
}

private struct TextExit: ResultRoute { typealias Value = String }

private struct Erased: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: AnyRoute.self, key: "any") { _, _ in Page(text: "any") }
        registry.exit(AnyRoute.self)
        registry.existence(of: AnyRoute.self) { _ in true }
        registry.guardRoutes(of: AnyRoute.self) { _ in .allow }
    }
}
