import Foundation
import Items
import RouterCore
import RouterTerminal
import RouterTesting
import Testing
import VaultApp
import VaultData

/// Somebody with a vault: taps what is on screen, and reads it.
@MainActor struct Person {
    let vault: VaultApp<TerminalScreen>
    var router: Router<TerminalScreen> { vault.router }
    var store: VaultStore { vault.store }

    /// Starts the app, locked.
    init(random: any RandomNumberGenerator = Repeatable(seed: 7), savedIn folder: URL? = nil) {
        vault = VaultApp(random: random, savedIn: folder)
        router.activate()
    }

    /// The title of what is on screen.
    var sees: String? { router.visibleDialog?.title ?? router.visibleScreen?.title }

    /// The rows on screen.
    var reads: [String] { router.visibleScreen?.sections.flatMap(\.rows).map(\.text) ?? [] }

    /// Taps an action on screen, and waits until nothing moves.
    func tap(_ title: String) async throws {
        let screen = try #require(router.visibleScreen)
        screen.perform(try #require(screen.actions.first { $0.title == title }, "\(screen.actionTitles)"))
        await router.rest()
    }

    /// Answers the dialog on screen, and waits until nothing moves.
    func choose(_ title: String) async throws {
        try #require(router.choose(title) != nil, "\(sees ?? "nothing") has no \(title)")
        await router.rest()
    }

    /// Unlocks the vault, opens the editor of the first item, and asks for a new password there.
    func askForPassword() async throws {
        try await tap("unlock")
        router.open("/items/1/edit")
        try await tap("make a password")
    }

    /// Unlocks the vault, opens the editor of the first item, and takes a new password, which is not saved.
    ///
    /// - Returns: The row with the password.
    @discardableResult func makeDraft() async throws -> String {
        try await askForPassword()
        try await tap(try #require(reads.first))
        try #require(sees == "Edit Bank" && reads[0] != "password: correct horse")
        return reads[0]
    }
}
