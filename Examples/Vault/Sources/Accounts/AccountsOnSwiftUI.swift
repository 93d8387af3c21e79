#if canImport(SwiftUI)
    import RouterCore
    import RouterSwiftUI
    import SwiftUI
    import VaultData

    /// The lock and the settings on SwiftUI.
    package struct AccountsOnSwiftUI: FeatureModule {
        private let store: VaultStore

        package init(store: VaultStore) { self.store = store }

        package func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
            registry.registerAccounts()
            registry.destination(for: AccountsRoute.self, key: "accounts") { [store] _, _ in
                SettingsView(store: store)
            }
            registry.destination(for: Unlock.self, key: "unlock") { [store] _, context in
                // Ask for a passphrase or a face here.
                Button("Unlock", systemImage: "lock") { store.unlock(context) }
            }
        }
    }

    private struct SettingsView: View {
        let store: VaultStore

        var body: some View {
            List {
                Section {
                    ForEach(Account.allCases.filter { $0 != store.account }, id: \.self) { account in
                        RouteButton(to: AccountsExit.use(account)) { Text("Use \(account.rawValue)") }
                    }
                } header: {
                    Text("Account: \(store.account.rawValue)")
                }
                RouteButton("Sync", to: AccountsExit.sync)
                RouteButton("Lock", to: AccountsExit.lock)
            }
            .navigationTitle("Settings")
        }
    }
#endif
