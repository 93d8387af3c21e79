// Code as it is before it moves to the router.
import SwiftUI

enum Before {
    struct Dish: Hashable, Identifiable {
        let id: Int
        var name = ""
    }

    struct Restaurant: Hashable {
        let id: Int
    }

    struct Root: View {
        @State private var path = NavigationPath()
        @State private var rated: Dish?

        var body: some View {
            NavigationStack(path: $path) {
                DishList(path: $path, rated: $rated)
                    .navigationDestination(for: Dish.self) { dish in DishDetail(dish: dish, path: $path) }
                    .navigationDestination(for: Restaurant.self) { place in Text("Restaurant \(place.id)") }
            }
            .sheet(item: $rated) { dish in RateDish(dish: dish) }
        }
    }

    struct DishDetail: View {
        let dish: Dish
        @Binding var path: NavigationPath

        var body: some View {
            Button("Served at restaurant 7") { path.append(Restaurant(id: 7)) }
        }
    }

    struct DishList: View {
        @Binding var path: NavigationPath
        @Binding var rated: Dish?

        var body: some View {
            NavigationLink(value: Dish(id: 1)) { Text("Phở bò") }
            Button("Rate it") { rated = Dish(id: 1) }
        }
    }

    struct RateDish: View {
        let dish: Dish

        var body: some View { Text("How was \(dish.name)?") }
    }
}

extension Before {
    @MainActor protocol DishesCoordinatorDelegate: AnyObject {
        func dishesCoordinatorWantsRestaurant(id: Int)
    }

    @MainActor final class DishesCoordinator {
        private let navigation: UINavigationController
        weak var delegate: (any DishesCoordinatorDelegate)?

        init(navigation: UINavigationController) {
            self.navigation = navigation
        }

        func showDish(id: Int) {
            let screen = DishController(id: id)
            screen.onRestaurant = { [weak self] id in
                self?.delegate?.dishesCoordinatorWantsRestaurant(id: id)
            }
            navigation.pushViewController(screen, animated: true)
        }
    }

    @MainActor final class DishController: UIViewController {
        var onRestaurant: (Int) -> Void = { _ in }

        init(id: Int) {}
    }
}
