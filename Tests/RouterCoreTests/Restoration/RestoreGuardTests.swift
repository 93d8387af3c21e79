import Foundation
import RouterCore
import Testing

/// A restore is a request like any other: guards, leave guards, superseding, one event.
@MainActor @Suite struct RestoreGuardTests {
    /// Asked of every route; a nil answer has to be waited for and is then an allowance.
    final class Bouncer {
        var asked: [String] = []
        var answer: (AnyRoute) throws -> GuardDecision = { _ in .allow }
    }

    private func app(_ bouncer: Bouncer, waits: Bool) throws -> Composition<Page> {
        try Composition {
            Store<Ware>()
            GardenModule()
            if waits {
                Guard { route async throws in
                    await Task.yield()
                    bouncer.asked.append(route.short)
                    return try bouncer.answer(route)
                }
            } else {
                Guard { route throws in
                    bouncer.asked.append(route.short)
                    return try bouncer.answer(route)
                }
            }
            RootTab("store", root: Ware.list)
            RootTab("garden", root: Garden.home)
        }
    }

    private var saved: Data {
        get throws {
            let router = Router(try Composition.store(tabs: ["store", "garden"]))
            router.push(Ware.item(id: 1))
            router.push(Ware.item(id: 2))
            router.select(tab: "garden")
            router.push(Garden.bed(3))
            router.push(Ware.item(id: 4), as: .sheet)
            return router.snapshot().data
        }
    }

    @Test(arguments: [false, true])
    func everyEntryIsAskedAboutOnceFromTheRootUp(waits: Bool) async throws {
        let bouncer = Bouncer()
        let router = Router(quiet: try app(bouncer, waits: waits))
        let start = router.state
        let restoring = router.restore(try saved)
        #expect((restoring.request.outcome == nil) == waits)
        if waits { #expect(router.state == start) }
        #expect(await restoring.request.value == .committed)
        // Roots are asked when they are visible.
        #expect(bouncer.asked == ["item1", "item2", "bed3", "item4"])
        #expect(router.state.picture == "garden: list bed3 | store: list item1 item2 | sheet: item4")
        #expect(restoring.report?.isComplete == true)
    }

    @Test(arguments: [false, true], Snapshot.HolePolicy.allCases)
    func anythingButAllowIsAHole(waits: Bool, holes: Snapshot.HolePolicy) async throws {
        struct Failure: Error {}
        let bouncer = Bouncer()
        bouncer.answer = { route in
            switch route.short {
            case "item1": .redirect(Garden.home, resuming: true)
            case "bed3": .deny("closed")
            case "item4": throw Failure()
            default: .allow
            }
        }
        let router = Router(quiet: try app(bouncer, waits: waits))
        let restoring = router.restore(try saved, holes: holes)
        #expect(await restoring.request.value == .committed)
        #expect(router.state.parked == [])
        #expect(!bouncer.asked.contains("item2"))
        let report = try #require(restoring.report)
        if holes == .truncate {
            #expect(router.state.picture == "garden: list")
            #expect(
                report.brief == [
                    "store 1: redirected", "store 2: aboveLost", "garden 1: denied", "modal0 0: guardFailed",
                ])
        } else {
            #expect(report.lost.filter { $0.reason == .stackDiscarded }.count == 3)
        }
        router.state.verify()
    }

    @Test(
        "R16: a refused root keeps its place, and is withheld when it becomes visible",
        arguments: [false, true])
    func refusedRoot(waits: Bool) async throws {
        let bouncer = Bouncer()
        bouncer.answer = { $0.short == "garden" || $0.short == "list" ? .deny("locked") : .allow }
        let router = Router(quiet: try app(bouncer, waits: waits))
        let restoring = router.restore(try saved)
        _ = await restoring.request.value
        #expect(router.state.picture == "garden: list bed3 | store: list item1 item2 | sheet: item4")
        #expect(restoring.report?.isComplete == true)
        router.dismiss()
        #expect(router.visibleScreen != nil)
        router.pop()
        while await router.navigation.settled() {}
        #expect(router.state.picture == "garden: list | store: list item1 item2")
        #expect(router.visibleScreen == nil)
        #expect(router.navigation.tabs[1].withheld == [router.visible.id])
    }

