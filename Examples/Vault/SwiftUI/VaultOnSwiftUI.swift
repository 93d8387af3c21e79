import Foundation
import RouterCore
import RouterSwiftUI
import SwiftUI
import VaultApp

/// The app, in one window: whoever locks it locks all there is.
@main struct VaultOnSwiftUI: App {
    @State private var vault = VaultApp<ViewScreen>(
        savedIn: FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)

    var body: some Scene {
        WindowGroup { VaultWindow(vault: vault) }
    }
}

/// The window: tabs, what is presented above them, links, and a lock when nobody looks at it.
struct VaultWindow: View {
    let vault: VaultApp<ViewScreen>
    @Environment(\.scenePhase) private var phase

    var body: some View {
        // Another account has other tabs; they change by themselves.
        RouterTabs(vault.router) { tab in
            switch tab {
            case "items": Label("Items", systemImage: "key")
            case "shared": Label("Shared", systemImage: "person.2")
            case "generator": Label("Generator", systemImage: "dice")
            default: Label("Settings", systemImage: "gear")
            }
        }
        .routerModals(vault.router)
        .routerScene(vault.router)
        .onChange(of: phase) { _, phase in
            if phase == .background { vault.lock() }
        }
    }
}
