import RouterCore
import RouterTerminal
import VaultData

/// Items in a terminal.
package struct ItemsInTerminal: FeatureModule {
    private let store: VaultStore

    package init(store: VaultStore) { self.store = store }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.registerItems(of: store)
        registry.destination(for: ItemsRoute.self, key: "items") { [store] route, context in
            switch route {
            case .list: list("Items", of: store) { !$0.isShared }
            case .shared: list("Shared", of: store) { $0.isShared }
            case .item(let id): page(id, store)
            case .edit(let id):
                if let item = store.item(id) {
                    editor(Draft(of: item, in: store, context))
                } else {
                    TerminalScreen("Gone")
                }
            }
        }
    }
}

@MainActor private func list(
    _ title: String, of store: VaultStore, where isListed: @escaping (Item) -> Bool
) -> TerminalScreen {
    TerminalScreen(title) { _ in
        for item in store.items.filter(isListed) {
            TerminalRow(.push(item.name, ItemsRoute.item(id: item.id)))
        }
    }
}

@MainActor private func page(_ id: Int, _ store: VaultStore) -> TerminalScreen {
    TerminalScreen(store.item(id)?.name ?? "Gone") { _ in
        if let item = store.item(id) {
            TerminalRow("password: \(item.password)")
            TerminalRow(.push("copy", CopyPassword(item: id)))
            if !item.isShared { TerminalRow(.push("edit", ItemsRoute.edit(id: id))) }
        }
    }
}

@MainActor private func editor(_ draft: Draft) -> TerminalScreen {
    TerminalScreen("Edit \(draft.name)") { intent, context in
        if intent == "save" { return draft.save(context) }
        draft.makePassword(context)
        return nil
    } content: { _ in
        TerminalRow("password: \(draft.password)")
        TerminalRow(.intent("make a password", "make"))
        TerminalRow(.intent("save", "save"))
    }
}
