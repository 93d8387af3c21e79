import RouterCore
import RouterTerminal
import TastebookData

/// Signs one of the profiles in, and ends with it; "cancel" ends it without.
@MainActor func signIn(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Sign in") { intent, push in
        if intent == "cancel" { return push.cancel() }
        guard let profile = store.profiles.first(where: { intent == "sign-in \($0.id)" }) else { return nil }
        // First the session, then the end: whoever is returned to shall find it.
        store.signIn(profile.id)
        return push.finish(with: profile.id)
    } content: { _ in
        let profiles = store.profiles.map { profile in
            TerminalRow(profile.name, .intent("sign in as \(profile.name)", "sign-in \(profile.id)"))
        }
        return [
            TerminalSection(rows: profiles),
            TerminalSection(rows: [TerminalRow("Cancel", .intent("cancel", "cancel"))]),
        ]
    }
}
