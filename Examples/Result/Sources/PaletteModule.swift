import RouterCore
import RouterTerminal

/// Asks for a colour, and ends with its name.
struct PickColour: ResultRoute, Codable {
    typealias Value = String
}

struct PaletteModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: PickColour.self, key: "pick-colour") { _, _ in
            TerminalScreen("Which colour?") { _ in
                for colour in ["teal", "plum", "ochre"] {
                    TerminalRow(.finish(colour, with: colour))
                }
                TerminalRow(TerminalAction("none of them", .cancel))
            }
        }
        registry.presentation(of: PickColour.self) { _ in .sheet }
    }
}
