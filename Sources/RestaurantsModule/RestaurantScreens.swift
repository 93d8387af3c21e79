import RouterTerminal
import TastebookData

/// All restaurants, or those of a city.
@MainActor func restaurantList(_ city: String?, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(city.map { "Restaurants in “\($0)”" } ?? "Restaurants") { _ in
        let restaurants = city.map { store.restaurants(in: $0) } ?? store.restaurants
        return [restaurantRows(restaurants)]
    }
}

/// The restaurants of a brand.
@MainActor func brandPage(_ id: BrandID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(store.brand(id)?.name ?? "") { _ in
        [restaurantRows(store.restaurants(of: id))]
    }
}

/// A restaurant: where it is, what it serves, and its brand if it has one.
@MainActor func restaurantPage(_ id: RestaurantID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen(store.restaurant(id)?.name ?? "") { _ in
        guard let restaurant = store.restaurant(id) else { return [] }
        let menu = restaurant.menu.map { item in
            let name = store.dish(item.dish)?.name ?? ""
            return TerminalRow(
                "\(name), \(item.priceText)",
                .push(name, RestaurantsExit.menuDish(dish: item.dish, at: id)))
        }
        let brand = restaurant.brand.flatMap { store.brand($0) }.map { brand in
            TerminalRow("Brand: \(brand.name)", .push("brand", RestaurantsRoute.brand(id: brand.id)))
        }
        return [
            TerminalSection(rows: [TerminalRow(restaurant.city)]),
            TerminalSection("Menu", rows: menu, ifEmpty: "nothing yet"),
            TerminalSection(rows: [brand].compactMap(\.self)),
        ]
    }
}

/// Restaurants in a list, or that there is none.
private func restaurantRows(_ restaurants: [Restaurant]) -> TerminalSection {
    TerminalSection(
        rows: restaurants.map { restaurant in
            TerminalRow(
                "\(restaurant.name), \(restaurant.city)",
                .push(restaurant.name, RestaurantsRoute.detail(id: restaurant.id)))
        },
        ifEmpty: "no restaurants")
}
