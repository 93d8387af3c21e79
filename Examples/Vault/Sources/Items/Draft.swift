import Observation
import RouterCore
import VaultData

/// What was typed and is not saved.
///
/// Each editor is built with one of its own. It lives as long as the entry of the editor: a lock hides it, and it is
/// gone with the editor, whichever way that goes.
@MainActor @Observable final class Draft {
    var name: String
    var password: String
    private let id: Int
    private let store: VaultStore

    init(of item: Item, in store: VaultStore, _ context: PushContext) {
        (id, name, password) = (item.id, item.name, item.password)
        self.store = store
        context.guardLeaving { [weak self] in
            guard let self, isChanged else { return .allow }
            return .confirm(
                Dialog("Discard the changes?") {
                    Choice("Discard", role: .destructive, finishing: true)
                    Choice("Keep", role: .cancel)
                })
        }
    }

    private var item: Item { Item(id: id, name: name, password: password) }
    private var isChanged: Bool { item != store.item(id) }

    /// Takes a password that another module makes.
    func makePassword(_ context: PushContext) {
        context.task {
            guard case .finished(let password) = await context.result(of: NewPassword()) else { return }
            self.password = password
        }
    }

    /// Saves it, and ends the editor.
    @discardableResult func save(_ context: PushContext) -> NavigationRequest {
        if isChanged { store.save(item) }
        return context.finish()
    }
}
