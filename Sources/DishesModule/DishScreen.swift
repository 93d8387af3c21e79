import RouterTerminal
import TastebookData

/// A dish: its average, where it is served, and what people thought of it.
@MainActor func dishPage(
    _ id: DishID, _ store: TastebookStore, _ averages: ShownAverages
) -> TerminalScreen {
    averages.refresh(id)
    return TerminalScreen(store.dish(id)?.name ?? "") { _ in
        [TerminalSection(rows: [TerminalRow(averageText(averages[id]))])] + dishSections(id, store)
    }
}

/// A dish as one restaurant serves it: the same page, with that restaurant and its price.
@MainActor func menuDishPage(
    _ id: DishID, _ restaurant: RestaurantID, _ store: TastebookStore, _ averages: ShownAverages
) -> TerminalScreen {
    averages.refresh(id)
    return TerminalScreen(store.dish(id)?.name ?? "") { _ in
        let name = store.restaurant(restaurant)?.name ?? ""
        let price = store.menuItem(of: id, at: restaurant)?.priceText ?? ""
        let here = TerminalRow("\(price) at \(name)")
        return [TerminalSection(rows: [here, TerminalRow(averageText(averages[id]))])]
            + dishSections(id, store)
    }
}

/// What every page of a dish lists, and what can be done there.
@MainActor private func dishSections(_ id: DishID, _ store: TastebookStore) -> [TerminalSection] {
    guard let dish = store.dish(id) else { return [] }
    let category = store.category(dish.category)?.name ?? ""
    return [
        TerminalSection(
            "Served at",
            rows: store.restaurants(serving: id).map { restaurant in
                TerminalRow(
                    "\(restaurant.name), \(restaurant.city)",
                    .push(restaurant.name, DishesExit.restaurant(restaurant.id)))
            },
            ifEmpty: "nowhere yet"),
        TerminalSection(
            "Ratings",
            rows: store.ratings(of: id).map { rating in
                let author = store.profile(rating.author)?.name ?? ""
                return TerminalRow(
                    "\(rating.starsText) \(author)",
                    .push("rating by \(author)", DishesExit.rating(rating.id)))
            },
            ifEmpty: "none yet"),
        TerminalSection(rows: [
            TerminalRow("Category: \(category)", .push("category", DishesRoute.category(id: dish.category))),
            TerminalRow(.push("edit", DishesRoute.edit(id: id))),
            TerminalRow(.push("rate", RateDish(id: id))),
        ]),
    ]
}
