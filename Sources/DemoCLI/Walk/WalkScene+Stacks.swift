import RouterCore
import RouterTerminal

extension WalkScene {
    /// What is pushed while an item is set lands underneath; through the router it lands on top.
    static func landsUnderneath(_ telling: inout Telling) throws {
        telling.say(
            "A stack of screens can be fed in two ways. One is an ordered path: you append a value, and its screen is "
                + "pushed. The other is an optional item: you set it, and its destination opens. Many apps use both "
                + "on one stack. Does yours? Ask: swift run NavigationCheck ../MyApp/Sources")

        telling.heading("Before: a model of such a stack (LayeredStack), not the real thing")
        var model = LayeredStack(root: "/dishes", items: "item")
        telling.show("The user sees the list of dishes. What is on screen is in brackets.", model.drawing)
        model.set("item", to: "/dishes/1")
        telling.show("A tap on a dish sets the item. The dish opens.", model.drawing)
        model.append("/restaurants/1")
        telling.show("A tap on the restaurant that serves it appends a value.", model.drawing)
        telling.claim(
            "The restaurant was pushed last, and the user still sees the dish.",
            model.layers == ["/dishes", "/restaurants/1", "/dishes/1"])
        telling.say("The item's screen lies in front of the whole path. The restaurant slid in underneath.")
        model.back()
        telling.show("Back from the dish:", model.drawing)
        telling.claim("There is a restaurant the user never saw open.", model.visible == "/restaurants/1")

        telling.heading("After: the same taps through the router")
        let stage = try WalkStage()
        let list = stage.router.visibleScreen
        telling.show("One ordered list for each stack, and no item beside it:", stage.drawing)
        stage.tap(1)
        telling.show("A tap on the dish:", stage.drawing)
        stage.tap(1)
        telling.show("A tap on the restaurant:", stage.drawing)
        telling.claim(
            "The restaurant was pushed last, and the user sees it.",
            stage.stack == ["/dishes", "/dishes/1", "/restaurants/1"])
        let late = list.flatMap { $0.perform($0.actions[0]) }?.outcome
        telling.show("A second tap on the dish comes from a covered screen:", late?.description ?? "")
        telling.claim(
            "It is refused, and changes nothing. A push lands on top, or the caller is told why not.",
            late?.rejection?.reason == .sourceCovered && stage.stack.last == "/restaurants/1")
    }

    /// Items alone break at the second level; the router goes to any.
    static func itemsForEverything(_ telling: inout Telling) throws {
        telling.say("Values and items do not mix. So why not items alone, one for each kind of screen?")

        telling.heading("Before: a model of such a stack (LayeredStack), not the real thing")
        var model = LayeredStack(root: "/restaurants", items: "restaurant", "dish")
        model.set("restaurant", to: "/restaurants/1")
        model.set("dish", to: "/dishes/1")
        telling.show("A tap on a restaurant sets one item, a tap on its dish the other.", model.drawing)
        model.set("restaurant", to: "/restaurants/2")
        telling.show("The dish is served elsewhere too. A tap on that restaurant:", model.drawing)
        telling.claim(
            "Restaurant 2 opens beneath the dish, and restaurant 1 is lost. Items are no stack.",
            model.layers == ["/restaurants", "/restaurants/2", "/dishes/1"])

        telling.heading("After: the same taps through the router")
        let stage = try WalkStage()
        stage.router.select(tab: "restaurants")
        stage.tap(1, 1, 2, 1)
        telling.show("The restaurant, its dish, the other restaurant, and once more the dish:", stage.drawing)
        telling.claim(
            "Each lies on the one before, and a kind of screen may come again.",
            stage.stack.dropFirst(3) == ["/restaurants/2", "/restaurants/2/menu/1"])
    }
}
