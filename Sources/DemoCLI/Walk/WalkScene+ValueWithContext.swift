import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A dish opened from a menu knows its restaurant, since its route says so.
    @MainActor static func valueWithContext() throws -> WalkScene {
        let stage = try WalkStage()
        let router = stage.router
        var price = ""
        var prices: [String] = []
        return WalkScene(
            title: "A value that carries its context",
            steps: [
                .say("Two restaurants serve one dish, at two prices."),
                .say("Which price belongs on the page of the dish?"),

                .heading("Before: the value says only which dish"),
                .screen("Opened by its id alone, the page knows no restaurant and no price.") {
                    router.push(DishesRoute.detail(id: DishID(1)))
                    price = stage.rows.first ?? ""
                    return stage.screen(rows: 1)
                },
                .claim("The page names neither a restaurant nor a price.") {
                    !price.isEmpty && !price.contains(" at ")
                },
                .say("Kept beside the path, the restaurant would have to follow every step back."),

                .heading("After: the value says what is meant"),
                .code("The routes of a module are one enum. Two cases are two meanings.", .menuDish),
                .show("The user opens the dish from the menu of restaurant 1.") {
                    router.popToRoot()
                    router.select(tab: "restaurants")
                    stage.tap(1, 1)
                    return stage.drawing
                },
                .screen("The page reads") {
                    prices.append(stage.rows.first ?? "")
                    return stage.screen(rows: 1)
                },
                .show("From there to the other restaurant, and to the dish on its menu:") {
                    stage.tap(2, 1)
                    return stage.drawing
                },
                .screen("The same dish reads") {
                    prices.append(stage.rows.first ?? "")
                    return stage.screen(rows: 1)
                },
                .claim("One dish lies in one stack twice, each time at its own price.") {
                    let wanted = [RestaurantID(1), RestaurantID(2)].map {
                        stage.store.restaurant($0)?.name ?? "?"
                    }
                    return stage.stack.filter { $0.hasSuffix("/menu/1") }.count == 2
                        && prices.count == 2 && prices[0] != prices[1]
                        && zip(prices, wanted).allSatisfy { $0.hasSuffix(" at \($1)") }
                },
                .refusal("Restaurant 3 does not serve it. Such a value is refused:") {
                    router.push(DishesRoute.menuDish(id: DishID(1), servedAt: RestaurantID(3)))
                        .outcome?.rejection?.reason.word
                },
                .show("Two steps back:") {
                    router.pop(2)
                    prices.append(stage.rows.first ?? "")
                    return stage.drawing
                },
                .claim("The page of the dish at restaurant 1 is as it was.") {
                    stage.stack.last == "/restaurants/1/menu/1" && prices.count == 3 && prices[0] == prices[2]
                },
            ])
    }
}
