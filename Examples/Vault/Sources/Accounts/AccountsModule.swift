package import RouterCore
package import RouterTerminal
package import VaultData

package enum AccountsRoute: Route, Codable {
    case settings
}

/// The lock: nothing else is shown until it has ended.
package struct Unlock: Route, Codable {
    package init() {}
}

/// What the app does; nothing is shown for it.
package enum AccountsExit: Route, Codable {
    case lock
    case use(Account)
}

package struct AccountsModule: FeatureModule {
    private let store: VaultStore

    package init(store: VaultStore) { self.store = store }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: AccountsRoute.self, key: "accounts") { [store] _, _ in
            TerminalScreen("Settings") { _ in
                TerminalRow("Account: \(store.account.rawValue)")
                for account in Account.allCases where account != store.account {
                    TerminalRow(.push("use \(account.rawValue)", AccountsExit.use(account)))
                }
                TerminalRow(.push("lock", AccountsExit.lock))
            }
        }
        registry.destination(for: Unlock.self, key: "unlock") { [store] _, _ in
            TerminalScreen("Locked") { _, context in
                store.unlock()  // first the lock opens,
                return context.finish()  // then the guard is asked again
            } content: { _ in
                TerminalRow(.intent("unlock", "unlock"))
            }
        }
        registry.presentation(of: Unlock.self) { _ in .cover }
        registry.exit(AccountsExit.self)
        registry.link("/settings", to: AccountsRoute.settings)
        registry.link("/lock", to: AccountsExit.lock)
    }
}
