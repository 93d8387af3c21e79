import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A dish shows its new average on return, without an item to tell it.
    @MainActor static func reloadOnReturn() throws -> WalkScene {
        let stage = try WalkStage()
        let router = stage.router
        stage.store.signIn(ProfileID(1))
        let dish = DishID(1)
        var entry: EntryID?
        var readings: [String] = []
        var visited: String?
        return WalkScene(
            title: "Reload on return, without an item",
            steps: [
                .say("One use of items is left: to notice when a screen is back on top."),
                .say("The item becomes nil, so what is beneath loads again."),
                .say("But an item beside the path brings back the bug of scene 1."),
                .say("The router knows when a screen is back on top, and calls a handler."),
                .code("A module declares it by the type of its routes, once:", .onReturn),
                .screen("The page of a dish shows the average of its ratings.") {
                    stage.tap(1)
                    entry = router.visible.id
                    readings.append(stage.rows.first ?? "")
                    return stage.screen(rows: 1)
                },
                .show("A tap on \"rate\" opens a sheet over it.") {
                    stage.tap("rate")
                    return stage.drawing
                },
                .show("The user gives one star. The sheet ends, and the dish is back.") {
                    stage.tap("give 1 star")
                    readings.append(stage.rows.first ?? "")
                    return stage.drawing
                },
                .screen("The page reads") { stage.screen(rows: 1) },
                .claim("It shows another average, and is still the same entry of the stack.") {
                    stage.stack == ["/dishes", "/dishes/1"] && router.state.modals.isEmpty
                        && router.visible.id == entry && readings.count == 2 && readings[0] != readings[1]
                },
                .screen("A rating comes from elsewhere. Nobody returns, and the page reads") {
                    stage.store.addRating(dish: dish, stars: 1)
                    readings.append(stage.rows.first ?? "")
                    return stage.screen(rows: 1)
                },
                .screen("A look at the dish's category, and back. The page reads") {
                    stage.tap("category")
                    visited = stage.stack.last
                    router.pop()
                    readings.append(stage.rows.first ?? "")
                    return stage.screen(rows: 1)
                },
                .claim("It is the return that loads, and nothing else.") {
                    visited == "/categories/1" && router.visible.id == entry
                        && readings.count == 4 && readings[1] == readings[2] && readings[2] != readings[3]
                },
            ])
    }
}
