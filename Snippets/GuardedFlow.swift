import RouterCore
import RouterTerminal

@MainActor final class Session {
    var user: String?
    var draft = ""
}

enum OrdersRoute: Route, Codable {
    case menu
    case history
    case editor
}

struct SignIn: ResultRoute, Codable {
    typealias Value = String
}

struct OrdersModule: FeatureModule {
    let session: Session

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: OrdersRoute.self, key: "orders") { route, context in
            if route == .editor {
                context.guardLeaving { session.draft.isEmpty ? .allow : .deny("the draft is not saved") }
            }
            return TerminalScreen("\(route)") { _ in [] }
        }
        registry.guardRoutes(of: OrdersRoute.self) { route in
            switch route {
            case .menu: .allow
            case .history, .editor: session.user == nil ? .redirect(SignIn(), resuming: true) : .allow
            }
        }
        registry.link("/menu", to: OrdersRoute.menu)
        registry.link("/orders", to: OrdersRoute.history)
        registry.link("/orders/new", to: OrdersRoute.editor)
    }
}

struct AccountModule: FeatureModule {
    let session: Session

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: SignIn.self, key: "sign-in") { _, _ in
            TerminalScreen("Sign in") { intent, context in
                session.user = intent
                return context.finish(with: intent)
            } content: { _ in
                TerminalRow(.intent("as Ada", "ada"))
            }
        }
        registry.presentation(of: SignIn.self) { _ in .sheet }
        registry.link("/sign-in", to: SignIn())
    }
}

let session = Session()
let app = try Composition<TerminalScreen> {
    OrdersModule(session: session)
    AccountModule(session: session)
    Guard { route in
        route.as(OrdersRoute.self) == .editor && session.user == "guest" ? .deny("guests only read") : .allow
    }
    RootTab("home", root: OrdersRoute.menu)
}
let router = Router(app)

@MainActor func show(_ what: String, _ outcome: Outcome?) {
    print("\(what): \(outcome?.description ?? "waits")")
    print(router.state.drawing { app.path(for: $0) ?? "\($0)" })
}

show("push history", router.push(OrdersRoute.history).outcome)
let signIn = router.visibleScreen!
show("tap \"as Ada\"", signIn.perform(signIn.actions[0])?.outcome)

router.push(OrdersRoute.editor)
_ = router.visibleScreen
session.draft = "two bowls of phở"
show("pop", router.pop().outcome)
show("pop, discarding", router.pop(discarding: true).outcome)
show("end the session", router.endSession().outcome)
