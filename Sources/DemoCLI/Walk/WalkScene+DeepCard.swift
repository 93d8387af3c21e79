import DishesModule
import RouterCore
import RouterTerminal
import TastebookData

extension WalkScene {
    /// A card pushes with the context it was given; and the path can be read and searched.
    @MainActor static func deepCard() throws -> WalkScene {
        WalkScene(
            title: "A card deep inside pushes, and the path can be read",
            steps: modelSteps() + cardSteps(try WalkStage()))
    }

    private static func modelSteps() -> [Step] {
        var first = ErasedPath("/dishes", "/dishes/1", "/ratings/1", "/profiles/1")
        var second = ErasedPath("/dishes", "/categories/1", "/dishes/1", "/ratings/1")
        func drawing() -> String {
            [first, second].map { "\($0.drawing), on screen [\($0.onScreen)]" }.joined(separator: "\n")
        }
        return [
            .say("A card shows a rating. A tap on its avatar opens the author."),
            .say("The card is used on many screens. It cannot know the stack it is in."),

            .heading("Before: a model of a path of any values (ErasedPath), not the real thing"),
            .say("So that everyone can push, the path is handed down and takes any value."),
            .show("The price: it can be counted, and not read. Here are two such paths.") { drawing() },
            .show("Someone wants back to dish 1, and guesses that it is two steps away.") {
                first.removeLast(2)
                second.removeLast(2)
                return drawing()
            },
            .claim("To the app they look alike, yet only one of them led to dish 1.") {
                first.drawing == second.drawing && first.onScreen == "/dishes/1"
                    && second.onScreen == "/categories/1"
            },
        ]
    }

    @MainActor private static func cardSteps(_ stage: WalkStage) -> [Step] {
        let router = stage.router
        var landed: [String] = []
        return [
            .heading("After: the context is injected, and the path is a list of values"),
            .code("The card pushes with the context of the screen it is on. No path in sight.", .card),
            .show("A dish, a rating of it, and a tap on the avatar:") {
                stage.tap(1)
                stage.tap("rating by \(stage.store.profile(ProfileID(1))?.name ?? "")")
                stage.tap("author")
                landed += stage.stack.suffix(2)
                return stage.drawing
            },
            .show("The author's ratings are a sheet. In it: the same rating, the same card.") {
                stage.tap("ratings")
                stage.tap(1)
                stage.tap("author")
                landed += stage.stack.suffix(2)
                return stage.drawing
            },
            .claim("In the tab and in the sheet, the author landed on top of the card.") {
                landed == ["/ratings/1", "/profiles/1", "/ratings/1", "/profiles/1"]
                    && router.state.modals.count == 1
            },
            .code("Without the sheet: the path can be read, and searched.", .path),
            .text("Read, it is") {
                router.dismissAll()
                return readPath(router).joined(separator: "\n")
            },
            .show("Searched for dish 1:") {
                backToDish(router, DishID(1))
                return stage.drawing
            },
            .claim("It went back to dish 1 without knowing how many steps that takes.") {
                stage.stack == ["/dishes", "/dishes/1"]
            },
            .refusal("Dish 2 is not in the path. Nothing is guessed:") {
                backToDish(router, DishID(2)).outcome?.rejection?.reason.word
            },
            .claim("Dish 1 is still what the user sees.") { stage.stack.last == "/dishes/1" },
        ]
    }

    @MainActor private static func readPath(_ router: Router<TerminalScreen>) -> [String] {
        router.state.visibleStack.entries.map { "\($0.route)" }
    }

    @discardableResult
    @MainActor private static func backToDish(
        _ router: Router<TerminalScreen>, _ id: DishID
    ) -> NavigationRequest {
        router.pop(to: DishesRoute.detail(id: id))
    }
}
