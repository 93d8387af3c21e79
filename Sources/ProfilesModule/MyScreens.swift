import RouterTerminal
import TastebookData

/// The user's own page, for signing in and out as well.
@MainActor func myPage(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Me") { intent, _ in
        if intent == "sign-out" { store.signOut() }
        return nil
    } content: { _ in
        let user = store.user.flatMap { store.profile($0) }
        return [
            TerminalSection(rows: [TerminalRow(user?.name ?? "Signed out")]),
            TerminalSection(rows: [
                TerminalRow("My ratings", .push("my ratings", ProfilesRoute.myRatings)),
                TerminalRow("My wishlist", .push("wishlist", ProfilesRoute.wishlist)),
                user == nil
                    ? TerminalRow("Sign in", .push("sign in", SignIn()))
                    : TerminalRow("Sign out", .intent("sign out", "sign-out")),
            ]),
        ]
    }
}

/// The dishes the user wants to eat; none while nobody is signed in.
@MainActor func wishlist(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("My wishlist") { _ in
        [
            TerminalSection(
                rows: store.wishlist.map { TerminalRow($0.name, .push($0.name, ProfilesExit.dish($0.id))) },
                ifEmpty: "no wishes yet")
        ]
    }
}
