import RouterCore

extension WalkScene {
    /// Items alone break at the second level; the router goes to any.
    @MainActor static func itemsForEverything() throws -> WalkScene {
        WalkScene(
            title: "Making everything an item",
            steps: modelSteps() + routerSteps(try WalkStage()))
    }

    private static func modelSteps() -> [Step] {
        var stack = ItemLayers(path: ["/restaurants"], layers: "dish", "restaurant")
        var swapped = ItemLayers(path: ["/restaurants"], layers: "restaurant", "dish")
        return [
            .say("Values and items do not mix. So why not items alone?"),
            .say("Each screen that opens gets an optional item, and a destination for it."),

            .heading("Before: a model of such a stack (ItemLayers), not the real thing"),
            .show("A tab starts with a value. A tap on a restaurant sets the first item.") {
                stack.present("/restaurants/1", as: "restaurant")
                return stack.drawing
            },
            .show("A tap on a dish of its menu sets the second.") {
                stack.present("/dishes/1", as: "dish")
                return stack.drawing
            },
            .claim("At the second level, the dish opens beneath the restaurant again.") {
                stack.visible == "/restaurants/1" && stack.layers.contains("/dishes/1")
            },
            .say("Why: layers lie in the order in which their destinations are declared."),
            .say("The order of the taps does not count."),
            .show("Declared the other way round, both taps work.") {
                swapped.present("/restaurants/1", as: "restaurant")
                swapped.present("/dishes/1", as: "dish")
                return swapped.drawing
            },
            .show("But the dish is served elsewhere too. A tap on that restaurant:") {
                swapped.present("/restaurants/2", as: "restaurant")
                return swapped.drawing
            },
            .claim("Restaurant 2 opens beneath the dish, and restaurant 1 is lost.") {
                swapped.layers == ["/restaurants", "/restaurants/2", "/dishes/1"]
            },
            .say("An item is one place; a row of them is no stack. NavigationCheck finds them."),
        ]
    }

    @MainActor private static func routerSteps(_ stage: WalkStage) -> [Step] {
        [
            .heading("After: the same taps through the router"),
            .show("The restaurant, its dish, the other restaurant, and once more the dish:") {
                stage.router.select(tab: "restaurants")
                stage.tap(1, 1, 2, 1)
                return stage.drawing
            },
            .claim("Each lies on the one before, and a kind of screen may come again.") {
                stage.stack == [
                    "/restaurants", "/restaurants/1", "/restaurants/1/menu/1", "/restaurants/2",
                    "/restaurants/2/menu/1",
                ]
            },
            .say("One list holds any number of levels, in the order of the taps."),
        ]
    }
}
