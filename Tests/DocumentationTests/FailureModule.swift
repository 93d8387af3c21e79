import RouterCore
import RouterTerminal

enum FailureRoute: Route, Codable {
    case start
    case page(Int)
    case editor
    case secret
    case broken
    case circle
    case maze(Int)
    case unowned
}

struct SlowRoute: Route, Codable {}

struct Vault: Route, Codable {}

struct Jotting: Route {}

/// A dialog.
struct FailureAlert: Route {}

struct Picker: ResultRoute, Codable {
    typealias Value = Int
}

struct Failure: Error, CustomStringConvertible {
    let description: String
}

/// A module everything goes wrong with.
struct FailureModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: FailureRoute.self, key: "failures") { route, context in
            if route == .editor { context.guardLeaving { .deny("the draft is not saved") } }
            return TerminalScreen("\(route)") { _ in [] }
        }
        registry.destination(for: Picker.self, key: "picker") { _, _ in TerminalScreen("Pick") { _ in [] } }
        registry.dialog(for: FailureAlert.self) { _ in Dialog("Failed") { Choice("OK") } }
        registry.destination(for: SlowRoute.self, key: "slow") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Vault.self, key: "vault") { _, _ in TerminalScreen("") { _ in [] } }
        registry.destination(for: Jotting.self, key: "jotting") { _, _ in TerminalScreen("") { _ in [] } }
        registry.saving(of: Vault.self) { _ in .neverSaved }
        registry.existence(of: FailureRoute.self) { $0 != .page(404) }
        registry.guardRoutes(of: FailureRoute.self) { route in
            switch route {
            case .secret: .deny("members only")
            case .broken: throw Failure(description: "the server is down")
            case .maze(let turn): .redirect(FailureRoute.maze(turn + 1), resuming: false)
            default: .allow
            }
        }
        registry.guardRoutes(of: SlowRoute.self) { _ async in
            await Task.yield()
            return .allow
        }
        registry.parent(of: FailureRoute.self) { $0 == .circle ? FailureRoute.circle : nil }
        registry.link("/pages/{_0}", to: FailureRoute.page)
        registry.link("/circle", to: FailureRoute.circle)
    }
}

/// Declares a link that ``FailureModule`` has already.
struct Ambiguous: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: Numbered.self, key: "numbered") { _, _ in TerminalScreen("") { _ in [] } }
        registry.link("/pages/{number}", to: Numbered.init)
    }
}

struct Numbered: Route, Codable {
    let number: Int
}

/// Another module that owns what ``OrdersModule`` owns.
struct Renamed: FeatureModule {
    let name: String

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: OrdersRoute.self, key: "copied") { _, _ in TerminalScreen("") { _ in [] } }
    }
}

@MainActor func failureRouter() throws -> Router<TerminalScreen> {
    let app = try Composition<TerminalScreen> {
        FailureModule()
        RootTab("home", root: FailureRoute.start)
        RootTab("about", root: FailureRoute.start)
    }
    return Router(app)
}
