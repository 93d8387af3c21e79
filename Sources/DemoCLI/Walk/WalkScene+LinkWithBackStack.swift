import DishesModule
import RouterCore
import TastebookData

extension WalkScene {
    /// A link brings its back stack along, wherever it is opened.
    @MainActor static func linkWithBackStack() throws -> WalkScene {
        let link = "/restaurants/1/menu/1"
        let stages = try (1...3).map { _ in try WalkStage() }
        var ends: [[String]] = []
        var once: NavigationState?
        var twice: NavigationState?
        func opened(_ stage: WalkStage) -> String {
            stage.router.open(link)
            ends.append([stage.router.state.selectedTab, "\(stage.router.state.modals.count)"] + stage.stack)
            return stage.drawing
        }
        func start(_ number: Int, _ taps: (WalkStage) -> Void) -> WalkStage {
            let stage = stages[number]
            stage.router.activate()
            taps(stage)
            return stage
        }
        return WalkScene(
            title: "A link brings its back stack along",
            steps: [
                .say("A link leads to \(link): a dish on a menu."),
                .say("The user sees the dish, and goes back. Back to where?"),
                .say("If the link just pushes, that depends on what was open before."),
                .code("So a route says what lies beneath it when a link leads there.", .parent),
                .say("The restaurant lies on the list of restaurants, and that is the root of a tab."),

                .heading("From three starting points"),
                .show("1. The app has just started.") { start(0) { _ in }.drawing },
                .show("The link is opened:") { opened(stages[0]) },
                .show("2. The user is deep in another tab, in a sheet.") {
                    start(1) { stage in
                        stage.tap(1)
                        stage.tap("rating by \(stage.store.profile(ProfileID(1))?.name ?? "")")
                        stage.tap("author")
                        stage.tap("ratings")
                    }
                    .drawing
                },
                .show("The link is opened:") { opened(stages[1]) },
                .show("3. The user is at the same restaurant, but at another dish.") {
                    start(2) { stage in
                        stage.router.select(tab: "restaurants")
                        stage.tap(1, 2)
                    }
                    .drawing
                },
                .show("The link is opened:") { opened(stages[2]) },
                .claim("Each time: one tab, no sheet, and the dish on its restaurant.") {
                    ends.count == 3
                        && ends.allSatisfy {
                            $0 == ["restaurants", "0", "/restaurants", "/restaurants/1", link]
                        }
                },
                .claim("Other tabs keep what they had.") {
                    stages[1].router.state.stack(.tab("discover"))?.entries.count == 4
                },

                .heading("Opened twice, or broken"),
                .show("The same link once more:") {
                    once = stages[2].router.state
                    stages[2].router.open(link)
                    twice = stages[2].router.state
                    return stages[2].drawing
                },
                .claim("Nothing changed: every entry is the one that was there.") {
                    once != nil && once == twice
                },
                .refusal("Restaurant 3 does not serve the dish. All is checked before anything moves:") {
                    stages[2].router.open("/restaurants/3/menu/1").outcome?.rejection?.reason.word
                },
                .claim("The user is where they were.") {
                    twice != nil && stages[2].router.state == twice
                },
            ])
    }
}
