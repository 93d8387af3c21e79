import RouterCore
import RouterTesting
import Testing

private struct Label: RouterScreen { let text: String }

private enum Shop: Route {
    case start
    case item(Int)
}

private enum ShopExit: Route { case help(Int) }

private enum Undeclared: Route { case news }

private struct ShopModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Label>) {
        registry.destination(for: Shop.self, key: "shop") { route, _ in Label(text: "\(route)") }
        registry.exit(ShopExit.self)
        registry.existence(of: ShopExit.self) { _ in true }
    }
}

@MainActor @Suite struct HarnessTests {
    private let harness = ModuleHarness(ShopModule(), root: Shop.start) { Label(text: "stub: \($0)") }

    @Test func exitsAreListedAndEverythingElseIsAnIssue() {
        #expect(harness.unmetExits == ["RouterTestingTests.ShopExit"])
        #expect(
            harness.issues == [
                .ruleWithoutDestination(
                    rule: "existence", route: "RouterTestingTests.ShopExit", module: "ShopModule")
            ])
    }

    @Test func absentModulesAreLabelledStubs() {
        #expect(harness.router.push(ShopExit.help(3)).outcome == .committed)
        #expect(harness.router.visibleScreen?.text == "stub: ShopExit.help(3)")
    }

    @Test func anExitThatWasPushedAndNeverDeclaredIsAnIssueFromThenOn() {
        let before = harness.issues
        harness.router.context(of: harness.router.visible.id).push(Undeclared.news)
        harness.router.pop()
        harness.router.push(Undeclared.news)
        harness.router.push(ShopExit.help(1))
        #expect(
            harness.issues == before + [
                .undeclaredExit(exit: "RouterTestingTests.Undeclared", module: "ShopModule")
            ])
        #expect(
            harness.issues.last?.description
                == #""ShopModule" pushed RouterTestingTests.Undeclared, which it neither owns nor declares; "#
                + "register exit(Undeclared.self), so that the app knows to connect it.")
    }

    @Test func anUndeclaredExitOnAModalIsSeenToo() {
        harness.router.push(Undeclared.news, as: .sheet)
        #expect(
            harness.issues.contains(
                .undeclaredExit(exit: "RouterTestingTests.Undeclared", module: "ShopModule")))
    }

    @Test func aDifferenceShowsBothLinesAndLeavesTheOthers() {
        harness.router.push(Shop.item(1))
        #expect(harness.router.state.difference(from: "module*  Shop.start ›  [Shop.item(1)]") == nil)
        #expect(
            harness.router.state.difference(from: "module* Shop.start › [Shop.item(2)]\nother [x]") == """
                - module* Shop.start › [Shop.item(2)]
                + module*  Shop.start › [Shop.item(1)]
                - other [x]
                """)
    }

    @Test func aGateLetsThroughWhomTheTestNames() async {
        let gate = Gate<Int>()
        #expect(gate.open(with: 0) == false)
        let first = Task { await gate.pass() }
        await gate.arrival()
        let second = Task { await gate.pass() }
        await gate.arrival(of: 2)
        #expect(gate.open(with: 2, at: 1))
        #expect(gate.open(with: 1))
        #expect(await [first.value, second.value] == [1, 2])
    }
}
