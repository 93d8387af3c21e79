import RouterCore
import RouterTerminal

enum ClubRoute: Route, Codable { case news, profile }
struct SignIn: Route, Codable {}
struct Unlock: Route, Codable {}

@MainActor final class Session {
    var user: String?
    var isLocked = false
}

struct ClubModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ClubRoute.self, key: "club") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.destination(for: SignIn.self, key: "sign-in") { _, _ in TerminalScreen("Sign in") { _ in [] }
        }
        registry.destination(for: Unlock.self, key: "unlock") { _, _ in TerminalScreen("Unlock") { _ in [] } }
        registry.presentation(of: SignIn.self) { _ in .cover }
        registry.presentation(of: Unlock.self) { _ in .cover }
        registry.link("/news", to: ClubRoute.news)
        registry.link("/profile", to: ClubRoute.profile)
        registry.link("/sign-in", to: SignIn())
        registry.link("/unlock", to: Unlock())
    }
}

let session = Session()
let app = try Composition<TerminalScreen> {
    ClubModule()
    Guard { route in
        if session.user == nil {
            return route.as(SignIn.self) == nil ? .redirect(SignIn(), resuming: true) : .allow
        }
        if session.isLocked {
            return route.as(Unlock.self) == nil ? .redirect(Unlock(), resuming: true) : .allow
        }
        return .allow
    }
    RootTab("news", root: ClubRoute.news)
    RootTab("me", root: ClubRoute.profile)
}
let router = Router(app)

@MainActor func show(_ what: String) {
    print("\(what)\n\(router.state.drawing { app.path(for: $0) ?? "\($0)" })\n")
}

router.activate()
show("At the start nobody is signed in")

session.user = "ada"
router.finish()
show("The sign-in has finished")

router.select(tab: "me")
session.isLocked = true
router.refresh()
show("The app was locked")

session.isLocked = false
router.finish()
show("Unlocked: the user is where they were")

session.user = nil
router.endSession()
show("Signed out, on the tab of the profile")

router.cancel()
show("The sign-in was cancelled, and is back")
