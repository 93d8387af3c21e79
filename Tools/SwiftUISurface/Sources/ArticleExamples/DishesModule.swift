import RouterCore
import RouterSwiftUI
import SwiftUI

enum DishesRoute: Route, Codable {
    case list
    case detail(id: Int)
    case rename(id: Int)
}

enum DishesExit: Route {
    case author(ofDish: Int)
}

struct DishesModule: FeatureModule {
    let store: DishStore

    func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { route, context in
            switch route {
            case .list: DishList(store: store)
            case .detail(let id): DishDetail(id: id, store: store)
            case .rename(let id):
                RenameDish(id: id, draft: NameDraft(name: store.names[id] ?? ""), store: store)
            }
        }
        registry.sheet(for: DishesRoute.self) { content in content.presentationDetents([.medium]) }
        registry.exit(DishesExit.self)
        registry.link("/dishes", to: DishesRoute.list)
        registry.link("/dishes/{id}", to: DishesRoute.detail)
        registry.parent(of: DishesRoute.self) { route in route == .list ? nil : DishesRoute.list }
    }
}
