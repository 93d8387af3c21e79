import RouterCore
import RouterTerminal
import VaultData

/// The lock and the settings in a terminal.
package struct AccountsInTerminal: FeatureModule {
    private let store: VaultStore

    package init(store: VaultStore) { self.store = store }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.registerAccounts()
        registry.destination(for: AccountsRoute.self, key: "accounts") { [store] _, _ in
            TerminalScreen("Settings") { _ in
                TerminalRow("account: \(store.account.rawValue)")
                for account in Account.allCases where account != store.account {
                    TerminalRow(.push("use \(account.rawValue)", AccountsExit.use(account)))
                }
                TerminalRow(.push("sync", AccountsExit.sync))
                TerminalRow(.push("lock", AccountsExit.lock))
            }
        }
        registry.destination(for: Unlock.self, key: "unlock") { [store] _, _ in
            TerminalScreen("Locked") { _, context in
                store.unlock(context)
            } content: { _ in
                TerminalRow(.intent("unlock", "unlock"))
            }
        }
    }
}
