import RouterCore

/// The screens of what is saved here are never drawn.
struct NoScreen: RouterScreen {}

/// One route for each thing a payload can hold.
enum Saved: Route, Codable {
    case start
    case number(Int)
    case text(String, flags: [Bool?])
    indirect case inner(Saved, scale: Double)
}

struct SavedModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<NoScreen>) {
        registry.destination(for: Saved.self, key: "saved", formerKeys: ["old"], version: 2) { saved in
            try saved.decode(Int.self) > 0 ? .start : nil
        } build: { _, _ in
            NoScreen()
        }
    }
}

/// An app with two tabs of one route type.
func savingApp() throws -> Composition<NoScreen> {
    try Composition {
        SavedModule()
        RootTab("first", root: Saved.start)
        RootTab("second", root: Saved.start)
    }
}
