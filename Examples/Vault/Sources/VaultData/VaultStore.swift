public import Observation

/// Whose secrets are shown.
public enum Account: String, CaseIterable, Codable, Sendable {
    case personal, work
}

/// Something to keep secret.
public struct Item: Hashable, Identifiable, Sendable {
    /// Its number in the vault.
    public let id: Int
    /// What it is for.
    public let name: String
    /// The secret.
    public let password: String
}

/// The secrets, and whether they are locked.
///
/// The router knows nothing of it.
@MainActor @Observable public final class VaultStore {
    /// Nothing is shown until somebody unlocks the vault.
    public private(set) var isLocked = true
    /// The account that is used.
    public private(set) var account = Account.personal
    /// What was copied last.
    public private(set) var clipboard = ""
    /// New passwords that are not saved, by the items they are for.
    ///
    /// They outlive a lock.
    private var drafts: [Int: String] = [:]
    private var itemsOfAccounts: [Account: [Item]] = [
        .personal: [
            Item(id: 1, name: "Bank", password: "correct horse"),
            Item(id: 2, name: "Library", password: "battery staple"),
        ],
        .work: [Item(id: 11, name: "Payroll", password: "dragon")],
    ]
    /// What colleagues share.
    public let shared = [Item(id: 21, name: "Coffee machine", password: "0000")]

    /// Creates a vault with a few items, locked.
    public init() {}

    /// The items of the account that is used.
    public var items: [Item] { itemsOfAccounts[account] ?? [] }

    /// Returns an item that the account may see, or nil.
    public func item(_ id: Int) -> Item? {
        (items + (account == .work ? shared : [])).first { $0.id == id }
    }

    /// Whether the account may change an item: what is shared it may not.
    public func mayEdit(_ id: Int) -> Bool { items.contains { $0.id == id } }

    /// Opens the lock.
    public func unlock() { isLocked = false }

    /// Closes the lock.
    public func lock() { isLocked = true }

    /// Copies a text.
    public func copy(_ text: String) { clipboard = text }

    /// Shows another account; what was not saved in this one is lost.
    public func use(_ account: Account) {
        self.account = account
        drafts = [:]
    }

    /// Returns the new password of an item that is not saved, or nil.
    public func draft(of id: Int) -> String? { drafts[id] }

    /// Keeps a new password of an item, or nil for none.
    public func setDraft(_ password: String?, of id: Int) { drafts[id] = password }

    /// Gives an item another password.
    public func save(_ password: String, of id: Int) {
        drafts[id] = nil
        itemsOfAccounts[account] = items.map { item in
            item.id == id ? Item(id: id, name: item.name, password: password) : item
        }
    }
}
