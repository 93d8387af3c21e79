public import RouterCore

/// A composition as data: modules with the routes they own, exits, connections, links, guards and tabs.
///
/// It can be printed as a report, as a picture by Mermaid or Graphviz, and as JSON.
public struct CompositionMap: Hashable, Codable, Sendable {
    /// A feature module, with what it owns in the order of registration.
    public struct Module: Hashable, Codable, Sendable {
        /// The name of the module.
        public let name: String
        /// The route types it owns.
        public internal(set) var routes: [RouteType] = []
        /// The route types it pushes without owning them.
        public internal(set) var exits: [String] = []
        /// How many decorators wrap its screens.
        public internal(set) var decorators = 0
    }

    /// A route type and the module's rules about it.
    public struct RouteType: Hashable, Codable, Sendable {
        /// The name of the type.
        public let name: String
        /// The key it is saved under.
        public let key: String
        /// How many guards the module asks about it.
        public let guards: Int
        /// The modules whose destination it replaces.
        public let replaces: [String]
        /// Its links, in the order of their declaration; internal ones among them.
        public let links: [Link]
    }

    /// A link, with what its owner says about a sample route of it.
    public struct Link: Hashable, Codable, Sendable {
        /// The pattern as it was written.
        public let pattern: String
        /// The case it stands for; nil when the route type is a struct.
        public let caseName: String?
        /// The labels that are query items.
        public let query: [String]
        /// Whether the app alone may open it.
        public let isInternal: Bool
        /// Whether it is only parsed; another pattern prints the case.
        public let isAlias: Bool
        /// How the owner prefers the route to be presented.
        public let presentation: Presentation
        /// The pattern of the route beneath, or nil when it lies on the root of a tab.
        public let parent: String?
    }

    /// An exit and the route types its branches lead to.
    public struct Connection: Hashable, Codable, Sendable {
        /// The name of the exit's type.
        public let exit: String
        /// The names of the types, each once.
        public let targets: [String]
    }

    /// A tab and its root.
    public struct Tab: Hashable, Codable, Sendable {
        /// The name of the tab.
        public let name: String
        /// The route at its root.
        public let root: String
        /// The name of the root's type.
        public let rootType: String
        /// The pattern of the root, or nil when it has no link.
        public let rootPattern: String?
        /// Whether leaving the tab pops it to its root.
        public let resetsWhenLeft: Bool
    }

    /// The modules, in the order of composition.
    public internal(set) var modules: [Module]
    /// The connections, in the order of composition.
    public let connections: [Connection]
    /// The tabs, in the order of composition.
    public let tabs: [Tab]
    /// How many decorators of the app wrap every screen.
    public let decorators: Int
    /// How many guards of the app are asked about every route.
    public let guards: Int

    /// The map as JSON, for other programs: indented, keys sorted.
    ///
    /// - Complexity: O(routes, links and connections).
    public var json: String { jsonText(of: self) }
}

extension Composition {
    /// The composition as data.
    ///
    /// What a link lies on is that of a sample, as its owner says it at this moment.
    ///
    /// - Complexity: O(registrations).
    @MainActor public var map: CompositionMap {
        let names = RouteNames(table.recordsInOrder)
        var map = CompositionMap(
            modules: table.modules.map { .init(name: $0) },
            connections: table.connections.map { .init($0, names) },
            tabs: table.tabs.map { .init($0, names, pattern: table.links.pattern(of: $0.root)) },
            decorators: decorators.count, guards: table.guards.count)
        let places = Dictionary(uniqueKeysWithValues: zip(table.modules, map.modules.indices))
        let summaries = table.links.allLinks
        var links = Dictionary(grouping: table.links.bound.indices) {
            table.links.bound[$0].declaration.routeType
        }
        for record in table.recordsInOrder {
            let id = ObjectIdentifier(record.type)
            if record.isOwned, let place = places[record.owner] {
                map.modules[place].routes.append(
                    .init(
                        record, name: names[record.type],
                        links: links.removeValue(forKey: id)?.map { link(at: $0, summaries[$0]) } ?? []))
            }
            for module in record.exitOf {
                if let place = places[module] { map.modules[place].exits.append(names[record.type]) }
            }
        }
        for (module, wraps) in moduleDecorators {
            if let place = places[module] { map.modules[place].decorators = wraps.count }
        }
        return map
    }

    @MainActor private func link(at index: Int, _ summary: LinkSummary) -> CompositionMap.Link {
        var presentation = Presentation.stack
        var parent: String?
        if case .route(let route, _) = table.links.bound[index].declaration.sample(0) {
            presentation = table.presentation(of: route) ?? .stack
            parent = table.parent(of: route).flatMap { table.links.pattern(of: table.following($0)) }
        }
        return .init(
            pattern: summary.pattern, caseName: summary.caseName, query: summary.queryLabels,
            isInternal: summary.isInternal, isAlias: !summary.isCanonical, presentation: presentation,
            parent: parent)
    }
}

extension CompositionMap.RouteType {
    fileprivate init(_ record: RouteRecord, name: String, links: [CompositionMap.Link]) {
        self.init(
            name: name, key: record.key, guards: record.guards.count, replaces: record.replaced,
            links: links)
    }
}

extension CompositionMap.Connection {
    fileprivate init(_ connect: Connect, _ names: RouteNames) {
        var targets: [String] = []
        for target in connect.targets.map({ names[$0] }) where !targets.contains(target) {
            targets.append(target)
        }
        self.init(exit: names[connect.exit], targets: targets)
    }
}

extension CompositionMap.Tab {
    fileprivate init(_ seed: NavigationState.TabSeed, _ names: RouteNames, pattern: String?) {
        self.init(
            name: seed.name, root: seed.root.description, rootType: names[type(of: seed.root.base)],
            rootPattern: pattern, resetsWhenLeft: seed.resetsWhenLeft)
    }
}

/// The names of route types in a map: without their modules, unless two types would have one name.
private struct RouteNames {
    private let ambiguous: Set<String>

    init(_ records: [RouteRecord]) {
        let counts = records.reduce(into: [:]) { $0[shortName(of: $1.type), default: 0] += 1 }
        ambiguous = Set(counts.filter { $0.value > 1 }.keys)
    }

    subscript(type: any Route.Type) -> String {
        let name = shortName(of: type)
        return ambiguous.contains(name) ? qualifiedName(of: type) : name
    }
}
