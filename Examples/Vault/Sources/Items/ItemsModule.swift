package import RouterCore
package import RouterTerminal
package import VaultData

/// The screens of secrets.
package enum ItemsRoute: Route, Codable {
    case list
    case shared
    case item(id: Int)
    case edit(id: Int)
}

/// Asks for a new password; who makes it is not known here.
package struct NewPassword: ResultRoute {
    package typealias Value = String
    package init() {}
}

/// Copies a password; where to is not known here.
package struct CopyPassword: Route {
    package let password: String
}

/// Asks which of two passwords to keep.
///
/// It is shown by code that has no screen.
package struct Conflict: ResultRoute {
    package typealias Value = Kept

    /// Whose password is kept.
    package enum Kept: Sendable { case mine, theirs }

    package let name: String
    package init(name: String) { self.name = name }
}

package struct ItemsModule: FeatureModule {
    private let store: VaultStore

    package init(store: VaultStore) { self.store = store }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ItemsRoute.self, key: "items") { [store] route, context in
            switch route {
            case .list: list("My items", of: { store.items })
            case .shared: list("Shared items", of: { store.shared })
            case .item(let id): page(id, store)
            case .edit(let id): editor(id, store, context)
            }
        }
        registry.dialog(for: Conflict.self) { conflict in
            Dialog("Which password of \(conflict.name)?", message: "It was changed elsewhere, too.") {
                Choice("Mine", finishing: .mine)
                Choice("Theirs", finishing: .theirs)
            }
        }
        registry.exit(NewPassword.self)
        registry.exit(CopyPassword.self)

        registry.existence(of: ItemsRoute.self) { [store] route in
            switch route {
            case .list: true
            case .shared: store.account == .work
            case .item(let id): store.item(id) != nil
            case .edit(let id): store.mayEdit(id)
            }
        }
        registry.parent(of: ItemsRoute.self) { route in
            if case .edit(let id) = route { ItemsRoute.item(id: id) } else { ItemsRoute.list }
        }
        // A draft goes with its editor, whichever way that went.
        registry.onReturn(to: ItemsRoute.self) { [store] _, event, _ in
            if case .edit(let id)? = event.route.as(ItemsRoute.self) { store.setDraft(nil, of: id) }
        }
        registry.link("/items", to: ItemsRoute.list)
        registry.link("/shared", to: ItemsRoute.shared)
        registry.link("/items/{id}", to: ItemsRoute.item)
        registry.link("/items/{id}/edit", to: ItemsRoute.edit)
    }
}
