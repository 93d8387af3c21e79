import SwiftUI

struct MenuBefore: View {
    @State private var path: [Dish] = []
    @State private var restaurant: Restaurant?

    var body: some View {
        NavigationStack(path: $path) {
            DishList(restaurant: $restaurant)
                .navigationDestination(for: Dish.self) { DishView($0) }
                .navigationDestination(item: $restaurant) { RestaurantView($0) }  // two-lanes, certain
        }
    }
}

struct MenuAfter: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            DishList(path: $path)
                .navigationDestination(for: Dish.self) { DishView($0) }
                .navigationDestination(for: Restaurant.self) { RestaurantView($0) }
        }
    }
}
