import RouterCore
import RouterTerminal
import TastebookData

/// The editor of a dish's name.
@MainActor func dishEditor(_ id: DishID, _ store: TastebookStore) -> TerminalScreen {
    editor("Edit dish \(id)", Draft(store.dish(id)?.name ?? "")) { store.rename(id, to: $0) }
}

/// The editor of a category's name.
@MainActor func categoryEditor(_ id: CategoryID, _ store: TastebookStore) -> TerminalScreen {
    editor("Edit category \(id)", Draft(store.category(id)?.name ?? "")) { store.rename(id, to: $0) }
}

/// An editor of a name; it stays when it has saved, and lets nobody take it away before.
@MainActor private func editor(
    _ title: String, _ draft: Draft, save: @escaping @MainActor (String) -> Void
) -> TerminalScreen {
    TerminalScreen(title) { intent, context in
        switch intent {
        case "change":
            draft.change()
            context.guardLeaving { .deny("its changes are not saved") }
        case "save":
            draft.save(save)
            context.guardLeaving(nil)
        default: break
        }
        return nil
    } content: { _ in
        [
            TerminalSection(rows: [
                TerminalRow("Name: \(draft.name)"),
                TerminalRow(draft.hasUnsavedChanges ? "unsaved changes" : "all saved"),
            ]),
            TerminalSection(rows: [
                TerminalRow(.intent("change", "change")), TerminalRow(.intent("save", "save")),
            ]),
        ]
    }
}
