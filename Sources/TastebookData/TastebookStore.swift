public import Observation

/// The app's model: a catalogue, who is signed in, and what people have changed since the start.
///
/// A screen reads what it shows from here and never keeps a copy. Every list is by ascending id.
@MainActor
@Observable
public final class TastebookStore {
    private(set) var catalogue: Catalogue

    /// The profile that is signed in; nil if nobody is.
    public private(set) var user: ProfileID?

    /// Called when a session has ended: the app then clears what was on screen of who is gone.
    @ObservationIgnored public var onSessionEnd: @MainActor () -> Void = {}

    /// Creates a store over a catalogue, with nobody signed in.
    public nonisolated init(_ catalogue: Catalogue) {
        // The stored property itself: the observed one is reached only from the main actor.
        _catalogue = catalogue
    }

    /// Signs a profile in; the session of somebody else who was signed in ends first.
    ///
    /// - Returns: False if there is no such profile; then nothing changes.
    @discardableResult
    public func signIn(_ profile: ProfileID) -> Bool {
        guard catalogue.profile(profile) != nil else { return false }
        if let user, user != profile { signOut() }
        user = profile
        return true
    }

    /// Signs the user out, and ends the session.
    public func signOut() {
        user = nil
        onSessionEnd()
    }

    /// Forgets who is signed in, as a lock does; the session does not end.
    public func lock() {
        user = nil
    }

    /// Adds the user's rating of a dish, without a comment, at the first restaurant that serves it.
    ///
    /// A dish that is served nowhere is rated without a restaurant.
    ///
    /// - Returns: The rating, with the next id, or the greatest free one if there is none above all others. Nil if
    ///   nobody is signed in, there is no such dish, or the stars are outside ``Rating/allowedStars``; then nothing
    ///   changes.
    @discardableResult
    public func addRating(dish: DishID, stars: Int) -> Rating? {
        guard let user, catalogue.dish(dish) != nil, Rating.allowedStars.contains(stars) else { return nil }
        let rating = Rating(
            id: catalogue.nextRatingID, dish: dish, restaurant: restaurants(serving: dish).first?.id,
            author: user, stars: stars, comment: "")
        catalogue.add(rating)
        return rating
    }

    /// Gives a dish another name.
    ///
    /// - Returns: False if there is no such dish.
    @discardableResult
    public func rename(_ dish: DishID, to name: String) -> Bool {
        catalogue.dishTable.update(dish) { $0.name = name }
    }

    /// Gives a category another name.
    ///
    /// - Returns: False if there is no such category.
    @discardableResult
    public func rename(_ category: CategoryID, to name: String) -> Bool {
        catalogue.categoryTable.update(category) { $0.name = name }
    }
}
