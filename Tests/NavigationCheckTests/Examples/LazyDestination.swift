import SwiftUI

struct ListBefore: View {
    let dishes: [Dish]

    var body: some View {
        List(dishes) { dish in
            NavigationLink(dish.name, value: dish)
                .navigationDestination(for: Dish.self) { DishView($0) }  // lazy-destination, certain
        }
    }
}

struct ListAfter: View {
    let dishes: [Dish]

    var body: some View {
        List(dishes) { dish in
            NavigationLink(dish.name, value: dish)
        }
        .navigationDestination(for: Dish.self) { DishView($0) }
    }
}
