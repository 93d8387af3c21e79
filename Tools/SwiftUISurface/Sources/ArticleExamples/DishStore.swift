import Observation

/// The dishes the articles' examples show.
@MainActor @Observable final class DishStore {
    /// The names of the dishes by their numbers.
    var names = [1: "Phở", 2: "Ramen"]
}
