import SwiftUI

struct CategoriesBefore: View {
    var body: some View {
        NavigationStack {
            CategoryList()
                .navigationDestination(for: Category.self) { DishesOf($0) }
                .navigationDestination(for: Category.self) { Editor($0) }  // duplicate-destination, certain
        }
    }
}

struct CategoriesAfter: View {
    var body: some View {
        NavigationStack {
            CategoryList()
                .navigationDestination(for: Category.self) { DishesOf($0) }
                .navigationDestination(for: CategoryEdit.self) { Editor($0.category) }
        }
    }
}
