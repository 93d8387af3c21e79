/// What modules have registered so far, whatever their screens are.
@usableFromInline struct Registrations: Sendable {
    var records = RouteRecords()
    /// By the places the records name: each a ``DestinationObject`` of the screen of the registry that added it.
    var destinations: [any AnyObject & Sendable] = []
    var links: [LinkDeclaration] = []
    var issues: [CompositionIssue] = []
    /// The module that is registering.
    var module = ""

    /// Registers the destination of a route type, unless another module has one and none is to be replaced.
    @usableFromInline mutating func register<R: Route>(
        _ type: R.Type, key: String, formerKeys: [String], version: Int, replacing: Bool,
        migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)?, _ destination: any AnyObject & Sendable
    ) {
        let (module, place) = (module, destinations.count)
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
            return nil
        }
        if let issue { return issues.append(issue) }
        destinations.append(destination)
        // Only what an older form is read by is lost on a type that is never saved.
        guard !formerKeys.isEmpty || version != 1 || migrate != nil, !(type is any Codable.Type) else {
            return
        }
        issues.append(.notCodable(route: qualifiedName(of: type), module: module))
    }
}
