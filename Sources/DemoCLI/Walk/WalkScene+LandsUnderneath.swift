import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

extension WalkScene {
    /// The screen that lands underneath, then the same taps through the router.
    @MainActor static func landsUnderneath() throws -> WalkScene {
        WalkScene(
            title: "The screen that lands underneath",
            steps: modelSteps() + routerSteps(Router(try tastebook(store: TastebookStore(.embedded)))))
    }

    private static func modelSteps() -> [Step] {
        var stack = TwoLaneStack(root: "/dishes")
        var values = TwoLaneStack(root: "/dishes")
        return [
            .say("A stack of screens can be fed in two ways."),
            .say("One is an ordered path: you append a value, and its screen is pushed."),
            .say("The other is an optional item: you set it, and its destination opens."),
            .say("Many apps use both on one stack. That is where it goes wrong."),
            .say("Does yours? Ask: swift run NavigationCheck ../MyApp/Sources"),

            .heading("Before: a model of such a stack (TwoLaneStack), not the real thing"),
            .show("The user sees the list of dishes. What is on screen is in brackets.") { stack.drawing },
            .show("A tap on a dish sets the item. The dish opens.") {
                stack.present(item: "/dishes/1")
                return stack.drawing
            },
            .show("A tap on the restaurant that serves it appends a value to the path.") {
                stack.append("/restaurants/1")
                return stack.drawing
            },
            .claim("The restaurant was pushed last, and the user still sees the dish.") {
                stack.visible == "/dishes/1" && stack.layers == ["/dishes", "/restaurants/1", "/dishes/1"]
            },
            .say("Why: the item is not in the path, so it has no place in its order."),
            .say("Its screen lies in a layer of its own, in front of the whole path."),
            .say("The path can only grow behind it: the restaurant slid in underneath."),
            .show("To the user nothing happened. Going back brings up a surprise.") {
                stack.back()
                return stack.drawing
            },
            .claim("Back from the dish leads to a restaurant the user never saw open.") {
                stack.visible == "/restaurants/1"
            },
            .show("With values only there is one lane, and even this model gets it right.") {
                values.append("/dishes/1")
                values.append("/restaurants/1")
                return values.drawing
            },
            .claim("With values only, what is pushed last is what the user sees.") {
                values.visible == "/restaurants/1" && values.layers.last == values.visible
            },
        ]
    }

    @MainActor private static func routerSteps(_ router: Router<TerminalScreen>) -> [Step] {
        let label = router.composition.label(of:)
        func drawing() -> String { router.state.drawing(label: label) }
        func stack() -> [String] { router.state.visibleStack.entries.map { label($0.route) } }
        var dish: TerminalScreen?
        return [
            .heading("After: the same taps through the router"),
            .say("The router keeps one ordered list for each stack, and no item beside it."),
            .say("A screen pushes with a context that belongs to its place in that list."),
            .show("There are three tabs. The user sees the list of dishes.") { drawing() },
            .show("A tap on the first dish opens it.") {
                router.tap(1)
                return drawing()
            },
            .show("A tap on the restaurant that serves it opens that, in the same list.") {
                dish = router.visibleScreen
                router.tap(1)
                return drawing()
            },
            .claim("The restaurant was pushed last, and the user sees it on the dish.") {
                stack() == ["/dishes", "/dishes/1", "/restaurants/1"]
            },
            .say("Now a quick finger taps twice. The second tap comes from a covered dish."),
            .refusal("The router refuses it, and says why.") {
                guard let dish, let again = dish.actions.first else { return nil }
                return dish.perform(again)?.outcome?.rejection?.reason.word
            },
            .claim("The second tap changed nothing, on top or underneath.") {
                stack() == ["/dishes", "/dishes/1", "/restaurants/1"]
            },
            .show("Going back leads where the user came from.") {
                router.pop()
                return drawing()
            },
            .claim("Back leads to the dish, and the list lies beneath it.") {
                stack() == ["/dishes", "/dishes/1"]
            },
            .say("A push lands on top, or the caller is told why not. Nothing lands underneath."),
        ]
    }
}
