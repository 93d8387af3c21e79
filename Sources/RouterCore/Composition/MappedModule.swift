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
    ) -> some FeatureModule<Other> {
        MappedModule(base: self, transform: transform)
    }
}

/// A module whose screens are transformed into those of another kind.
private struct MappedModule<Base: FeatureModule, Screen: RouterScreen>: FeatureModule {
    let base: Base
    let transform: @MainActor @Sendable (Base.Screen) -> Screen

    var name: String { base.name }

    func registerDestinations(in registry: inout DestinationRegistry<Screen>) {
        var inner = DestinationRegistry<Base.Screen>()
        // Swapped there and back: a copy would be copied whole at its first change.
        swap(&inner.registrations, &registry.registrations)
        base.registerDestinations(in: &inner)
        swap(&inner.registrations, &registry.registrations)
        // Not its own name: another module may register this one as a part of itself.
        let decorators = inner.decorators[registry.registrations.module] ?? []
        registry.destinations += inner.destinations.map { destination in
            guard let build = destination?.decorated(by: decorators).build else { return nil }
            return Destination { [transform] route, context in
                transform(build(route, context).injecting(context))
            }
        }
    }
}
