import RouterCore
import RouterTerminal

// What screens there are.

enum NotesRoute: Route {
    case list
    case note(Int)
}

// What each of them shows.

struct NotesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: NotesRoute.self, key: "notes") { route, _ in
            switch route {
            case .list:
                TerminalScreen("Notes") { _ in
                    for number in 1...3 {
                        TerminalRow(.push("Note \(number)", NotesRoute.note(number)))
                    }
                }
            case .note(let number):
                TerminalScreen("Note \(number)") { _ in
                    TerminalRow(.push("Next", NotesRoute.note(number + 1)))
                }
            }
        }
        registry.existence(of: NotesRoute.self) { route in
            if case .note(let number) = route { number <= 3 } else { true }
        }
    }
}

// The app: its modules, and what it starts with.

let app = try Composition<TerminalScreen> {
    NotesModule()
    RootTab("notes", root: NotesRoute.list)
}

// A window of it, in a terminal.

let host = TerminalHost(Router(app), HostHooks(title: "Notes"))
do { try await host.run() } catch { try await host.runByLines() }
