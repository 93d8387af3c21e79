import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A dish shows its new average on return, without an item to tell it.
    static func reloadOnReturn(_ telling: inout Telling) throws {
        telling.say(
            "One use of items is left: to notice when a screen is back on top. The item becomes nil, so what is "
                + "beneath loads again. But an item beside the path brings back the bug of scene 1. The router knows "
                + "when a screen is back on top, and calls the handler that its module registered: onReturn(to:)."
        )
        let stage = try WalkStage()
        stage.store.signIn(ProfileID(1))
        stage.tap(1)
        let (dish, before) = (stage.router.visible.id, stage.rows.first)
        telling.show("The page of a dish shows the average of its ratings.", stage.screen)
        stage.tap("rate")
        telling.show("A tap on \"rate\" opens a sheet over it.", stage.drawing)
        stage.tap("give 1 star")
        let rated = stage.rows.first
        telling.show("The user gives one star. The sheet ends, and the page reads", stage.screen)
        telling.claim(
            "It shows another average, and is the same entry of the stack.",
            before != rated && stage.router.visible.id == dish && stage.router.state.modals.isEmpty)
        stage.store.addRating(dish: DishID(1), stars: 1)
        let untouched = stage.rows.first
        stage.tap("category")
        stage.router.pop()
        telling.show("A rating comes from elsewhere. After a look at the category, and back:", stage.screen)
        telling.claim(
            "It is the return that loads, and nothing else.", untouched == rated && stage.rows.first != rated)
    }
}
