import RouterCore

/// A module of a few lines, for scenes that show how modules are composed.
struct WalkModule: FeatureModule {
    let name: String
    private let register: @Sendable (inout DestinationRegistry<WalkPage>) -> Void

    init(_ name: String, register: @escaping @Sendable (inout DestinationRegistry<WalkPage>) -> Void) {
        self.name = name
        self.register = register
    }

    func registerDestinations(in registry: inout DestinationRegistry<WalkPage>) {
        register(&registry)
    }
}
