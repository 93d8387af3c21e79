import RouterTesting
import Testing

@testable import RouterCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A dialog is a value, one modal entry on top of everything, awaited like a result.
@MainActor @Suite struct DialogTests {
    private let rules = DeskRules()
    private let counter = Counter()
    private let router: Router<Page>

    init() throws {
        router = Router(try desk(rules, counter: counter))
        router.activate()
    }

    private var delete: ConfirmDelete { ConfirmDelete(name: "soup") }

    @Test("it is presented above everything, and asks what was registered, made once")
    func presented() throws {
        router.push(Kitchen.sheet(1))
        #expect(router.push(delete).isCommitted)
        #expect(router.state.modals.map(\.style) == [.sheet, .dialog])
        let dialog = try #require(router.visibleDialog)
        #expect(dialog.title == "Delete soup?" && dialog.message == "It cannot be undone.")
        #expect(dialog.style == .confirmation)
        #expect(dialog.choices.map(\.title) == ["Delete", "Keep"])
        #expect(dialog.choices.map(\.role) == [.destructive, .cancel])
        _ = router.visibleDialog
        #expect(rules.made == ["soup"])
        #expect(router.visibleScreen == nil, "a dialog has no screen")
        #expect(router.navigation.dialog(of: router.state.tabs[0].stack.root.id) == nil)
    }

    @Test("a choice with a value finishes with it, one without cancels, by a context, an exit or the router")
    func awaited() async {
        let context = router.top
        let asked = Task { await context.result(of: DeleteExit(name: "soup")) }
        await Task.yield()
        #expect(router.choose("Delete")?.outcome == .committed)
        #expect(await asked.value == .finished(true))
        let again = Task { await router.result(of: delete) }
        await Task.yield()
        #expect(router.choose("Keep")?.outcome == .committed)
        #expect(await again.value == .ended(.dismissed))
        let picked = Task { await router.result(of: PickOne()) }
        await Task.yield()
        #expect(router.choose("two")?.outcome == .committed)
        #expect(await picked.value == .finished("two"))
        let none = Task { await router.result(of: PickOne()) }
        await Task.yield()
        #expect(router.choose("none")?.outcome == .committed)
        #expect(await none.value == .ended(.dismissed))
        #expect(router.choose("none") == nil)
        #expect(router.state.modals.isEmpty)
    }

    @Test("of a route without a value, a choice finishes, and a cancel choice does not")
    func plain() throws {
        var endings: [Ending] = []
        let subscription = router.events.observe { endings += $0.ended.map(\.ending) }
        router.push(Notice(text: "offline"))
        #expect(router.choose("OK")?.outcome == .committed)
        router.push(Notice(text: "offline"))
        let dialog = try #require(router.visibleDialog)
        #expect(dialog.cancelChoice == nil)
        router.choose(Choice("Later", role: .cancel))
        #expect(endings == [.finished, .dismissed])
        withExtendedLifetime(subscription) {}
    }

