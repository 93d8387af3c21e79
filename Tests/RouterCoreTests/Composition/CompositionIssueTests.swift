import RouterCore
import RouterInspection
import Testing

/// What composition finds, each with the whole text a person reads.
@Suite struct CompositionIssueTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let issues: @Sendable () -> [CompositionIssue]
        let text: [String]
        var testDescription: String { name }
    }

    static let module = "RouterCoreTests."

    static let cases: [Case] = [
        Case(
            name: "a module twice",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    GardenModule()
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [#"Module "GardenModule" is listed twice; list it once, or give the second another name."#]),
        Case(
            name: "two owners of a type",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Second()
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [
                #"RouterCoreTests.Garden has two owners, "GardenModule" and "Second"; "#
                    + "remove one destination, or pass replacing: true in the later module."
            ]),
        Case(
            name: "one key for two types",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Keyed(key: "garden")
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [
                #"The key "garden" names both RouterCoreTests.Garden and RouterCoreTests.Pick, in "#
                    + #""GardenModule" and "Keyed"; give one of them another key."#
            ]),
        Case(
            name: "an exit nobody connects",
            issues: {
                Composition<Page>.check {
                    KitchenModule()
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: [
                #"RouterCoreTests.KitchenExit is pushed by "KitchenModule" and leads nowhere; add "#
                    + "Connect(KitchenExit.self) { … } to the composition, or list the module that owns it."
            ]),
        Case(
            name: "a connection that leads nowhere",
            issues: {
                Composition<Page>.check {
                    KitchenModule()
                    Connect(KitchenExit.self) { _ in Garden.home }
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: [
                "Connect(KitchenExit.self) leads to RouterCoreTests.Garden, which has no destination; "
                    + "list the module that owns it, or connect to another route."
            ]),
        Case(
            name: "a branch that leads nowhere",
            issues: {
                Composition<Page>.check {
                    KitchenModule()
                    Connect(KitchenExit.self) { exit in
                        if case .garden(0) = exit { Garden.home } else { Kitchen.home }
                    }
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: [
                "Connect(KitchenExit.self) leads to RouterCoreTests.Garden, which has no destination; "
                    + "list the module that owns it, or connect to another route."
            ]),
        Case(
            name: "a circle of connections",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Connect(KitchenExit.self) { _ in OtherExit.a }
                    Connect(OtherExit.self) { _ in KitchenExit.garden(1) }
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [
                "Connections lead in a circle: RouterCoreTests.KitchenExit → RouterCoreTests.OtherExit → "
                    + "RouterCoreTests.KitchenExit; let one of them lead to a route with a destination."
            ]),
        Case(
            name: "connected twice, and connected though owned",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Connect(OtherExit.self) { _ in Garden.home }
                    Connect(OtherExit.self) { _ in Garden.bed(1) }
                    Connect(Garden.self) { _ in OtherExit.a }
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [
                "RouterCoreTests.OtherExit is connected twice; remove one Connect(OtherExit.self).",
                #"RouterCoreTests.Garden is connected, but "GardenModule" owns a destination for it; "#
                    + "remove the Connect, or the destination.",
            ]),
        Case(
            name: "tabs: none",
            issues: { Composition<Page>.check { GardenModule() } },
            text: [#"There is no tab, so nothing to show; add RootTab("home", root: …) to the composition."#]),
        Case(
            name: "tabs: one name twice, and a root nobody owns",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    RootTab("garden", root: Garden.home)
                    RootTab("garden", root: Garden.bed(1))
                    RootTab("kitchen", root: Kitchen.home)
                }
            },
            text: [
                #"Two tabs are named "garden"; rename one of them."#,
                #"The root of tab "kitchen", RouterCoreTests.Kitchen, has no destination; "#
                    + "list the module that owns it, or start the tab with another route.",
            ]),
        Case(
            name: "rules about a type without destination",
            issues: {
                Composition<Page>.check {
                    GardenModule()
                    Rules()
                    RootTab("garden", root: Garden.home)
                }
            },
            text: [
                #""Rules" registers existence for RouterCoreTests.Kitchen, which has no destination; "#
                    + "register the destination too, or remove the rule.",
                #""Rules" registers link("/home") for RouterCoreTests.Kitchen, which has no destination; "#
                    + "register the destination too, or remove the rule.",
            ]),
        Case(
            name: "a label the case does not have",
            issues: {
                Composition<Page>.check {
                    Linked()
                    RootTab("beds", root: Beds.bed(number: 1))
                }
            },
            text: [
                #"The placeholder {numer} of "/beds/{numer}" in "Linked" is no label of its case; "#
                    + #"did you mean "number"?"#
            ]),
    ]

    @Test(arguments: cases + misplaced) func saysWhatWhereAndWhatToDo(_ given: Case) {
        #expect(given.issues().map(\.description) == given.text)
    }

    @Test func allProblemsAreThrownAsOne() {
        let error = #expect(throws: CompositionError.self) {
            try Composition<Page> {
                GardenModule()
                GardenModule()
                Second()
                KitchenModule()
                Linked()
                RootTab("garden", root: Garden.home)
            }
        }
        #expect(
            error?.description == """
                The composition has 4 problems:
                - Module "GardenModule" is listed twice; list it once, or give the second another name.
                - RouterCoreTests.Garden has two owners, "GardenModule" and "Second"; remove one destination, or \
                pass replacing: true in the later module.
                - RouterCoreTests.KitchenExit is pushed by "KitchenModule" and leads nowhere; add \
                Connect(KitchenExit.self) { … } to the composition, or list the module that owns it.
                - The placeholder {numer} of "/beds/{numer}" in "Linked" is no label of its case; did you mean \
                "number"?
                """)
    }

    @MainActor @Test func replacingIsNoIssueAndShowsInTheReport() throws {
        let app = try Composition<Page> {
            GardenModule()
            Second(replacing: true)
            RootTab("garden", root: Garden.home)
        }
        #expect(app.report.contains(#"owns Garden as "second", replacing GardenModule's"#))
    }
}

private enum OtherExit: Route { case a }

private struct Second: FeatureModule {
    var replacing = false

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Garden.self, key: "second", replacing: replacing) { route, _ in
            Page(text: "second \(route)")
        }
    }
}

private struct Keyed: FeatureModule {
    let key: String

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Pick.self, key: key) { _, _ in Page(text: "pick") }
    }
}

private struct Rules: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.existence(of: Kitchen.self) { _ in true }
        registry.link("/home", to: Kitchen.home)
    }
}

private enum Beds: Route, Codable { case bed(number: Int) }

private struct Linked: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Beds.self, key: "beds") { _, _ in Page(text: "bed") }
        registry.link("/beds/{numer}", to: Beds.bed)
    }
}
