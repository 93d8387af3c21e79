import RouterCore
import RouterSwiftUI
import SwiftUI

struct DishList: View {
    let store: DishStore

    var body: some View {
        List {
            ForEach(store.names.keys.sorted(), id: \.self) { id in
                RouteLink(to: DishesRoute.detail(id: id)) { Text(store.names[id] ?? "") }
                    .zoomSource(DishesRoute.detail(id: id))
            }
        }
        .navigationTitle("Dishes")
    }
}

struct DishDetail: View {
    let id: Int
    let store: DishStore

    var body: some View {
        List {
            Text(store.names[id] ?? "")
            AuthorCard(dish: id)
        }
    }
}

/// A card that stands in many screens, and knows nothing of the stack it is in.
struct AuthorCard: View {
    let dish: Int
    @Environment(\.pushContext) private var context

    var body: some View {
        RouteLink(to: DishesExit.author(ofDish: dish)) { Text("Author") }
        Button("Rename") { context.push(DishesRoute.rename(id: dish), as: .sheet) }
        Button("Jump") { context.push(DishesRoute.list, animated: false) }
    }
}
