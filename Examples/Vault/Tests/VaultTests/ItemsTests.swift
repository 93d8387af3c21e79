import Items
import RouterCore
import RouterTerminal
import RouterTesting
import Testing
import VaultData

/// Drafts, results of another module, and exits that act.
@MainActor @Suite struct ItemsTests {
    private let person = Person()

    @Test func aDraftAsksBeforeItGoes() async throws {
        let password = try await person.makeDraft()
        person.router.pop()
        #expect(person.sees == "Discard the changes?")
        try await person.choose("Keep")
        #expect(person.sees == "Edit Bank" && person.reads[0] == password)
        person.router.open("/items/2")
        try await person.choose("Discard")
        #expect(person.sees == "Library")
        person.router.open("/items/1/edit")
        #expect(person.reads[0] == "password: correct horse")
    }

    @Test func aPasswordOfAnotherModuleIsSaved() async throws {
        let password = try await person.makeDraft()
        try await person.tap("save")
        #expect(person.sees == "Bank" && person.reads[0] == password)
    }

    @Test func noPasswordMayBeChosen() async throws {
        try await person.askForPassword()
        person.router.dismiss()
        await person.router.rest()
        #expect(person.reads[0] == "password: correct horse")
        #expect(person.router.pop().outcome == .committed)
    }

    @Test func copyingShowsNothing() async throws {
        try await person.tap("unlock")
        person.router.open("/items/1")
        let state = person.router.state
        try await person.tap("copy")
        #expect(person.store.clipboard == "correct horse" && person.router.state == state)
    }

    @Test func theModuleAloneNeedsWhatTheAppConnects() async throws {
        let harness = ModuleHarness(ItemsInTerminal(store: VaultStore()), root: ItemsRoute.edit(id: 1)) {
            TerminalScreen("stub: \($0)")
        }
        #expect(harness.issues == [])
        #expect(harness.unmetExits == ["Items.CopyPassword", "Items.NewPassword"])
        _ = harness.router.visibleScreen?.performAction(at: 0)
        await harness.router.rest()
        harness.answer(NewPassword.self, with: "quiet owl")
        await harness.router.rest()
        #expect(harness.router.visibleScreen?.sections[0].rows[0].text == "password: quiet owl")
    }
}
