import Observation

/// Whose secrets are shown.
package enum Account: String, CaseIterable, Codable, Sendable {
    case personal, company
}

/// Something to keep secret.
package struct Item: Hashable, Identifiable, Sendable {
    package let id: Int
    package var name: String
    package var password: String
    /// What colleagues share may be read, and not changed.
    package var isShared: Bool

    package init(id: Int, name: String, password: String, isShared: Bool = false) {
        (self.id, self.name, self.password, self.isShared) = (id, name, password, isShared)
    }
}

/// A password that was changed on another device.
package struct Change: Hashable, Sendable {
    package let item: Int
    package let password: String
}

/// The secrets, and whether they are locked.
///
/// It knows nothing of the router.
@MainActor @Observable package final class VaultStore {
    /// Nothing is shown until somebody unlocks the vault.
    package private(set) var isLocked = true
    package private(set) var account = Account.personal
    package private(set) var clipboard = ""
    /// What other devices have changed, and this one has not taken yet.
    package private(set) var incoming = [Change(item: 1, password: "changed on the tablet")]
    private var changedHere: Set<Int> = []
    private var itemsOfAccounts: [Account: [Item]] = [
        .personal: [
            Item(id: 1, name: "Bank", password: "correct horse"),
            Item(id: 2, name: "Library", password: "battery staple"),
        ],
        .company: [
            Item(id: 11, name: "Payroll", password: "dragon"),
            Item(id: 21, name: "Coffee machine", password: "0000", isShared: true),
        ],
    ]

    package init() {}

    /// The items of the account that is used.
    package var items: [Item] { itemsOfAccounts[account] ?? [] }

    /// Returns an item of the account that is used, or nil.
    package func item(_ id: Int) -> Item? { items.first { $0.id == id } }

    package func lock() { isLocked = true }

    package func unlock() { isLocked = false }

    package func use(_ account: Account) { self.account = account }

    package func copyPassword(of id: Int) { clipboard = item(id)?.password ?? "" }

    /// Changes an item here.
    package func save(_ item: Item) {
        changedHere.insert(item.id)
        replace(item)
    }

    /// Whether an item was changed here since it was in step with the other devices.
    package func isChangedHere(_ id: Int) -> Bool { changedHere.contains(id) }

    /// Brings an item in step: with the change of another device, or with what is here.
    package func settle(_ change: Change, takingIt: Bool) {
        incoming.removeAll { $0 == change }
        changedHere.remove(change.item)
        guard takingIt, var item = item(change.item) else { return }
        item.password = change.password
        replace(item)
    }

    private func replace(_ item: Item) {
        itemsOfAccounts[account] = items.map { $0.id == item.id ? item : $0 }
    }
}