    @Test func screensThatWouldGoAreAskedFirst() throws {
        let stage = try Stage(1, 2)
        let data = stage.router.snapshot().data
        stage.router.top.guardLeaving { .deny("unsaved") }
        let before = stage.state
        let restoring = stage.router.restore(data)
        #expect(restoring.request.reason == .leaveGuarded)
        #expect(restoring.report == nil)
        #expect(stage.state == before)
        stage.router.top.guardLeaving(nil)
        #expect(stage.router.restore(data).request.isCommitted)
        #expect(stage.events.last?.ended.map(\.ending) == Array(repeating: .replaced, count: 5))
        stage.verify()
    }

    @Test func aNewerRequestSupersedesARestoreThatWaits() async throws {
        let bouncer = Bouncer()
        let router = Router(quiet: try app(bouncer, waits: true))
        let restoring = router.restore(try saved)
        let context = router.push(Garden.bed(9))
        #expect(restoring.request.outcome == .superseded)
        #expect(await context.value == .committed)
        #expect(router.state.picture == "store: list bed9")
        #expect(restoring.report == nil)
        #expect(bouncer.asked.count <= 2)
    }

    @Test func aRestoreSupersedesARequestThatWaits() async throws {
        let bouncer = Bouncer()
        let router = Router(quiet: try app(bouncer, waits: true))
        let context = router.push(Garden.bed(9))
        let restoring = router.restore(try saved)
        #expect(context.outcome == .superseded)
        #expect(await restoring.request.value == .committed)
        #expect(router.visible.route == AnyRoute(Ware.item(id: 4)))
    }

    @Test func aRestoreAskedForWhileAChangeIsDeliveredWaitsItsTurn() throws {
        let stage = try Stage(1)
        let data = stage.router.snapshot().data
        var restoring: RestoreRequest?
        let subscription = stage.router.events.observe { event in
            guard event.verb == "push" else { return }
            restoring = stage.router.restore(data)
            #expect(restoring?.request.outcome == nil)
        }
        stage.router.push(Kitchen.dish(2))
        #expect(restoring?.report?.isComplete == true)
        #expect(stage.events.map(\.verb) == ["push", "restore"])
        stage.expect("kitchen: home 1")
        subscription.cancel()
    }

    @Test func nothingIsAnimatedAndEachStackWakesOnce() throws {
        let first = try Stage(1, 2)
        let second = try Stage()
        let wakes = second.router.navigation.tabs.map { model in Wakes { _ = model.entries } }
        second.router.restore(first.router.snapshot().data)
        #expect(wakes.map(\.count) == [1, 0, 0])
        #expect(second.router.navigation.tabs[0].isAnimated == false)
    }

    @Test func aScreenThatWasBuiltBeforeIsNotTheRestoredOnes() throws {
        let first = try Stage(1)
        let second = try Stage()
        let old = second.router.visibleScreen?.context
        second.router.restore(first.router.snapshot().data)
        #expect(old?.push(Kitchen.dish(9)).reason == .sourceGone)
        second.expect("kitchen: home 1")
        #expect(second.router.navigation.hostRemoved(first.ids).isCommitted)
        second.expect("kitchen: home 1")
    }

    @Test func blockingModalsStillBlockLinks() throws {
        let first = try Library()
        first.router.push(Garden.bed(1), as: .cover, blocksLinks: true)
        let second = try Library()
        second.router.restore(first.router.snapshot().data)
        let link = second.router.open("/shelf/1")
        #expect(link.outcome == nil)
        second.router.dismiss()
        #expect(link.isCommitted)
    }
}
