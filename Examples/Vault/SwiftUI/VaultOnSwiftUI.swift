import RouterCore
import RouterSwiftUI
import SwiftUI
import VaultApp
import VaultData

@main struct VaultOnSwiftUI: App {
    @State private var vault = VaultApp(
        store: VaultStore(), suggestions: { [newPassword(), newPassword(), newPassword()] },
        draw: { screen in ViewScreen { TerminalScreenView(screen) } })

    var body: some Scene {
        WindowGroup { VaultWindow(vault: vault) }
    }
}

/// The window, which locks itself when nobody looks at it.
struct VaultWindow: View {
    let vault: VaultApp<ViewScreen>
    @Environment(\.scenePhase) private var phase

    var body: some View {
        RouterView(vault.router, savedAs: "vault") { tab in
            switch tab {
            case "items": Label("Items", systemImage: "key")
            case "shared": Label("Shared", systemImage: "person.2")
            case "generator": Label("Generator", systemImage: "dice")
            default: Label("Settings", systemImage: "gear")
            }
        }
        .onChange(of: phase) { _, phase in
            if phase == .background { vault.lock() }
        }
    }
}

private func newPassword() -> String {
    let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")
    return String((0..<16).compactMap { _ in letters.randomElement() })
}
