/// The order in which an app was composed, as text: modules with what they own, decorators, connections, tabs.
public struct CompositionReport: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the report.
    public private(set) var lines: [String] = []

    init() {}

    init(
        modules: [String], records: some Collection<RouteRecord>, decorators: [String: Int],
        appDecorators: Int,
        connections: [Connect], tabs: [NavigationState.TabSeed]
    ) {
        let owned = records.filter { $0.destination != nil }
            .sorted { ($0.destination ?? 0) < ($1.destination ?? 0) }
        lines.append("Modules, in the order of composition")
        for (index, module) in modules.enumerated() {
            lines.append("  \(index + 1). \(module)")
            for record in owned where record.owner == module {
                let replaced = record.replaced.map { ", replacing \($0)'s" }.joined()
                lines.append("     owns \(record.shortName) as \"\(record.key)\"\(replaced)")
            }
            for record in records.sorted(by: { $0.name < $1.name }) where record.exitOf.contains(module) {
                lines.append("     exits by \(record.shortName)")
            }
            if let count = decorators[module] {
                lines.append("     decorates its screens (\(count))")
            }
        }
        lines.append("Connections")
        if connections.isEmpty { lines.append("  none") }
        for connect in connections {
            let targets = connect.targets.map { String(describing: $0) }
            var named: [String] = []
            for target in targets where !named.contains(target) { named.append(target) }
            lines.append("  \(connect.exit) → \(named.joined(separator: ", "))")
        }
        lines.append("Around every screen, from the inside out")
        lines.append("  its module's decorators, the app's (\(appDecorators)), the push context")
        lines.append("Tabs")
        for tab in tabs {
            lines.append("  \(tab.name): \(tab.root)\(tab.resetsWhenLeft ? ", reset when left" : "")")
        }
    }

    /// The lines of the report as one text.
    public var description: String { lines.joined(separator: "\n") }
}

extension RouteRecord {
    /// The name of the type without its module.
    var shortName: String { String(describing: type) }
}
