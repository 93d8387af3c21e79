import RouterCore
import VaultData

extension DestinationRegistry {
    /// What holds of items, whatever draws them.
    mutating func registerItems(of store: VaultStore) {
        existence(of: ItemsRoute.self) { route in
            switch route {
            case .list: true
            case .shared: store.account == .company
            case .item(let id): store.item(id) != nil
            case .edit(let id): store.item(id).map { !$0.isShared } ?? false
            }
        }
        parent(of: ItemsRoute.self) { route in
            if case .edit(let id) = route { ItemsRoute.item(id: id) } else { ItemsRoute.list }
        }
        link("/items", to: ItemsRoute.list)
        link("/shared", to: ItemsRoute.shared)
        link("/items/{id}", to: ItemsRoute.item)
        link("/items/{id}/edit", to: ItemsRoute.edit)
        exit(NewPassword.self)
        exit(CopyPassword.self)
        dialog(for: Conflict.self) { conflict in
            Dialog("Which password of \(conflict.name)?", message: "It was changed elsewhere, too.") {
                Choice("Mine", finishing: .mine)
                Choice("Theirs", finishing: .theirs)
            }
        }
    }
}
