import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A category opens its dishes on a tap and its editor on a swipe.
    @MainActor static func oneTypeTwoScreens() throws -> WalkScene {
        WalkScene(
            title: "One type, two screens",
            steps: modelSteps() + routerSteps(try WalkStage()))
    }

    private static func modelSteps() -> [Step] {
        var editor = CachedEditor()
        return [
            .say("A tap on a category opens its dishes. A swipe opens its editor."),
            .say("A destination is found by the type of the value: one type, one screen."),

            .heading("Before: a model of a common way out (CachedEditor), not the real thing"),
            .say("The path says \"editor\", and no more."),
            .say("Which category it edits is kept beside the path, in an optional."),
            .show("The user swipes Soups.") {
                editor.edit("Soups")
                return editor.drawing
            },
            .show("From there on to the editor of Sweets:") {
                editor.edit("Sweets")
                return editor.drawing
            },
            .show("And back. The path is right again; the optional does not know of it.") {
                editor.back()
                return editor.drawing
            },
            .screen("The user is back at Soups, and reads") { editor.title },
            .claim("The wrong category is shown. A save would change the wrong one.") {
                editor.path.count == 2 && editor.title == "Edit Sweets"
            },
        ]
    }

    @MainActor private static func routerSteps(_ stage: WalkStage) -> [Step] {
        let router = stage.router
        var opened: [String] = []
        var titles: [String] = []
        return [
            .heading("After: one enum, and each case a screen with all it needs"),
            .code("A row of the list offers both:", .categoryRow),
            .show("A tap on Soups:") {
                stage.tap("dishes")
                opened.append(stage.stack.last ?? "")
                return stage.drawing
            },
            .show("Back, and a swipe:") {
                router.pop()
                stage.tap("edit")
                opened.append(stage.stack.last ?? "")
                return stage.drawing
            },
            .claim("One category opened two screens.") {
                opened == ["/categories/1", "/categories/1/edit"]
            },
            .show("From there on to the editor of Sweets:") {
                titles.append(stage.title)
                router.push(DishesRoute.editCategory(id: CategoryID(7)))
                titles.append(stage.title)
                return stage.drawing
            },
            .show("And back:") {
                router.pop()
                titles.append(stage.title)
                return stage.drawing
            },
            .screen("The user is back at Soups, and reads") { stage.screen(rows: 1) },
            .claim("It is the editor of Soups: there is nothing that could be stale.") {
                titles.count == 3 && titles[0] == titles[2] && titles[0] != titles[1]
                    && stage.rows.contains("Name: \(stage.store.category(CategoryID(1))?.name ?? "")")
            },
        ]
    }
}
