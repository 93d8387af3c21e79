import Accounts
import Generator
import Items
public import RouterCore
public import RouterTerminal
public import VaultData

/// The app: what its modules make together, and what they do not know of each other.
@MainActor public final class VaultApp<Screen: RouterScreen> {
    /// The secrets.
    public let store: VaultStore
    /// The navigation of the window.
    public let router: Router<Screen>

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - store: The secrets.
    ///   - suggestions: Makes passwords.
    ///   - draw: Makes a screen of the front's own kind.
    public init(
        store: VaultStore, suggestions: @escaping @MainActor @Sendable () -> [String],
        draw: @escaping @MainActor @Sendable (TerminalScreen) -> Screen
    ) {
        let actions = Actions()
        self.store = store
        let composition = Composition(placeholder: { draw(TerminalScreen("No screen for \($0)")) }) {
            ItemsModule(store: store).mapped(draw)
            GeneratorModule(suggestions: suggestions).mapped(draw)
            AccountsModule(store: store).mapped(draw)

            Connect(NewPassword.self) { _ in GeneratePassword() }
            Connect(CopyPassword.self) { exit in Action { store.copy(exit.password) } }
            Connect(AccountsExit.self) { exit in
                switch exit {
                case .lock: Action { actions.lock() }
                case .use(let account): Action { actions.use(account) }
                }
            }

            // One guard is the whole gate: for roots, links, restores, and what is there already.
            Guard { route in
                store.isLocked && route.as(Unlock.self) == nil ? .redirect(Unlock(), resuming: true) : .allow
            }
            for tab in tabs(of: store.account) { tab }
        }
        router = Router(composition, allowing: [.scheme("vault"), .host("vault.example")])
        actions.lock = { [weak self] in self?.lock() }
        actions.use = { [weak self] account in self?.use(account) }
    }

    /// Hides everything until somebody unlocks it; nothing beneath is lost.
    public func lock() {
        store.lock()
        router.refresh()
    }

    /// Shows another account, with its own tabs.
    public func use(_ account: Account) {
        store.use(account)
        router.endSession()  // nothing of the other account stays
        router.setTabs(tabs(of: account))
    }

    /// Called by whatever keeps devices in step: an item was changed here and elsewhere.
    public func resolveConflict(over id: Int, theirs: String) async {
        guard let item = store.item(id),
            case .finished(.theirs) = await router.result(of: Conflict(name: item.name))
        else { return }
        store.save(theirs, of: id)
    }
}

/// What exits stand for that show nothing; the app fills it in once it has a router.
@MainActor private final class Actions {
    var lock: () -> Void = {}
    var use: (Account) -> Void = { _ in }
}

/// The tabs of an account; colleagues share items.
private func tabs(of account: Account) -> [RootTab] {
    var tabs = [
        RootTab("items", root: ItemsRoute.list),
        RootTab("generator", root: GeneratorRoute.home),
        RootTab("settings", root: AccountsRoute.settings),
    ]
    if account == .work { tabs.insert(RootTab("shared", root: ItemsRoute.shared), at: 1) }
    return tabs
}
