import RouterCore
import RouterTerminal

/// Asks who the user is.
struct SignIn: Route, Codable {}

struct AccountModule: FeatureModule {
    let session: Session

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: SignIn.self, key: "sign-in") { _, _ in
            TerminalScreen("Who are you?") { name, context in
                session.user = name  // first the session changes,
                return context.finish()  // then the guard is asked again
            } content: { _ in
                TerminalRow(.intent("Ada", "Ada"))
                TerminalRow(TerminalAction("nobody", .cancel))
            }
        }
        registry.presentation(of: SignIn.self) { _ in .sheet }
        registry.link("/sign-in", to: SignIn())
    }
}
