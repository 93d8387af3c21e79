/// Everything the items of a composition have registered so far, but for what depends on the kind of screen.
///
/// It becomes an immutable ``RouteTable`` when it is checked.
@usableFromInline struct Registrations: Sendable {
    var records = RouteRecords()
    var links: [LinkDeclaration] = []
    var connections: [Connect] = []
    var tabs: [NavigationState.TabSeed] = []
    var guards: [RouteGuard] = []
    var rewrites: [RewriteLinks] = []
    var exclusions: [NoLink] = []
    var issues: [CompositionIssue] = []
    /// The names of the modules, in the order of composition.
    private(set) var modules: [String] = []
    private var moduleNames: Set<String> = []
    private var destinationCount = 0

    /// The module that is registering.
    var module: String { modules.last ?? "" }

    /// Begins a module, or notes that there is one of its name already and returns false.
    mutating func begin(_ module: String) -> Bool {
        guard moduleNames.insert(module).inserted else {
            issues.append(.duplicateModule(module))
            return false
        }
        modules.append(module)
        return true
    }

    /// Makes the module that is registering the owner of a route type.
    ///
    /// - Returns: Whether it is; not if another module owns the type and is not to be replaced.
    @usableFromInline mutating func own<R: Route>(
        _ type: R.Type, key: String, formerKeys: [String] = [], version: Int = 1, replacing: Bool,
        migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)? = nil,
        dialog: (@MainActor @Sendable (AnyRoute) -> Dialog<any Sendable>?)? = nil
    ) -> Bool {
        let (module, place) = (module, destinationCount)
        let issue = records.change(type) { record -> CompositionIssue? in
            if record.destination != nil {
                guard replacing else {
                    return .duplicateDestination(route: record.name, modules: [record.owner, module])
                }
                record.replaced.append(record.owner)
            }
            record.owner = module
            record.key = key
            record.form = SavedForm(formerKeys: formerKeys, version: version, migrate: migrate)
            record.destination = place
            record.dialog = dialog
            return nil
        }
        if let issue {
            issues.append(issue)
            return false
        }
        destinationCount += 1
        // A type that is never saved needs neither former keys nor a migration.
        if !formerKeys.isEmpty || version != 1 || migrate != nil, !(type is any Codable.Type) {
            issues.append(.notCodable(route: qualifiedName(of: type), module: module))
        }
        return true
    }

    /// Adds a rule of the module that is registering about a route type.
    mutating func add(_ rule: RouteRule, about type: any Route.Type) {
        let module = module
        records.change(type) { $0.rules.append((rule, module)) }
    }
}
