import Foundation
import Items
import RouterCore
import RouterTerminal
import RouterTesting
import Testing
import VaultApp
import VaultData

/// Two accounts with other tabs, what other devices change, and every screen there is.
@MainActor @Suite struct AccountTests {
    private let person = Person()

    @Test func anotherAccountHasOtherTabs() async throws {
        try await person.tap("unlock")
        person.router.open("/items/1")
        person.router.select(tab: "settings")
        try await person.tap("use company")
        let expected = """
            items*     [ItemsRoute.list]
            shared     ItemsRoute.shared (withheld)
            generator  GeneratorRoute.home (withheld)
            settings   AccountsRoute.settings (withheld)
            """
        #expect(person.router.difference(from: expected) == nil)
        #expect(person.reads == ["Payroll"])
        #expect(person.router.open("/items/1").outcome?.rejection?.reason == .notFound)
        #expect(person.router.open("/shared").outcome == .committed)
        #expect(person.reads == ["Coffee machine"])
    }

    @Test func aDraftAsksBeforeItsAccountIsLeft() async throws {
        let password = try await person.makeDraft()
        person.router.select(tab: "settings")
        try await person.tap("use company")
        #expect(person.sees == "Discard the changes?")
        try await person.choose("Keep")
        #expect(person.store.account == .personal)
        person.router.select(tab: "items")
        #expect(person.reads[0] == password)
        person.router.select(tab: "settings")
        try await person.tap("use company")
        try await person.choose("Discard")
        #expect(person.store.account == .company)
    }

    @Test func anAccountIsWhereItWasLeft() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vault-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let person = Person(savedIn: folder)
        try await person.tap("unlock")
        person.router.open("/items/2")
        await person.vault.use(.company)
        #expect(person.sees == "Items")
        await person.vault.use(.personal)
        #expect(person.sees == "Library")
    }

    @Test(arguments: [("Theirs", "password: changed on the tablet"), ("Mine", "password: mine")])
    func aConflictIsAskedAboutWithoutAScreen(_ choice: String, _ password: String) async throws {
        try await person.tap("unlock")
        var bank = try #require(person.store.item(1))
        bank.password = "mine"
        person.store.save(bank)
        person.router.open("/items/1")
        let sync = Task { await person.vault.sync() }
        await person.router.rest()
        #expect(person.sees == "Which password of Bank?")
        try await person.choose(choice)
        await sync.value
        #expect(person.sees == "Bank" && person.reads[0] == password && person.store.incoming == [])
    }

    @Test func withoutAConflictNobodyIsAsked() async throws {
        try await person.tap("unlock")
        person.router.select(tab: "settings")
        try await person.tap("sync")
        #expect(person.sees == "Settings")
        person.router.open("/items/1")
        #expect(person.reads[0] == "password: changed on the tablet")
    }

    @Test func aConflictWaitsBehindTheLock() async throws {
        var bank = try #require(person.store.item(1))
        bank.password = "mine"
        person.store.save(bank)
        let sync = Task { await person.vault.sync() }
        await person.router.rest()
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        #expect(person.sees == "Which password of Bank?")
        person.vault.lock()
        #expect(person.sees == "Locked")
        try await person.tap("unlock")
        try await person.choose("Theirs")
        await sync.value
        #expect(person.store.item(1)?.password == "changed on the tablet")
    }

    @Test(arguments: Account.allCases) func everyScreenIsSound(_ account: Account) async throws {
        let crawler = Crawler<TerminalScreen>(account.rawValue) {
            let person = Person(random: Constant())
            person.store.unlock()
            if account != person.store.account { person.store.use(account) }
            var app = CrawledApp(person.router) {
                [person.store.isLocked.description, person.store.account.rawValue]
            }
            app.tryAtEachScreen("lock") { _ in person.vault.lock() }
            return app
        }
        let report = try await crawler.crawl()
        #expect(report.findings == [], "\(report)")
        #expect(report.isComplete, "\(report)")
    }
}

/// Numbers that are all the same: a crawl makes the app anew many times, and compares.
private struct Constant: RandomNumberGenerator {
    func next() -> UInt64 { 1 << 60 }
}
