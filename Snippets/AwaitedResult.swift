import RouterCore
import RouterTerminal

struct RateDish: ResultRoute, Codable {
    typealias Value = Int
    let id: Int
}

struct DishRoute: Route, Codable {
    let id: Int
}

@MainActor final class Ratings {
    var stars: [Int: Int] = [:]
}

struct DishesModule: FeatureModule {
    let ratings: Ratings

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishRoute.self, key: "dish") { route, _ in
            dishScreen(route.id, ratings)
        }
        registry.destination(for: RateDish.self, key: "rate-dish") { _, _ in
            TerminalScreen("How was it?") { _ in
                for stars in 1...5 {
                    TerminalRow(.finish("\(stars) stars", with: stars))
                }
                TerminalRow(TerminalAction("no opinion", .cancel))
            }
        }
        registry.presentation(of: RateDish.self) { _ in .sheet }
        registry.onReturn(to: DishRoute.self) { route, event, _ in
            print("back at \(route) from \(event.route): \(event.ending)")
        }
    }
}

@MainActor func dishScreen(_ id: Int, _ ratings: Ratings) -> TerminalScreen {
    TerminalScreen("Dish \(id)") { _, context in
        context.task {
            switch await context.result(of: RateDish(id: id)) {
            case .finished(let stars): ratings.stars[id] = stars
            case .ended(let ending): print("no rating: \(ending)")
            case .rejected(let rejection): print(rejection)
            case .cancelled: break
            }
        }
        return nil
    } content: { _ in
        TerminalRow("Stars: \(ratings.stars[id] ?? 0)", .intent("rate", "rate"))
    }
}

let ratings = Ratings()
let app = try Composition<TerminalScreen> {
    DishesModule(ratings: ratings)
    RootTab("discover", root: DishRoute(id: 1))
}
let router = Router(app)

@MainActor func rateTwice() async {
    var events = router.events.stream().makeAsyncIterator()
    router.perform("rate")
    _ = await events.next()  // the sheet is there
    print(router.state)
    router.perform("5 stars")

    let context = router.context(of: router.visible.id)
    let waiting = Task { await context.result(of: RateDish(id: 1)) }
    while await events.next()?.verb != "push" {}
    router.perform("no opinion")
    print(await waiting.value)
}

extension Router<TerminalScreen> {
    func perform(_ title: String) {
        guard let screen = visibleScreen else { return }
        for action in screen.actions where action.title == title { screen.perform(action) }
    }
}

await rateTwice()
print(ratings.stars)

router.push(RateDish(id: 1))
print(router.finish(with: "five").outcome!)
