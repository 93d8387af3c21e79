import TastebookData

/// The averages that dish pages show: taken when a page is built, and again when it is returned to.
///
/// They are kept by dish, so that every page of one dish shows the same number.
@MainActor final class ShownAverages {
    private let store: TastebookStore
    private var averages: [DishID: Double] = [:]

    nonisolated init(_ store: TastebookStore) {
        self.store = store
    }

    /// The average last taken; nil if the dish had no ratings then.
    subscript(dish: DishID) -> Double? { averages[dish] }

    /// Takes the average of a dish as it is now.
    func refresh(_ dish: DishID) {
        averages[dish] = store.average(of: dish)
    }
}
