import RouterCore
import RouterTerminal
import RouterTesting

extension FailureTable {
    static func compositionRows() -> [Row] {
        [
            composing("A tab's root without an owner") {
                RootTab("home", root: FailureRoute.unowned)
            },
            composing("Two owners of one route type") {
                OrdersModule()
                Renamed(name: "Copy")
                Connect(OrdersExit.self) { _ in OrdersRoute.list }
                RootTab("home", root: OrdersRoute.list)
            },
            composing("An exit nobody connected") {
                OrdersModule()
                RootTab("home", root: OrdersRoute.list)
            },
            composing("An exit that awaits a value, and a route that ends with none") {
                FailureModule()
                Connect(PickerExit.self) { _ in FailureRoute.start }
                RootTab("home", root: FailureRoute.start)
            },
            composing("A rule about a route of another module") {
                FailureModule()
                Meddling(rules: 1, of: FailureRoute.self)
                RootTab("home", root: FailureRoute.start)
            },
            composing("One rule twice") {
                FailureModule()
                Meddling(rules: 2, of: Meddled.self)
                RootTab("home", root: FailureRoute.start)
            },
            composing("A rule about screens for a dialog") {
                FailureModule()
                Alarming()
                RootTab("home", root: FailureRoute.start)
            },
            composing("A tab that starts with a dialog") {
                FailureModule()
                RootTab("home", root: FailureAlert())
            },
            composing("AnyRoute in place of a route type") {
                FailureModule()
                Connect(PickerExit.self) { _ in AnyRoute(Picker()) }
                RootTab("home", root: FailureRoute.start)
            },
            composing("Two links for the same paths") {
                FailureModule()
                Ambiguous()
                RootTab("home", root: FailureRoute.start)
            },
            composing("A placeholder of another grammar") {
                FailureModule()
                ForeignPattern()
                RootTab("home", root: FailureRoute.start)
            },
            undeclaredExit(),
        ]
    }

    private static func undeclaredExit() -> Row {
        let harness = ModuleHarness(FailureModule(), root: FailureRoute.start) { missing in
            TerminalScreen("\(missing)") { _ in [] }
        }
        harness.router.push(PickerExit())
        return row("An exit pushed and never declared", found: "testing", harness.issues)
    }

    private static func composing(
        _ failure: String,
        @Composition<TerminalScreen>.Builder _ items: () -> [Composition<TerminalScreen>.Item]
    ) -> Row {
        row(failure, found: "composing", Composition.check(items))
    }

    private static func row(_ failure: String, found: String, _ issues: [CompositionIssue]) -> Row {
        Row(
            failure: failure, found: found, answer: issues.map(label(of:)).joined(separator: ", "),
            sentence: issues.map(\.description).joined(separator: " "))
    }
}

/// An exit that awaits what ``Picker`` ends with.
private struct PickerExit: ResultRoute {
    typealias Value = Picker.Value
}

private enum Meddled: Route { case only }

/// Registers how routes of a type are presented, whoever owns them.
private struct Meddling<R: Route>: FeatureModule {
    let name = "Meddling"
    let rules: Int
    let of: R.Type

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Meddled.self, key: "meddled") { _, _ in TerminalScreen("") { _ in [] } }
        for _ in 1...rules { registry.presentation(of: of) { _ in .sheet } }
    }
}

/// A route of `Alarming`.
private struct Alarm: Route {}

/// Says how a dialog is presented.
private struct Alarming: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.dialog(for: Alarm.self) { _ in Dialog("Alarm") { Choice("OK") } }
        registry.presentation(of: Alarm.self) { _ in .sheet }
    }
}

/// Declares a link in the grammar of another router.
private struct ForeignPattern: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Numbered.self, key: "numbered") { _, _ in TerminalScreen("") { _ in [] } }
        registry.link("/numbers/:number", to: Numbered.init)
    }
}
