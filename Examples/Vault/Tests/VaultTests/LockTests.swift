import Foundation
import Items
import RouterCore
import RouterTesting
import Testing
import VaultData

/// Nothing is seen while the vault is locked, and nothing is lost.
@MainActor @Suite struct LockTests {
    private let person = Person()

    @Test func nothingIsDrawnUntilItIsUnlocked() async throws {
        let expected = """
            cover      [Unlock()]
            items*     ItemsRoute.list (withheld)
            generator  GeneratorRoute.home (withheld)
            settings   AccountsRoute.settings (withheld)
            """
        #expect(person.router.difference(from: expected) == nil)
        for stack in person.router.state.tabs.map(\.stack) {
            #expect(person.router.screen(for: stack.root.id) == nil)
        }
        person.router.cancel()
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Items")
    }

    @Test func aLinkWaitsBehindTheLock() async throws {
        person.router.open("vault://items/2")
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Library")
    }

    @Test func aLinkThatLocksShowsNothingOfItsOwn() async throws {
        try await person.tap("unlock")
        person.router.open("https://vault.example/items/2")
        person.router.open("https://vault.example/lock")
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Library")
        #expect(person.router.open("https://elsewhere.example/lock").outcome?.rejection != nil)
    }

    @Test func aDraftIsThereAfterTheLock() async throws {
        let password = try await person.makeDraft()
        person.vault.lock()
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Edit Bank" && person.reads[0] == password)
    }

    @Test func aSheetThatSomebodyWaitsForIsThereAfterTheLock() async throws {
        try await person.askForPassword()
        let password = try #require(person.reads.first)
        person.vault.lock()
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        try await person.tap(password)
        #expect(person.reads[0] == "password: \(password)")
    }

    @Test func aQuestionGoesWithTheLockAndTheDraftStays() async throws {
        let password = try await person.makeDraft()
        let request = person.router.pop()
        #expect(person.sees == "Discard the changes?")
        person.vault.lock()
        #expect(person.sees == "Locked" && request.outcome?.rejection == nil && request.outcome != nil)
        try await person.tap("unlock")
        #expect(person.sees == "Edit Bank" && person.reads[0] == password)
    }

    @Test func aLinkWhileLockedAsksForTheDraftAfterTheLock() async throws {
        let password = try await person.makeDraft()
        person.vault.lock()
        person.router.open("/items/2")
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Discard the changes?")
        try await person.choose("Keep")
        #expect(person.sees == "Edit Bank" && person.reads[0] == password)
        person.router.open("/items/2")
        try await person.choose("Discard")
        #expect(person.sees == "Library")
    }

    @Test func whatWasOpenComesBackBehindTheLock() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vault-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = Person(savedIn: folder)
        try await before.tap("unlock")
        before.router.open("/items/2/edit")
        before.router.select(tab: "settings")
        before.vault.lock()

        let after = Person(savedIn: folder)
        #expect(after.sees == "Locked")
        try await after.tap("unlock")
        #expect(after.sees == "Settings")
        after.router.select(tab: "items")
        #expect(after.sees == "Edit Library")
    }
}
