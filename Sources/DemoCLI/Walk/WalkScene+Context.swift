import DishesModule
import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

extension WalkScene {
    /// A card pushes with the context it was given; and the path can be read and searched.
    static func deepCard(_ telling: inout Telling) throws {
        telling.say(
            "A card shows a rating. A tap on its avatar opens the author. The card stands on many screens and cannot "
                + "know the stack it is in. So it pushes with the context of the screen it is on.")
        let stage = try WalkStage()
        let router = stage.router
        stage.tap(1)
        stage.tap("rating by \(stage.store.profile(ProfileID(1))?.name ?? "")")
        stage.tap("author")
        telling.show("A dish, a rating of it, and a tap on the avatar:", stage.drawing)
        let inTab = stage.stack.suffix(2)
        stage.tap("ratings")
        stage.tap(1)
        stage.tap("author")
        telling.show("The author's ratings are a sheet. In it, the same card:", stage.drawing)
        telling.claim(
            "In the tab and in the sheet, the author landed on top of the card.",
            inTab == ["/ratings/1", "/profiles/1"] && stage.stack.suffix(2) == inTab
                && router.state.modals.count == 1)
        router.dismissAll()
        let routes = router.state.visibleStack.entries.map { "\($0.route)" }
        telling.show("The path is a list of values. Read, it is", routes.joined(separator: "\n"))
        router.pop(to: DishesRoute.detail(id: DishID(1)))
        telling.show("Searched for dish 1, and back there:", stage.drawing)
        let missing = router.pop(to: DishesRoute.detail(id: DishID(2))).outcome?.rejection?.reason
        telling.claim("Dish 2 is not in it. Nothing is guessed.", missing == .notFound)
    }

    /// Composition has a defined order, and the push context is outermost.
    static func orderOfComposition(_ telling: inout Telling) throws {
        telling.say(
            "Modules and the app wrap screens: a frame, a banner, a theme. A later wrapping lies around an earlier "
                + "one. In this app the last one brings a context of its own, which belongs to no router.")
        let stage = try WalkStage { store throws(CompositionError) in
            try Composition {
                tastebookItems(store: store)
                Decorate { screen in screen.injecting(.detached) }
            }
        }
        let report = stage.router.composition.report.split(separator: "\n").map(String.init)
        let modules = report.filter { $0.contains(/^\s+\d+\./) }.map { String($0.dropFirst(5)) }
        let around = report.drop { !$0.hasPrefix("Around") }.prefix(2)
        telling.show("The composition reports its order.", (modules + around).joined(separator: "\n"))
        telling.claim(
            "Modules come in the order written.",
            modules == ["DishesModule", "RestaurantsModule", "ProfilesModule"])
        stage.tap(1)
        telling.show("The screen inside pushes:", stage.drawing)
        telling.claim(
            "The context is injected after all of them. No order of registration can take it away.",
            stage.stack == ["/dishes", "/dishes/1"] && around.last?.hasSuffix("the push context") == true)
    }
}
