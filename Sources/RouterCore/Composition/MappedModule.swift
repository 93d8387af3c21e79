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
        // Handed over, not shared, so that nothing has to be copied.
        var inner = DestinationRegistry<Base.Screen>(registry.registrations)
        registry.registrations = Registrations()
        let first = inner.registrations.destinations.count
        base.registerDestinations(in: &inner)
        let wraps = inner.decorators[inner.registrations.module] ?? []
        registry.registrations = inner.registrations
        for place in registry.registrations.destinations.indices.dropFirst(first) {
            let added = registry.registrations.destinations[place]
            guard let object = added as? DestinationObject<Base.Screen> else { continue }
            let build = object.destination.decorated(by: wraps).build
            let mapped = DestinationObject<Screen> { [transform] route, context in
                transform(build(route, context).injecting(context))
            }
            registry.registrations.destinations[place] = mapped
        }
    }
}
