import RouterCore
import RouterTerminal
import TastebookData

/// The user's own page, for signing in and out as well.
@MainActor func myPage(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Me") { intent, _ in
        // What was on screen is the app's to clear, when the session has ended.
        if intent == "sign-out" { store.signOut() }
        return nil
    } content: { _ in
        let user = store.user.flatMap { store.profile($0) }
        return [
            TerminalSection(rows: [TerminalRow(user?.name ?? "Signed out")]),
            TerminalSection(rows: [
                TerminalRow(.push("my ratings", ProfilesRoute.myRatings)),
                TerminalRow(.push("wishlist", ProfilesRoute.wishlist)),
                TerminalRow(user == nil ? .push("sign in", SignIn()) : .intent("sign out", "sign-out")),
            ]),
        ]
    }
}

/// The dishes the user wants to eat; none while nobody is signed in.
@MainActor func wishlist(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("My wishlist") { _ in
        [
            TerminalSection(
                rows: store.wishlist.map { TerminalRow(.push($0.name, ProfilesExit.dish($0.id))) },
                ifEmpty: "no wishes yet")
        ]
    }
}
