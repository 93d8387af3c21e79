/// Composes items in their order and collects what is wrong with them.
struct Composer<Screen: RouterScreen> {
    private(set) var registry = DestinationRegistry<Screen>()
    private(set) var decorators: [@MainActor @Sendable (Screen) -> Screen] = []
    private(set) var issues: [CompositionIssue] = []
    private(set) var table: RouteTable
    private(set) var report = CompositionReport()

    private var tabs: [NavigationState.TabSeed] = []
    private var modules: [String] = []
    private var connections: [Connect] = []

    init(_ items: [CompositionItem<Screen>], hasPlaceholder: Bool) {
        table = RouteTable(records: [:], tabs: [], hasPlaceholder: hasPlaceholder)
        compose(items)
        issues += registry.issues
        connect()
        checkOwners()
        checkConnections()
        let seeds = checkedTabs(hasPlaceholder: hasPlaceholder)
        table = RouteTable(records: registry.records, tabs: seeds, hasPlaceholder: hasPlaceholder)
        report = CompositionReport(
            modules: modules, records: registry.records.values,
            decorators: registry.decorators.mapValues(\.count),
            appDecorators: decorators.count, connections: connections, tabs: seeds)
    }

    private mutating func compose(_ items: [CompositionItem<Screen>]) {
        for item in items {
            switch item.kind {
            case .module(let module): compose(module)
            case .connect(let connect): connections.append(connect)
            case .tab(let tab): tabs.append(tab.seed)
            case .decorate(let decorate): decorators.append(decorate.wrap)
            case .group(let items): compose(items)
            }
        }
    }

    private mutating func compose(_ module: any FeatureModule<Screen>) {
        guard !modules.contains(module.name) else {
            issues.append(.duplicateModule(module.name))
            return
        }
        modules.append(module.name)
        registry.module = module.name
        module.registerDestinations(in: &registry)
    }

    private mutating func connect() {
        for connect in connections {
            let id = ObjectIdentifier(connect.exit)
            var record = registry.records[id] ?? RouteRecord(connect.exit)
            if record.destination != nil {
                issues.append(.connectedDestination(route: record.name, module: record.owner))
            } else if record.connection != nil {
                issues.append(.duplicateConnection(exit: record.name))
            } else {
                record.connection = connect.map
                record.connectionTargets = connect.targets
                registry.records[id] = record
            }
        }
    }

    private mutating func checkOwners() {
        var keys: [String: RouteRecord] = [:]
        for record in registry.records.values.sorted(by: order) {
            if record.destination != nil {
                if let other = keys.updateValue(record, forKey: record.key) {
                    issues.append(
                        .duplicateKey(
                            record.key, routes: [other.name, record.name],
                            modules: [other.owner, record.owner]))
                }
            } else {
                if record.connection == nil, !record.exitOf.isEmpty {
                    issues.append(.unconnectedExit(exit: record.name, modules: record.exitOf))
                }
                for (rule, module) in record.rules {
                    issues.append(.ruleWithoutDestination(rule: rule, route: record.name, module: module))
                }
            }
        }
    }

    /// Records in the order of their registration as far as it is known, then by name.
    private func order(_ left: RouteRecord, _ right: RouteRecord) -> Bool {
        switch (left.destination, right.destination) {
        case (let left?, let right?): left < right
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): left.name < right.name
        }
    }

    private mutating func checkConnections() {
        for connect in connections {
            let exit = String(reflecting: connect.exit)
            for target in connect.targets {
                let record = registry.records[ObjectIdentifier(target)]
                if record?.destination == nil, record?.connection == nil {
                    issues.append(
                        .connectionWithoutDestination(exit: exit, target: String(reflecting: target)))
                }
            }
            if let cycle = cycle(from: connect) { issues.append(.connectionCycle(cycle)) }
        }
    }

    /// Returns the names of the exits on a way from a connection back to itself, if there is one.
    ///
    /// A cycle is found from each of its exits, and told from the one whose name comes first.
    private func cycle(from connect: Connect) -> [String]? {
        var stack = [(ObjectIdentifier(connect.exit), [String(reflecting: connect.exit)])]
        var seen: Set<ObjectIdentifier> = []
        while let (id, path) = stack.popLast() {
            for target in registry.records[id]?.connectionTargets ?? [] {
                let name = String(reflecting: target)
                if target == connect.exit { return path.min() == path.first ? path + [name] : nil }
                if seen.insert(ObjectIdentifier(target)).inserted {
                    stack.append((ObjectIdentifier(target), path + [name]))
                }
            }
        }
        return nil
    }

    private mutating func checkedTabs(hasPlaceholder: Bool) -> [NavigationState.TabSeed] {
        if tabs.isEmpty { issues.append(.noTab) }
        let table = RouteTable(records: registry.records, tabs: [], hasPlaceholder: false)
        var seeds: [NavigationState.TabSeed] = []
        for tab in tabs {
            guard !seeds.contains(where: { $0.name == tab.name }) else {
                issues.append(.duplicateTab(tab.name))
                continue
            }
            let root = table.following(tab.root)
            if table.records[root.typeID]?.destination == nil {
                let name = String(reflecting: type(of: root.base))
                issues.append(.rootWithoutDestination(tab: tab.name, route: name))
            }
            seeds.append(.init(tab.name, root: root.base, resetsWhenLeft: tab.resetsWhenLeft))
        }
        return seeds.isEmpty ? [.init("none", root: NothingToShow())] : seeds
    }
}

/// What a composition without tabs shows, where it has to show something.
struct NothingToShow: Route {}
