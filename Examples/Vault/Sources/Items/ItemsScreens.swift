import RouterCore
import RouterTerminal
import VaultData

@MainActor func list(_ title: String, of items: @escaping @MainActor () -> [Item]) -> TerminalScreen {
    TerminalScreen(title) { _ in
        for item in items() { TerminalRow(.push(item.name, ItemsRoute.item(id: item.id))) }
    }
}

@MainActor func page(_ id: Int, _ store: VaultStore) -> TerminalScreen {
    TerminalScreen(store.item(id)?.name ?? "") { _ in
        let password = store.item(id)?.password ?? ""
        TerminalRow(password, .push("copy", CopyPassword(password: password)))
        if store.mayEdit(id) { TerminalRow(.push("edit", ItemsRoute.edit(id: id))) }
    }
}

/// Asks another module for a password, and asks its user before an unsaved one goes.
@MainActor func editor(_ id: Int, _ store: VaultStore, _ context: PushContext) -> TerminalScreen {
    context.guardLeaving {
        guard store.draft(of: id) != nil else { return .allow }
        return .confirm(
            Dialog("Discard the new password?") {
                Choice("Discard", role: .destructive, finishing: true)
                Choice("Keep", role: .cancel)
            })
    }
    return TerminalScreen("Edit \(store.item(id)?.name ?? "")") { intent, context in
        if intent == "save" {
            if let draft = store.draft(of: id) { store.save(draft, of: id) }
            return context.finish()
        }
        context.task {
            guard case .finished(let password) = await context.result(of: NewPassword()) else { return }
            store.setDraft(password, of: id)
        }
        return nil
    } content: { _ in
        TerminalRow(store.draft(of: id) ?? store.item(id)?.password ?? "", .intent("new", "new"))
        TerminalRow(.intent("save", "save"))
    }
}
