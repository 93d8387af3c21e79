import Accounts
import Foundation
import Generator
import Items
import RouterCore
import VaultData

/// The app: what its modules make together, and what they do not know of each other.
@MainActor public final class VaultApp<Screen: RouterScreen> {
    package let store: VaultStore
    private let modules: [any FeatureModule<Screen>]
    private let placeholder: @MainActor @Sendable (AnyRoute) -> Screen
    private let folder: URL?
    private var isRestoring = false

    /// The navigation of the window.
    public private(set) lazy var router = Router(
        composition, allowing: [.scheme("vault"), .host("vault.example")])

    package init(
        store: VaultStore, modules: [any FeatureModule<Screen>], savedIn folder: URL?,
        placeholder: @escaping @MainActor @Sendable (AnyRoute) -> Screen
    ) {
        (self.store, self.modules, self.folder, self.placeholder) = (store, modules, folder, placeholder)
        restore()
    }

    private var composition: Composition<Screen> {
        Composition(placeholder: placeholder) {
            for module in modules { module }

            Connect(NewPassword.self) { _ in GeneratePassword() }
            Connect(CopyPassword.self) { [store] exit in Action { store.copyPassword(of: exit.item) } }
            Connect(AccountsExit.self) { [weak self] exit in
                switch exit {
                case .lock: Action { self?.lock() }
                case .sync: Action { Task { await self?.sync() } }
                case .use(let account): Action { Task { await self?.use(account) } }
                }
            }

            // The gate: for roots, links, and what is there already.
            Guard { [store, weak self] route in
                guard store.isLocked, self?.isRestoring != true, route.as(Unlock.self) == nil else {
                    return .allow
                }
                return .redirect(Unlock(), resuming: true)
            }
            for tab in Self.tabs(of: store.account) { tab }
        }
    }

    /// The tabs of an account: a company has what colleagues share, too.
    private static func tabs(of account: Account) -> [RootTab] {
        var tabs = [
            RootTab("items", root: ItemsRoute.list),
            RootTab("generator", root: GeneratorRoute.home),
            RootTab("settings", root: AccountsRoute.settings),
        ]
        if account == .company { tabs.insert(RootTab("shared", root: ItemsRoute.shared), at: 1) }
        return tabs
    }
}

// MARK: - The lock

extension VaultApp {
    /// Hides everything until somebody unlocks it; nothing beneath is lost.
    public func lock() {
        save()
        store.lock()
        router.refresh(animated: false)  // nothing is seen in the pictures that the system takes
    }

    /// Writes down what is open, for the next launch.
    ///
    /// Drafts are not written.
    private func save() {
        try? file?.write(router.snapshot())
    }

    /// Brings back what was open at the last launch, behind the lock.
    private func restore() {
        guard let file else { return }
        isRestoring = true  // the guard lets what was saved in,
        _ = try? router.restore(from: file)  // a damaged file is put aside
        isRestoring = false
        router.refresh(animated: false)  // and is asked again before any of it is shown
    }

    /// Each account is saved in a file of its own.
    private var file: SnapshotFile? {
        folder.map { SnapshotFile($0.appendingPathComponent("\(store.account.rawValue).json")) }
    }
}

// MARK: - Accounts

extension VaultApp {
    /// Shows another account, with its own tabs, where it was left.
    package func use(_ account: Account) async {
        save()
        // An editor with changes asks first.
        guard await router.reset().value == .committed else { return }
        store.use(account)
        router.endSession()  // nobody waits for anything of the other account
        router.setTabs(Self.tabs(of: account))
        restore()
    }

    /// Takes what other devices have changed, and asks where it was changed here, too.
    ///
    /// It has no screen: the question comes above whatever is visible.
    package func sync() async {
        for change in store.incoming {
            guard store.isChangedHere(change.item), let item = store.item(change.item) else {
                store.settle(change, takingIt: true)
                continue
            }
            switch await router.result(of: Conflict(name: item.name)) {
            case .finished(let kept): store.settle(change, takingIt: kept == .theirs)
            default: return  // not answered: the next sync asks again
            }
        }
    }
}
