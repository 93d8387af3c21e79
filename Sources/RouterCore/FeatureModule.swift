/// A feature: the routes and destinations it owns, and nothing of any other feature.
///
/// A module imports this core and no other feature. It makes its route type, its exits and one value of this protocol
/// public:
///
/// ```swift
/// struct DishesModule: FeatureModule {
///     func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
///         registry.destination(for: DishesRoute.self, key: "dishes") { route, context in dishScreen(route) }
///         registry.exit(DishesExit.self)
///     }
/// }
/// ```
///
/// A module is complete when
/// 1. every case of its route type builds a screen,
/// 2. its `key` never changes once the app has shipped: saved navigation is found by it,
/// 3. routes of other modules are pushed as exits, which the app connects,
/// 4. ``Composition/check(_:)`` of it finds nothing, with a tab at one of its own routes and each exit connected
///    to one.
public protocol FeatureModule<Screen>: Sendable {
    /// The kind of screen that the module's destinations build.
    associatedtype Screen: RouterScreen

    /// The name of the module in reports and errors, unique in a composition; by default the name of its type.
    var name: String { get }

    /// Registers what the module owns. Called once for each composition, in the order written there.
    func registerDestinations(in registry: inout DestinationRegistry<Screen>)
}

extension FeatureModule {
    /// The name of the module's type.
    public var name: String { shortName(of: Self.self) }
}
