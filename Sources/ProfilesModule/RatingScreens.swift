import RouterTerminal
import TastebookData

/// A rating: its card, and what was rated where.
@MainActor func ratingPage(_ id: RatingID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Rating of \(dishName(store.rating(id)?.dish, store))") { intent, context in
        store.rating(id).flatMap { RatingCard(rating: $0, store: store, context: context).perform(intent) }
    } content: { context in
        guard let rating = store.rating(id) else { return [] }
        let dish = TerminalRow(
            "Dish: \(dishName(rating.dish, store))", .push("dish", ProfilesExit.dish(rating.dish)))
        let restaurant = rating.restaurant.flatMap { store.restaurant($0) }.map { restaurant in
            TerminalRow(
                "Restaurant: \(restaurant.name)", .push("restaurant", ProfilesExit.restaurant(restaurant.id)))
        }
        return [
            TerminalSection(rows: RatingCard(rating: rating, store: store, context: context).rows),
            TerminalSection(rows: [dish, restaurant].compactMap(\.self)),
        ]
    }
}

/// The ratings someone gave.
@MainActor func ratingsOfProfile(_ id: ProfileID, _ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("Ratings by \(store.profile(id)?.name ?? "")") { _ in
        [ratingRows(store.ratings(by: id), store)]
    }
}

/// The ratings the user gave; none while nobody is signed in.
@MainActor func myRatings(_ store: TastebookStore) -> TerminalScreen {
    TerminalScreen("My ratings") { _ in
        [ratingRows(store.user.map { store.ratings(by: $0) } ?? [], store)]
    }
}

/// Ratings in a list, or that there is none.
@MainActor private func ratingRows(_ ratings: [Rating], _ store: TastebookStore) -> TerminalSection {
    TerminalSection(
        rows: ratings.map { rating in
            let dish = dishName(rating.dish, store)
            return TerminalRow(
                "\(rating.starsText) \(dish)", .push(dish, ProfilesRoute.rating(id: rating.id)))
        },
        ifEmpty: "no ratings yet")
}

/// The name of a dish, or nothing when there is none.
@MainActor func dishName(_ id: DishID?, _ store: TastebookStore) -> String {
    id.flatMap { store.dish($0) }?.name ?? ""
}
