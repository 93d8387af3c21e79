import RouterCore
import RouterTerminal

let app = try Composition<TerminalScreen> {
    RoomModule()
    PaletteModule()
    Connect(ColourExit.self) { _ in PickColour() }
    RootTab("room", root: RoomRoute())
}

let host = TerminalHost(Router(app), HostHooks(title: "Painter"))
do { try await host.run() } catch { try await host.runByLines() }
