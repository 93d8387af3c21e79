import Foundation
import RouterCore
import RouterSwiftUI
import RouterTesting
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing
import VaultApp
import VaultData

@testable import VaultOnSwiftUI

/// The vault's own views: what is seen of it while it is locked, and what is there after it.
@MainActor struct VaultOnSwiftUITests {
    let vault: VaultApp<ViewScreen>
    let host: ViewHost

    init() throws {
        let vault = VaultApp<ViewScreen>(random: Repeatable(seed: 7))
        self.vault = vault
        host = ViewHost { VaultWindow(vault: vault) }
        #expect(vault.router.composition.issues == [])
    }

    /// Looks away, and back.
    private func leaveAndReturn() {
        host.enter(.background)
        host.enter(.active)
    }

    @Test func nothingIsSeenUntilItIsUnlocked() throws {
        #expect(host.presentations.count == 1 && host.buttons == ["Unlock"])
        try host.tap("Unlock")
        #expect(host.title == "Items" && host.buttons == ["Bank", "Library"])
        #expect(host.tabs == ["Items", "Generator", "Settings"])
        #expect(host.diagnostics == [])
    }

    @Test func whatWasTypedIsThereAfterTheLock() throws {
        try host.tap("Unlock")
        try host.tap("Bank")
        try host.tap("Edit")
        try host.type("Savings bank")
        leaveAndReturn()
        #expect(host.buttons == ["Unlock"])
        host.open(try #require(URL(string: "vault://items/2")))
        #expect(host.buttons == ["Unlock"])
        try host.tap("Unlock")
        #expect(host.buttons == ["Discard", "Keep"])
        try host.tap("Keep")
        #expect(host.title == "Edit Savings bank")
        try host.tap("Save")
        #expect(host.title == "Savings bank")
        #expect(host.diagnostics == [])
    }

    @Test func aPasswordOfAnotherModuleComesInASheet() async throws {
        try host.tap("Unlock")
        try host.tap("Bank")
        try host.tap("Edit")
        try host.tap("Make a password")
        await vault.router.rest()
        host.settle()
        #expect(host.presentations == ["sheet"] && host.title == "Choose a password")
        let password = try #require(host.buttons.first)
        try host.tap(password)
        await vault.router.rest()
        host.settle()
        try host.tap("Save")
        #expect(vault.store.item(1)?.password == password)
    }

    @Test func anotherAccountHasOtherTabs() async throws {
        try host.tap("Unlock")
        try host.select(tab: "Settings")
        try host.tap("Use company")
        await vault.router.rest()
        host.settle()
        #expect(host.tabs == ["Items", "Shared", "Generator", "Settings"])
        try host.select(tab: "Shared")
        #expect(host.buttons == ["Coffee machine"])
    }
}
