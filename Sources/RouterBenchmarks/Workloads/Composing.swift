import RouterCore

extension Plan {
    /// Composing apps far larger than any.
    static let composing = [
        Plan("compose.types.10000") { composingTypes($0) },
        Plan("compose.links.10000") { composingLinks($0) },
        Plan("compose.modules.1000") { composingModules($0) },
        Plan("compose.modules.growth") { growing($0) },
    ]

    private static func compose(_ modules: [ListedModule], root: any Route) {
        let issues = Composition<NumberScreen>.check {
            for module in modules { module }
            RootTab("home", root: root)
        }
        precondition(issues.isEmpty, "\(issues.prefix(3))")
    }

    private static func inserting(_ texts: [String]) -> Case {
        Case("Dictionary<String, Int> insertions", operations: texts.count) {
            var table: [String: Int] = [:]
            for (index, text) in texts.enumerated() { table[text] = index }
            sink += table.count
        }
    }

    private static func inserting(_ types: [RouteType]) -> Case {
        Case("Dictionary<ObjectIdentifier, closure> insertions", operations: types.count) {
            var table: [ObjectIdentifier: @Sendable (Int) -> any Route] = [:]
            for type in types { table[type.id] = type.route }
            sink += table.count
        }
    }

    private static func composingTypes(_ name: String) -> Workload {
        let types = RouteType.all
        // Keys and patterns are literals in an app, so their making is not measured.
        let keys = types.indices.map { "type-\($0)" }
        let module = ListedModule("Many") { registry in
            for (type, key) in zip(types, keys) { type.register(&registry, key) }
        }
        let root = types[0].route(0)
        return Workload(
            name,
            Case("Composition.check of route types", operations: types.count) {
                compose([module], root: root)
            }, [Limit(inserting(types), reach: 5)])
    }

    private static func composingLinks(_ name: String) -> Workload {
        let set = LinkSet.mixed(10_000)
        let module = set.module
        return Workload(
            name,
            Case("Composition.check of links", operations: set.patterns.count) {
                compose([module], root: LinkedRoute.page(number: 0))
            }, [Limit(inserting(set.patterns), reach: 40)])
    }

    /// Modules of ten routes and five links each.
    private static func modules(_ count: Int) -> [ListedModule] {
        (0..<count).map { number in
            let types = Array(RouteType.all[(number * 10)..<(number * 10 + 10)])
            let keys = types.indices.map { "module-\(number)-\($0)" }
            let patterns = (0..<5).map { "/module-\(number)/type-\($0)/{id}" }
            return ListedModule("Module\(number)") { registry in
                for (type, key) in zip(types, keys) { type.register(&registry, key) }
                for (type, pattern) in zip(types, patterns) { type.link(&registry, pattern) }
            }
        }
    }

    private static func composingModules(_ name: String) -> Workload {
        let modules = modules(1_000)
        let root = RouteType.all[0].route(0)
        return Workload(
            name,
            Case("Composition.check of modules, for each route", operations: 10_000) {
                compose(modules, root: root)
            }, [Limit(inserting(RouteType.all), reach: 40)])
    }

    private static func growing(_ name: String) -> Workload {
        let (many, few) = (modules(1_000), modules(100))
        let root = RouteType.all[0].route(0)
        return Workload(
            name, Case("1,000 modules", operations: 1) { compose(many, root: root) },
            [Limit(Case("100 modules", operations: 1) { compose(few, root: root) }, reach: 12)])
    }
}
