extension FeatureModule {
    /// Returns the module for another kind of screen.
    ///
    /// Screens are built, decorated by the module and given their push context as before, then transformed:
    ///
    /// ```swift
    /// let module = DishesModule().mapped { screen in TextScreen(title: screen.title) }
    /// ```
    public func mapped<Other: RouterScreen>(
        _ transform: @escaping @MainActor @Sendable (Screen) -> Other
    ) -> MappedModule<Self, Other> {
        MappedModule(base: self, transform: transform)
    }
}

/// A module whose screens are transformed into those of another kind.
public struct MappedModule<Base: FeatureModule, Screen: RouterScreen>: FeatureModule {
    let base: Base
    let transform: @MainActor @Sendable (Base.Screen) -> Screen

    /// The name of the module it is made from.
    public var name: String { base.name }

    /// Registers what the module it is made from registers.
    public func registerDestinations(in registry: inout DestinationRegistry<Screen>) {
        var inner = DestinationRegistry<Base.Screen>(continuing: registry)
        base.registerDestinations(in: &inner)
        let wraps = inner.decorators[registry.module] ?? []
        registry.absorb(inner) { [transform] destination in
            let build = destination.decorated(by: wraps).build
            return Destination { route, push in
                build(route, push).map { transform($0.injecting(push)) }
            }
        }
    }
}

extension DestinationRegistry {
    /// Creates a registry for another kind of screen that knows what this module's composition has so far.
    init<Other>(continuing other: DestinationRegistry<Other>) {
        records = other.records
        links = other.links
        issues = other.issues
        module = other.module
        // Stand for the destinations there are, so that new ones get the places they will have.
        destinations = Array(repeating: Destination { _, _ in nil }, count: other.destinations.count)
    }

    /// Takes over what was registered in a registry that continued this one.
    mutating func absorb<Other>(
        _ other: DestinationRegistry<Other>,
        _ transform: (Destination<Other>) -> Destination<Screen>
    ) {
        records = other.records
        links = other.links
        issues = other.issues
        destinations += other.destinations[destinations.count...].map { transform($0) }
    }
}
