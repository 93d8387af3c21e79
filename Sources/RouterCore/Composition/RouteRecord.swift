/// What a composition knows about one route type.
package struct RouteRecord: Sendable {
    package let type: any Route.Type
    /// The module that owns the type, and the key it chose; empty for an exit.
    package internal(set) var owner = ""
    package internal(set) var key = ""
    /// The modules whose destination was replaced by a later one.
    package internal(set) var replaced: [String] = []
    /// The form in which routes are saved.
    var form = SavedForm()
    /// The place of the destination in the order of registration; nil when nobody owns the type.
    package internal(set) var destination: Int?
    /// Makes the dialog of a route; nil when routes of the type are screens.
    package internal(set) var dialog: (@MainActor @Sendable (AnyRoute) -> Dialog<any Sendable>?)?
    /// The modules that push the type without owning it.
    package internal(set) var exitOf: [String] = []
    /// Returns the route an exit stands for; nil when the type is not connected.
    var connection: (@Sendable (AnyRoute) -> AnyRoute?)?
    /// The route types the connection can lead to.
    var connectionTargets: [any Route.Type] = []

    /// The rules as they were registered, each with its module; they hold once they are applied.
    var rules: [(rule: RouteRule, module: String)] = []
    package private(set) var guards: [RouteGuard] = []
    private(set) var existence: (@MainActor @Sendable (AnyRoute) -> Bool)?
    private(set) var presentation: (@Sendable (AnyRoute) -> Presentation)?
    private(set) var saving: (@Sendable (AnyRoute) -> Snapshot.Saving)?
    private(set) var parent: (@MainActor @Sendable (AnyRoute) -> AnyRoute?)?
    /// Whether a link to a route of the type is shown over what is visible.
    private(set) var landsOnVisible = false
    private(set) var onReselect: (@MainActor @Sendable (AnyRoute, PushContext) -> Void)?
    private(set) var onReturn: (@MainActor @Sendable (AnyRoute, ReturnEvent, PushContext) -> Void)?
    /// How sheets look whose root is of the type, as a host understands it.
    private(set) var sheet: (any Sendable)?

    init(_ type: any Route.Type) {
        self.type = type
    }

    /// Whether a module owns the type.
    package var isOwned: Bool { destination != nil }

    /// The name of the type with its module, such as `DishesModule.DishesRoute`.
    var name: String { qualifiedName(of: type) }

    /// Puts the rules of the owner into force, and those of the modules whose destination it replaced.
    ///
    /// A rule of the owner goes before one of the same kind from a module it replaced. Guards of all modules add up.
    ///
    /// - Returns: An issue for each rule that is not in force.
    mutating func applyRules() -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        for (index, (rule, module)) in rules.enumerated() {
            if rule.isOfOwner, isOwned {
                guard module == owner || replaced.contains(module) else {
                    issues.append(.foreignRule(rule: rule.name, route: name, owner: owner, module: module))
                    continue
                }
                guard !rules[..<index].contains(where: { $0.module == module && $0.rule.name == rule.name })
                else {
                    issues.append(.repeatedRule(rule: rule.name, route: name, module: module))
                    continue
                }
            }
            switch rule {
            case .existence(let exists): existence = exists
            case .guardRoutes(let guarding): guards.append(guarding)
            case .landsOnVisible: landsOnVisible = true
            case .onReselect(let handler): onReselect = handler
            case .onReturn(let handler): onReturn = handler
            case .parent(let make): parent = make
            case .presentation(let prefer): presentation = prefer
            case .saving(let decide): saving = decide
            case .sheet(let look): sheet = look
            }
        }
        if dialog != nil {
            issues += rules.filter { !$0.rule.fitsDialogs }
                .map { .dialogRule(rule: $0.rule.name, route: name, module: $0.module) }
            (presentation, saving) = ({ _ in .dialog }, { _ in .neverSaved })
        }
        return issues
    }
}

/// A rule that a module registers about a route type; each case is named like the method that registers it.
enum RouteRule: Sendable {
    case existence(@MainActor @Sendable (AnyRoute) -> Bool)
    case guardRoutes(RouteGuard)
    case landsOnVisible
    case onReselect(@MainActor @Sendable (AnyRoute, PushContext) -> Void)
    case onReturn(@MainActor @Sendable (AnyRoute, ReturnEvent, PushContext) -> Void)
    case parent(@MainActor @Sendable (AnyRoute) -> AnyRoute?)
    case presentation(@Sendable (AnyRoute) -> Presentation)
    case saving(@Sendable (AnyRoute) -> Snapshot.Saving)
    case sheet(any Sendable)

    /// Whether only the owner of the type registers it, and only once; any module may guard any type.
    var isOfOwner: Bool {
        if case .guardRoutes = self { false } else { true }
    }

    /// Whether it says anything about a dialog.
    var fitsDialogs: Bool {
        switch self {
        case .existence, .guardRoutes, .landsOnVisible, .parent: true
        case .onReselect, .onReturn, .presentation, .saving, .sheet: false
        }
    }

    /// The name of the method, for issues.
    var name: String {
        switch self {
        case .existence: "existence"
        case .guardRoutes: "guardRoutes"
        case .landsOnVisible: "landsOnVisible"
        case .onReselect: "onReselect"
        case .onReturn: "onReturn"
        case .parent: "parent"
        case .presentation: "presentation"
        case .saving: "saving"
        case .sheet: "sheet"
        }
    }
}
