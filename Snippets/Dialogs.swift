import RouterCore
import RouterTerminal
import RouterTesting

enum DishesRoute: Route, Codable {
    case list
    case edit(id: Int)
}

struct ConfirmDelete: ResultRoute {
    typealias Value = Bool
    let name: String
}

struct Offline: Route {}

@MainActor final class Kitchen {
    var draft = ""
}

struct DishesModule: FeatureModule {
    let kitchen: Kitchen

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DishesRoute.self, key: "dishes") { [kitchen] route, context in
            if route != .list {
                context.guardLeaving {
                    if kitchen.draft.isEmpty { return .allow }
                    return .confirm(
                        Dialog("Discard the draft?") {
                            Choice("Discard", role: .destructive, finishing: true)
                            Choice("Keep editing", role: .cancel)
                        })
                }
            }
            return TerminalScreen("\(route)")
        }
        registry.dialog(for: ConfirmDelete.self) { route in
            Dialog("Delete \(route.name)?", message: "Its ratings go, too.") {
                Choice("Delete", role: .destructive, finishing: true)
                Choice("Keep", role: .cancel)
            }
        }
        registry.dialog(for: Offline.self) { _ in
            Dialog("You are offline") {
                Choice("OK")
            }
        }
    }
}

let kitchen = Kitchen()
let app = try Composition<TerminalScreen> {
    DishesModule(kitchen: kitchen)
    RootTab("dishes", root: DishesRoute.list)
}
let router = Router(app)

/// Code that has no screen, such as that of a connection that was lost.
@MainActor func delete(_ name: String) async {
    if case .finished(true) = await router.result(of: ConfirmDelete(name: name)) {
        print("deleted \(name)")
    }
}

let deleting = Task { await delete("phở") }
await Task.yield()
print(router.state)
router.choose("Delete")
await deleting.value

router.push(Offline())
print(router.push(DishesRoute.edit(id: 1)).outcome!)
router.choose("OK")

router.push(DishesRoute.edit(id: 1))
_ = router.visibleScreen
kitchen.draft = "two bowls"
let leaving = router.pop()
print(router.visibleDialog!.title, leaving.outcome == nil)
router.choose("Keep editing")
print(leaving.outcome!)
router.pop()
router.choose("Discard")
print(router.state)
