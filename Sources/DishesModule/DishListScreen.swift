import RouterTerminal
import TastebookData

/// All dishes with their averages, and all categories: each opens its dishes or its editor.
@MainActor func dishList(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Dishes") { _ in
        [
            dishRows(store.dishes, store),
            TerminalSection(
                "Categories",
                rows: store.categories.map { category in
                    TerminalRow(
                        category.name,
                        .push("dishes", DishesRoute.category(id: category.id)),
                        .push("edit", DishesRoute.editCategory(id: category.id)))
                },
                ifEmpty: "no categories"),
        ]
    }
}

/// The dishes of a category.
@MainActor func categoryPage(_ id: CategoryID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(store.category(id)?.name ?? "") { _ in
        [
            dishRows(store.dishes(in: id), store),
            TerminalSection(rows: [TerminalRow(.push("edit", DishesRoute.editCategory(id: id)))]),
        ]
    }
}

/// Dishes in a list, each with its average as it is now.
@MainActor private func dishRows(_ dishes: [Dish], _ store: TastebookStore) -> TerminalSection {
    TerminalSection(
        rows: dishes.map { dish in
            TerminalRow(
                "\(dish.name), \(averageText(store.average(of: dish.id)))",
                .push(dish.name, DishesRoute.detail(id: dish.id)))
        },
        ifEmpty: "no dishes")
}
