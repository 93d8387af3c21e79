import RouterTerminal
import TastebookData

/// All dishes with their averages, and all categories: each opens its dishes or its editor.
@MainActor func dishList(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Dishes") { _ in
        [
            TerminalSection(rows: store.dishes.map { dishRow($0, average: store.average(of: $0.id)) }),
            TerminalSection(
                "Categories",
                rows: store.categories.map { category in
                    TerminalRow(
                        category.name,
                        .push("dishes", DishesRoute.category(id: category.id)),
                        .push("edit", DishesRoute.editCategory(id: category.id)))
                }),
        ]
    }
}

/// The dishes of a category.
@MainActor func categoryPage(_ id: CategoryID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(store.category(id)?.name ?? "") { _ in
        [
            TerminalSection(
                rows: store.dishes(in: id).map { dishRow($0, average: store.average(of: $0.id)) }),
            TerminalSection(rows: [
                TerminalRow("Edit this category", .push("edit", DishesRoute.editCategory(id: id)))
            ]),
        ]
    }
}

/// A dish in a list.
private func dishRow(_ dish: Dish, average: Double?) -> TerminalRow {
    TerminalRow(
        "\(dish.name), \(averageText(average))", .push(dish.name, DishesRoute.detail(id: dish.id)))
}
