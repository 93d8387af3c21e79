import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A dish opened from a menu knows its restaurant, since its route says so.
    static func valueWithContext(_ telling: inout Telling) throws {
        telling.say("Two restaurants serve one dish, at two prices. Which price belongs on its page?")
        let stage = try WalkStage()
        stage.router.push(DishesRoute.detail(id: DishID(1)))
        telling.show("Opened by its id alone, the page knows no price.", stage.screen)
        telling.claim("It names no restaurant.", stage.rows.first?.contains(" at ") == false)
        stage.router.popToRoot()
        stage.router.select(tab: "restaurants")
        stage.tap(1, 1)
        let first = stage.rows.first ?? ""
        telling.show("From the menu of restaurant 1 the route says both:", stage.screen)
        stage.tap(2, 1)
        let second = stage.rows.first ?? ""
        telling.show("On to restaurant 2, and to the dish on its menu:", stage.screen)
        telling.claim(
            "One dish lies in one stack twice, each time at its own price.",
            first != second && [first, second].allSatisfy { $0.contains(" at ") }
                && stage.stack.filter { $0.hasSuffix("/menu/1") }.count == 2)
        stage.router.pop(2)
        telling.claim("Two steps back, the page is as it was.", stage.rows.first == first)
        let wrong = stage.router.push(DishesRoute.menuDish(id: DishID(1), servedAt: RestaurantID(3))).outcome
        telling.claim("Restaurant 3 does not serve it: refused.", wrong?.rejection?.reason == .notFound)
    }

    /// A category opens its dishes on a tap and its editor on a swipe.
    static func oneTypeTwoScreens(_ telling: inout Telling) throws {
        telling.say(
            "A tap on a category opens its dishes, a swipe its editor. Where a destination is found by the type of the "
                + "value, a category has one screen. What is edited is then kept beside the path, and stale on the way "
                + "back. Here one enum has a case for each screen, with all that the screen needs.")
        let stage = try WalkStage()
        stage.tap("dishes")
        telling.show("A tap on the first category:", stage.drawing)
        let tapped = stage.stack.last
        stage.router.pop()
        stage.tap("edit")
        telling.show("Back, and a swipe:", stage.drawing)
        telling.claim(
            "One category opened two screens.",
            tapped == "/categories/1" && stage.stack.last == "/categories/1/edit")
        let editor = stage.screen
        stage.router.push(DishesRoute.editCategory(id: CategoryID(7)))
        telling.show("On to the editor of another category:", stage.screen)
        let other = stage.screen
        stage.router.pop()
        telling.show("And back:", stage.screen)
        telling.claim("It is the first editor again.", stage.screen == editor && other != editor)
    }
}
