import RouterCore
import RouterTerminal
import TastebookData

/// Signs one of the profiles in, and ends with it; "cancel" ends it without.
@MainActor func signIn(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Sign in") { intent, context in
        guard let profile = store.profiles.first(where: { intent == "sign-in \($0.id)" }) else { return nil }
        return signIn(profile.id, store, context)
    } content: { _ in
        let profiles = store.profiles.map { profile in
            TerminalRow(.intent("sign in as \(profile.name)", "sign-in \(profile.id)"))
        }
        return [
            TerminalSection(rows: profiles),
            TerminalSection(rows: [TerminalRow(TerminalAction("cancel", .cancel))]),
        ]
    }
}

/// Signs a profile in and ends the screen with it; if somebody else is signed in, their session ends instead,
/// and this screen with it.
@MainActor private func signIn(
    _ profile: ProfileID, _ store: TastebookStore, _ context: PushContext
) -> NavigationRequest? {
    let isOther = store.user != nil && store.user != profile
    // First the session, then the end: whoever is returned to shall find it.
    store.signIn(profile)
    return isOther ? nil : context.finish(with: profile)
}
