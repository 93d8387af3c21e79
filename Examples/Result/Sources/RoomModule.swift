import RouterCore
import RouterTerminal

struct RoomRoute: Route, Codable {}

/// Where a room gets its colour from; who asks for it, and how, is not known here.
struct ColourExit: ResultRoute {
    typealias Value = String
}

struct RoomModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: RoomRoute.self, key: "room") { _, _ in
            let room = Room()
            return TerminalScreen("A \(room.colour) room") { _, context in
                context.task {
                    switch await context.result(of: ColourExit()) {
                    case .finished(let colour): room.colour = colour
                    case .ended, .rejected, .cancelled: break  // it stays as it is
                    }
                }
                return nil
            } content: { _ in
                TerminalRow(.intent("paint it", "paint"))
            }
        }
        registry.exit(ColourExit.self)
    }
}

@MainActor private final class Room {
    var colour = "white"
}
