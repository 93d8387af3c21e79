/// The order in which an app was composed, as text: modules with what they own, decorators, connections, tabs.
public struct CompositionReport: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the report.
    public private(set) var lines: [String] = []

    init<Screen>(
        modules: [String], registry: DestinationRegistry<Screen>, appDecorators: Int, connections: [Connect],
        table: RouteTable
    ) {
        let records = registry.records.values
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
            if let wraps = registry.decorators[module] {
                lines.append("     decorates its screens (\(wraps.count))")
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
        lines.append("Guards, in the order in which they are asked")
        let guarded = owned.filter { !$0.guards.isEmpty }
        if table.guards.isEmpty, guarded.isEmpty { lines.append("  none") }
        if !table.guards.isEmpty { lines.append("  the app's (\(table.guards.count)), for every route") }
        for record in guarded { lines.append("  \(record.owner)'s for \(record.shortName)") }
        let links = table.links.links
        lines.append("Links open from outside, whatever their order")
        if links.isEmpty { lines.append("  none") }
        let width = links.map(\.pattern.count).max() ?? 0
        for link in links {
            let padding = String(repeating: " ", count: width - link.pattern.count)
            lines.append("  \(link.pattern)\(padding)  \(link.target)")
        }
        lines.append("Tabs")
        for tab in table.tabs {
            lines.append("  \(tab.name): \(tab.root)\(tab.resetsWhenLeft ? ", reset when left" : "")")
        }
    }

    /// The lines of the report as one text.
    public var description: String { lines.joined(separator: "\n") }
}

extension LinkSummary {
    /// The route and case the link stands for, with its query items, such as `DishesRoute.detail`.
    package var target: String {
        let name = route.split(separator: ".").last.map(String.init) ?? route
        let query = queryLabels.isEmpty ? "" : " ?" + queryLabels.joined(separator: "&")
        return name + (caseName.map { ".\($0)" } ?? "") + query + (isCanonical ? "" : " (alias)")
    }
}

extension RouteRecord {
    /// The name of the type without its module.
    var shortName: String { String(describing: type) }
}
