/// What is known about one route type.
package struct RouteRecord: Sendable {
    package let type: any Route.Type
    /// The module that owns the type, and the key it chose; empty for an exit.
    package internal(set) var owner = ""
    package internal(set) var key = ""
    /// The form in which routes are saved.
    var form = SavedForm()
    /// The place of the builder in its composition; nil for an exit.
    package internal(set) var destination: Int?
    /// The modules that push the type without owning it.
    package internal(set) var exitOf: [String] = []
    /// Maps an exit to a route another module owns.
    var connection: (@Sendable (AnyRoute) -> AnyRoute?)?
    /// The route types the connection can lead to.
    var connectionTargets: [any Route.Type] = []
    /// The names of the rules that modules registered about the type, with the modules.
    var rules: [(rule: RouteRule, module: String)] = []
    /// The modules whose destination was replaced by a later one.
    package internal(set) var replaced: [String] = []

    package internal(set) var guards: [RouteGuard] = []
    var exists: (@MainActor @Sendable (AnyRoute) -> Bool)?
    package internal(set) var presentation: (@Sendable (AnyRoute) -> Presentation)?
    var saving: (@Sendable (AnyRoute) -> Snapshot.Saving)?
    package internal(set) var parent: (@MainActor @Sendable (AnyRoute) -> AnyRoute?)?
    /// Whether a link to a route of the type is shown over what is visible.
    var landsOnVisible = false
    var onReturn: (@MainActor @Sendable (AnyRoute, ReturnEvent, PushContext) -> Void)?

    init(_ type: any Route.Type) {
        self.type = type
    }

    /// The name of the type with its module, such as `DishesModule.DishesRoute`.
    var name: String { qualifiedName(of: type) }
}

/// A rule that a module registered about a route type.
enum RouteRule: Sendable {
    /// A rule of which a type has one.
    case named(StaticString)
    /// A link with its pattern.
    case link(String)

    /// How it was written, in short.
    var text: String {
        switch self {
        case .named(let name): "\(name)"
        case .link(let pattern): "link(\"\(pattern)\")"
        }
    }
}
