/// What listed items come to, composed in their order and checked as a whole.
struct Composer<Screen: RouterScreen> {
    let registry: DestinationRegistry<Screen>
    let decorators: [@MainActor @Sendable (Screen) -> Screen]
    let issues: [CompositionIssue]
    let table: RouteTable

    init(_ items: [CompositionItem<Screen>], hasPlaceholder: Bool) {
        var composing = Composing(items)
        composing.connect()
        composing.checkOwners()
        composing.checkConnections()
        let links = LinkTable(composing.registry.links, issues: &composing.issues)
        let tabs = composing.checkedTabs()
        registry = composing.registry
        decorators = composing.decorators
        issues = composing.issues
        table = RouteTable(
            modules: composing.modules, records: registry.records, keys: composing.keys,
            connections: composing.connections, tabs: tabs, links: links, guards: composing.guards,
            hasPlaceholder: hasPlaceholder)
    }
}

/// A composition on its way: what has been listed so far, and what is wrong with it.
private struct Composing<Screen: RouterScreen> {
    var registry = DestinationRegistry<Screen>()
    var decorators: [@MainActor @Sendable (Screen) -> Screen] = []
    var issues: [CompositionIssue] = []
    var modules: [String] = []
    var connections: [Connect] = []
    var guards: [RouteGuard] = []
    /// The types by the keys they are saved with, former ones included.
    private(set) var keys: [String: ObjectIdentifier] = [:]
    private var names: Set<String> = []
    private var tabs: [NavigationState.TabSeed] = []

    init(_ items: [CompositionItem<Screen>]) {
        compose(items)
        issues += registry.issues
    }

    private mutating func compose(_ items: [CompositionItem<Screen>]) {
        for item in items {
            switch item.kind {
            case .module(let module): compose(module)
            case .connect(let connect): connections.append(connect)
            case .tab(let tab): tabs.append(tab.seed)
            case .decorate(let decorate): decorators.append(decorate.wrap)
            case .guarded(let guarding): guards.append(guarding.kind)
            case .group(let items): compose(items)
            }
        }
    }

    private mutating func compose(_ module: any FeatureModule<Screen>) {
        guard names.insert(module.name).inserted else {
            issues.append(.duplicateModule(module.name))
            return
        }
        modules.append(module.name)
        registry.module = module.name
        module.registerDestinations(in: &registry)
    }

    mutating func connect() {
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

    mutating func checkOwners() {
        for (_, record) in registry.records.inOrder {
            if record.destination != nil {
                note(record.key, of: record)
                for key in record.form.formerKeys { note(key, of: record) }
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

    private mutating func note(_ key: String, of record: RouteRecord) {
        let id = ObjectIdentifier(record.type)
        guard let other = keys[key].flatMap({ registry.records[$0] }) else { return keys[key] = id }
        guard other.type != record.type else { return }
        issues.append(
            .duplicateKey(key, routes: [other.name, record.name], modules: [other.owner, record.owner]))
    }

    mutating func checkConnections() {
        for connect in connections {
            let exit = qualifiedName(of: connect.exit)
            for target in connect.targets {
                let record = registry.records[ObjectIdentifier(target)]
                if record?.destination == nil, record?.connection == nil {
                    issues.append(
                        .connectionWithoutDestination(exit: exit, target: qualifiedName(of: target)))
                }
            }
            if let cycle = cycle(from: connect) { issues.append(.connectionCycle(cycle)) }
        }
    }

    /// Returns the names of the exits on a way from a connection back to itself, if there is one.
    ///
    /// A cycle is found from each of its exits, and told from the one whose name comes first.
    private func cycle(from connect: Connect) -> [String]? {
        var stack = [(ObjectIdentifier(connect.exit), [qualifiedName(of: connect.exit)])]
        var seen: Set<ObjectIdentifier> = []
        while let (id, path) = stack.popLast() {
            for target in registry.records[id]?.connectionTargets ?? [] {
                let name = qualifiedName(of: target)
                if target == connect.exit { return path.min() == path.first ? path + [name] : nil }
                if seen.insert(ObjectIdentifier(target)).inserted {
                    stack.append((ObjectIdentifier(target), path + [name]))
                }
            }
        }
        return nil
    }

    mutating func checkedTabs() -> [NavigationState.TabSeed] {
        if tabs.isEmpty { issues.append(.noTab) }
        let records = registry.records
        var seeds: [NavigationState.TabSeed] = []
        for tab in tabs {
            guard !seeds.contains(where: { $0.name == tab.name }) else {
                issues.append(.duplicateTab(tab.name))
                continue
            }
            let root = RouteTable.following(tab.root) { records[$0.typeID]?.connection }
            if records[root.typeID]?.destination == nil {
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
