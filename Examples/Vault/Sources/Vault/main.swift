import RouterCore
import RouterTerminal
import VaultApp

let vault = VaultApp<TerminalScreen>(random: Repeatable(seed: 7))

let host = TerminalHost(
    vault.router, HostHooks(title: "Vault") { vault.router.composition.path(for: $0) ?? "\($0)" })
do { try await host.run() } catch { try await host.runByLines() }
