import RouterCore
import VaultData

package enum AccountsRoute: Route, Codable {
    case settings
}

/// The lock: nothing else is shown until it has ended.
package struct Unlock: Route {
    package init() {}
}

/// What the app does; nothing is shown for it.
package enum AccountsExit: Route, Codable {
    case lock
    case sync
    case use(Account)
}

extension DestinationRegistry {
    /// What holds of accounts, whatever draws them.
    mutating func registerAccounts() {
        presentation(of: Unlock.self) { _ in .cover }
        exit(AccountsExit.self)
        link("/settings", to: AccountsRoute.settings)
        link("/lock", to: AccountsExit.lock)
    }
}

extension VaultStore {
    /// Unlocks the vault, and ends the screen that asked for it.
    @discardableResult func unlock(_ context: PushContext) -> NavigationRequest {
        unlock()  // first the lock opens,
        return context.finish()  // then the guard is asked again, and what waits goes on
    }
}
