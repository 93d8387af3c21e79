import Accounts
import Foundation
import Generator
import Items
import RouterTerminal
import VaultData

extension VaultApp<TerminalScreen> {
    /// The app in a terminal.
    ///
    /// - Parameters:
    ///   - random: What passwords are made of.
    ///   - folder: Where the navigation is saved; nil saves nothing.
    public convenience init(random: any RandomNumberGenerator, savedIn folder: URL? = nil) {
        let store = VaultStore()
        self.init(
            store: store,
            modules: [
                ItemsInTerminal(store: store), GeneratorInTerminal(maker: PasswordMaker(random)),
                AccountsInTerminal(store: store),
            ],
            savedIn: folder
        ) { TerminalScreen("No screen for \($0)") }
    }
}

#if canImport(SwiftUI)
    import RouterSwiftUI

    extension VaultApp<ViewScreen> {
        /// The app on SwiftUI.
        ///
        /// - Parameters:
        ///   - random: What passwords are made of.
        ///   - folder: Where the navigation is saved; nil saves nothing.
        public convenience init(
            random: any RandomNumberGenerator = SystemRandomNumberGenerator(), savedIn folder: URL? = nil
        ) {
            let store = VaultStore()
            self.init(
                store: store,
                modules: [
                    ItemsOnSwiftUI(store: store), GeneratorOnSwiftUI(maker: PasswordMaker(random)),
                    AccountsOnSwiftUI(store: store),
                ],
                savedIn: folder, placeholder: ViewScreen.placeholder)
        }
    }
#endif

/// Numbers that are the same each time: for a terminal whose output is compared, and for tests.
public struct Repeatable: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator that begins with a seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
