import RouterCore
import RouterTerminal

enum Page: Route {
    case list
    case step
}

struct Pages: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Page.self, key: "pages") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
    }
}

let app = try Composition<TerminalScreen> {
    Pages()
    RootTab("home", root: Page.list)
}

/// Where a screen can lie.
let places: [(String, (Router<TerminalScreen>) -> Void)] = [
    ("root of a tab", { _ in }),
    ("pushed in a tab", { router in router.push(Page.step) }),
    ("root of a modal", { router in router.push(Page.step, as: .sheet) }),
    (
        "pushed in a modal",
        { router in
            router.push(Page.list, as: .sheet)
            router.push(Page.step)
        }
    ),
]

/// How it can be asked to end.
let verbs: [(String, (PushContext) -> NavigationRequest)] = [
    ("finish()", { context in context.finish() }),
    ("cancel()", { context in context.cancel() }),
    ("pop()", { context in context.pop() }),
    ("dismiss()", { context in context.dismiss() }),
]

func line(_ cells: [String]) -> String {
    cells.reversed().reduce("") { rest, cell in
        rest.isEmpty
            ? cell : cell + String(repeating: " ", count: (cell == cells[0] ? 19 : 11) - cell.count) + rest
    }
}

print(line([""] + verbs.map(\.0)))
for (place, open) in places {
    let cells = verbs.map { _, ask in
        let router = Router(app)
        open(router)
        var ending = ""
        let subscription = router.events.observe { event in ending = event.ended.first?.ending.rawValue ?? ""
        }
        let outcome = ask(router.context(of: router.visible.id)).outcome
        subscription.cancel()
        return outcome?.rejection?.reason.word ?? ending
    }
    print(line([place] + cells))
}