    @Test("no screen is shown on it, by push, style, policy, stack, batch or link; a dialog is")
    func nothingOnIt() {
        router.push(delete)
        let before = router.state
        let refused: Rejection = .onDialog(AnyRoute(delete))
        #expect(router.push(Kitchen.dish(1)).outcome == .rejected(refused))
        #expect(router.push(Kitchen.sheet(1), ifCovered: .truncate).outcome == .rejected(refused))
        #expect(router.push(Kitchen.dish(1), as: .cover, ifCovered: .append).outcome == .rejected(refused))
        #expect(router.setStack([Kitchen.home]).outcome == .rejected(refused))
        #expect(router.replace(with: Kitchen.home).reason == .atRoot)
        #expect(
            router.batch { $0.push(Kitchen.dish(1)) }.outcome
                == .rejected(.batch(operation: 1, because: refused)))
        #expect(refused.reason == .sourceCovered)
        #expect(router.state == before)
        #expect(router.push(Notice(text: "offline")).isCommitted)
        #expect(router.visibleDialog?.title == "offline")
        #expect(router.dismiss().isCommitted)
        #expect(router.state.modals == before.modals)
    }

    @Test("what lies beneath is covered, and may truncate it; dismiss(thenPush:) takes its place")
    func beneath() {
        let context = router.top
        router.push(delete)
        #expect(context.push(Kitchen.dish(1)).reason == .sourceCovered)
        #expect(context.push(Kitchen.dish(1), ifCovered: .truncate).isCommitted)
        #expect(router.state.modals.isEmpty)
        router.push(delete)
        #expect(router.dismiss(thenPush: Kitchen.dish(2)).isCommitted)
        #expect(router.visible.route == AnyRoute(Kitchen.dish(2)))
        router.push(delete)
        #expect(router.select(tab: "garden").isCommitted)
        #expect(router.visibleDialog?.title == "Delete soup?", "a modal stays over another tab")
    }

    @Test("it is presented as nothing else, and nothing else as a dialog")
    func styles() {
        #expect(
            router.push(delete, as: .sheet).outcome
                == .rejected(.otherPresentation(AnyRoute(delete), as: .sheet)))
        #expect(router.push(delete, as: .stack).reason == .otherPresentation)
        #expect(router.push(delete, as: .dialog).isCommitted)
        router.dismiss()
        let dish = Kitchen.dish(1)
        #expect(
            router.push(dish, as: .dialog).outcome
                == .rejected(.otherPresentation(AnyRoute(dish), as: .dialog)))
        router.push(dish)
        #expect(router.replace(with: delete).reason == .otherPresentation)
        #expect(router.setStack([Kitchen.home, delete]).reason == .otherPresentation)
        #expect(router.update(to: delete).reason == .otherType)
        #expect(router.visible.route == AnyRoute(dish))
    }

    @Test("existence and guards are asked, a guard may lead to it and be resumed after it")
    func guarded() {
        #expect(router.push(ConfirmDelete(name: "nothing")).reason == .notFound)
        rules.guarding = { _ in .deny("no") }
        #expect(router.push(delete).reason == .denied)
        rules.guarding = { $0.name == "soup" ? .redirect(Notice(text: "sure?"), resuming: true) : .allow }
        let request = router.push(delete)
        #expect(request.outcome == .parked(behind: AnyRoute(Notice(text: "sure?"))))
        rules.guarding = { _ in .allow }
        router.choose("OK")
        #expect(router.visibleDialog?.title == "Delete soup?")
    }

    @Test("R11: a link shows it over its parent, from anywhere, and opened twice changes nothing")
    func linked() {
        #expect(router.open("/delete/soup").isCommitted)
        let state = router.state
        #expect(router.state.drawing().hasPrefix("dialog    [ConfirmDelete(name: \"soup\")]"))
        #expect(router.path == "/delete/soup")
        #expect(router.open("/delete/soup").isCommitted)
        #expect(router.state == state)
        router.choose("Keep")
        router.push(Notice(text: "offline"))
        #expect(router.open("/delete/soup").isCommitted)
        #expect(router.state.modals.map(\.stack.root.route) == [AnyRoute(delete)])
    }

    @Test("it is never saved, whatever its type, and never restored")
    func saved() throws {
        router.push(Kitchen.sheet(1))
        router.push(delete)
        let snapshot = router.snapshot()
        #expect(snapshot.report.unsaved.map(\.reason) == [.neverSaved])
        let other = Router(try desk())
        other.activate()
        #expect(other.restore(snapshot.data).request.isCommitted)
        #expect(other.state.modals.map(\.style) == [.sheet])
        let text = String(decoding: snapshot.data, as: UTF8.self).replacing("\"sheet\"", with: "\"dialog\"")
        let third = Router(try desk())
        third.activate()
        third.restore(Data(text.utf8))
        #expect(third.state.modals.isEmpty)
        #expect(try desk().unsaveable == [])
    }

    @Test("R16: a withheld dialog asks nothing, and is asked anew after what took its place")
    func locked() throws {
        let lock = Lock()
        let app = try Composition<Page> {
            KitchenModule()
            GardenModule()
            DeskModule(rules: rules)
            Connect(KitchenExit.self) { _ in Garden.home }
            Connect(DeleteExit.self) { ConfirmDelete(name: $0.name) }
            Guard { route in
                lock.isLocked && route != AnyRoute(Kitchen.cover(0))
                    ? .redirect(Kitchen.cover(0), resuming: false) : .allow
            }
            RootTab("kitchen", root: Kitchen.home)
        }
        let router = Router(app)
        router.activate()
        router.push(delete)
        lock.isLocked = true
        router.refresh()
        #expect(router.state.modals.map(\.style) == [.dialog, .cover])
        #expect(router.navigation.dialog(of: router.state.modals[0].stack.root.id) == nil)
        lock.isLocked = false
        router.dismiss()
        #expect(router.visibleDialog?.title == "Delete soup?")
    }

    @MainActor final class Lock {
        var isLocked = false
        nonisolated init() {}
    }

    @Test("a route of the same type may take its place: then it asks that")
    func updated() {
        router.push(delete)
        let id = router.visible.id
        #expect(router.update(to: ConfirmDelete(name: "salad")).isCommitted)
        #expect(router.visible.id == id && router.visibleDialog?.title == "Delete salad?")
    }

    @Test("an answer that comes twice or late is refused, and ends nothing else")
    func late() throws {
        router.push(delete)
        let (id, choice) = (router.visible.id, try #require(router.visibleDialog?.choices[0]))
        router.push(Notice(text: "offline"))
        #expect(router.navigation.choose(choice, of: id).isCommitted, "with what was above it")
        #expect(router.state.modals.isEmpty)
        #expect(router.navigation.choose(choice, of: id).reason == .sourceGone)
    }

    @Test("composition finds rules that say nothing of a dialog, a root, and a second owner")
    func issues() {
        struct Meddling: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<Page>) {
                registry.dialog(for: Notice.self) { _ in Dialog("?") { Choice("OK") } }
                registry.presentation(of: Notice.self) { _ in .sheet }
                registry.saving(of: Notice.self) { _ in .saved }
                registry.onReturn(to: Notice.self) { _, _, _ in }
                registry.destination(for: PickOne.self, key: "pick") { _, _ in Page(text: "") }
                registry.dialog(for: PickOne.self) { _ in Dialog("?") { Choice("1", finishing: "1") } }
            }
        }
        let (notice, pick) = (qualifiedName(of: Notice.self), qualifiedName(of: PickOne.self))
        let found = Composition<Page>.check {
            Meddling()
            RootTab("notice", root: Notice(text: "?"))
        }
        #expect(
            Set(found) == [
                .dialogRule(rule: "presentation", route: notice, module: "Meddling"),
                .dialogRule(rule: "saving", route: notice, module: "Meddling"),
                .dialogRule(rule: "onReturn", route: notice, module: "Meddling"),
                .duplicateDestination(route: pick, modules: ["Meddling", "Meddling"]),
                .rootIsDialog(tab: "notice", route: notice),
            ])
    }

    @Test("a mapped module keeps its dialogs, and the place of its screens")
    func mapped() throws {
        struct Text: RouterScreen { let text: String }
        let app = try Composition<Text> {
            DeskModule(rules: rules).mapped { Text(text: $0.text) }
            KitchenModule().mapped { Text(text: $0.text) }
            Connect(KitchenExit.self) { _ in Kitchen.home }
            Connect(DeleteExit.self) { ConfirmDelete(name: $0.name) }
            RootTab("kitchen", root: Kitchen.home)
        }
        let router = Router(app)
        router.activate()
        #expect(router.visibleScreen?.text == AnyRoute(Kitchen.home).description)
        router.push(delete)
        #expect(router.visibleDialog?.title == "Delete soup?")
    }
}
