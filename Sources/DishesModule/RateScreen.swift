import RouterCore
import RouterTerminal
import TastebookData

/// Rates a dish as the user who is signed in, and ends with the stars; "cancel" ends it without.
@MainActor func rateDish(_ id: DishID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Rate \(store.dish(id)?.name ?? "")") { intent, context in
        guard let stars = Rating.allowedStars.first(where: { intent == "rate \($0)" }) else { return nil }
        // First the rating, then the end: whoever is returned to shall find it.
        store.addRating(dish: id, stars: stars)
        return context.finish(with: stars)
    } content: { _ in
        let rows = Rating.allowedStars.map { stars in
            let title = stars == 1 ? "give 1 star" : "give \(stars) stars"
            return TerminalRow(Rating.starsText(stars), .intent(title, "rate \(stars)"))
        }
        return [
            TerminalSection(rows: rows),
            TerminalSection(rows: [TerminalRow(TerminalAction("cancel", .cancel))]),
        ]
    }
}
