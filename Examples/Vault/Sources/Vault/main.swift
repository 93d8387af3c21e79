import RouterCore
import RouterTerminal
import VaultApp
import VaultData

let vault = VaultApp(store: VaultStore(), suggestions: { ["tulip seven", "quiet owl"] }, draw: { $0 })

let host = TerminalHost(
    vault.router, HostHooks(title: "Vault") { vault.router.composition.path(for: $0) ?? "\($0)" })
do { try await host.run() } catch { try await host.runByLines() }
