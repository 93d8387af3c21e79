import RouterTerminal
import TastebookData

/// A person: the dish they like best, if they have said, and their ratings.
@MainActor func profilePage(_ id: ProfileID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(store.profile(id)?.name ?? "") { _ in
        let favourite = store.profile(id)?.favourite.map { dish in
            TerminalRow(
                "Favourite dish: \(dishName(dish, store))",
                .push("favourite dish", ProfilesExit.dish(dish)))
        }
        let ratings = TerminalRow(
            "Ratings: \(store.ratings(by: id).count)", .push("ratings", ProfilesRoute.ratings(id: id)))
        return [TerminalSection(rows: [favourite, ratings].compactMap(\.self))]
    }
}
