/// What has been listed of a composition, whatever its screens are, and what is wrong with it.
struct CompositionCheck {
    var registrations = Registrations()
    var connections: [Connect] = []
    var guards: [RouteGuard] = []
    var tabs: [NavigationState.TabSeed] = []
    var rewrites: [RewriteLinks] = []
    var exclusions: [NoLink] = []
    private(set) var issues: [CompositionIssue] = []
    private var modules: [String] = []
    private var names: Set<String> = []
    /// The types by the keys they are saved with, former ones included.
    private var keys: [String: ObjectIdentifier] = [:]

    /// Begins a module, or notes that there is one of its name.
    mutating func begin(_ module: String) -> Bool {
        guard names.insert(module).inserted else {
            issues.append(.duplicateModule(module))
            return false
        }
        modules.append(module)
        return true
    }

    /// Checks everything, and makes the table of it.
    mutating func table(hasPlaceholder: Bool) -> RouteTable {
        issues += registrations.issues
        connect()
        checkOwners()
        checkConnections()
        let links = LinkTable(
            registrations.links, excluding: exclusions, rewrites: rewrites, issues: &issues)
        let tabs = checkedTabs()
        return RouteTable(
            modules: modules, records: registrations.records, keys: keys, connections: connections,
            tabs: tabs,
            links: links, guards: guards, hasPlaceholder: hasPlaceholder)
    }

    private mutating func connect() {
        for connect in connections {
            let issue = registrations.records.change(connect.exit) { record -> CompositionIssue? in
                if record.destination != nil {
                    return .connectedDestination(route: record.name, module: record.owner)
                }
                if record.connection != nil { return .duplicateConnection(exit: record.name) }
                record.connection = connect.map
                record.connectionTargets = connect.targets
                return nil
            }
            if let issue { issues.append(issue) }
        }
    }

    private mutating func checkOwners() {
        keys.reserveCapacity(registrations.records.values.count)
        for record in registrations.records.inOrder {
            if record.value.destination != nil {
                note(record.value.key, of: record)
                for key in record.value.form.formerKeys { note(key, of: record) }
            } else {
                let value = record.value
                if value.connection == nil, !value.exitOf.isEmpty {
                    issues.append(.unconnectedExit(exit: value.name, modules: value.exitOf))
                }
                for (rule, module) in value.rules {
                    issues.append(
                        .ruleWithoutDestination(rule: rule.text, route: value.name, module: module))
                }
            }
        }
    }

    private mutating func note(_ key: String, of record: SharedRecord) {
        let id = ObjectIdentifier(record.value.type)
        guard let other = keys.updateValue(id, forKey: key), other != id else { return }
        // The first one keeps the key.
        keys[key] = other
        guard let other = registrations.records[other]?.value else { return }
        issues.append(
            .duplicateKey(
                key, routes: [other.name, record.value.name], modules: [other.owner, record.value.owner]))
    }

    private mutating func checkConnections() {
        for connect in connections {
            for target in connect.targets {
                let record = registrations.records[ObjectIdentifier(target)]?.value
                if record?.destination == nil, record?.connection == nil {
                    issues.append(
                        .connectionWithoutDestination(
                            exit: qualifiedName(of: connect.exit), target: qualifiedName(of: target)))
                }
            }
            if let cycle = cycle(from: connect) { issues.append(.connectionCycle(cycle)) }
        }
    }

    /// Returns the names of the exits on a way from a connection back to itself, if there is one.
    ///
    /// A cycle is found from each of its exits, and told from the one whose name comes first.
    private func cycle(from connect: Connect) -> [String]? {
        var stack: [[any Route.Type]] = [[connect.exit]]
        var seen: Set<ObjectIdentifier> = []
        while let path = stack.popLast(), let last = path.last {
            for target in registrations.records[ObjectIdentifier(last)]?.value.connectionTargets ?? [] {
                if target == connect.exit {
                    let names = path.map { qualifiedName(of: $0) }
                    return names.min() == names.first ? names + [qualifiedName(of: target)] : nil
                }
                if seen.insert(ObjectIdentifier(target)).inserted { stack.append(path + [target]) }
            }
        }
        return nil
    }

    private mutating func checkedTabs() -> [NavigationState.TabSeed] {
        if tabs.isEmpty { issues.append(.noTab) }
        let records = registrations.records
        var seeds: [NavigationState.TabSeed] = []
        for tab in tabs {
            guard !seeds.contains(where: { $0.name == tab.name }) else {
                issues.append(.duplicateTab(tab.name))
                continue
            }
            let root = RouteTable.following(tab.root) { records[$0.typeID]?.value.connection }
            if records[root.typeID]?.value.destination == nil {
                let name = qualifiedName(of: type(of: root.base))
                issues.append(.rootWithoutDestination(tab: tab.name, route: name))
            }
            seeds.append(.init(tab.name, root: root.base, resetsWhenLeft: tab.resetsWhenLeft))
        }
        return seeds.isEmpty ? [.init("none", root: NothingToShow())] : seeds
    }
}

/// What a composition without tabs shows, where it has to show something.
struct NothingToShow: Route {}
