public import RouterCore

extension Composition {
    /// The order in which the app was composed, as text.
    ///
    /// - Complexity: O(registrations).
    @MainActor public var report: String { map.report }
}

extension CompositionMap: CustomStringConvertible {
    /// The report.
    public var description: String { report }

    /// Modules with what they own, connections, decorators, guards, links and tabs, in the order composed.
    public var report: String {
        var lines = ["Modules, in the order of composition"]
        for (index, module) in modules.enumerated() {
            lines.append("  \(index + 1). \(module.name)")
            for route in module.routes {
                let replaced = route.replaces.map { ", replacing \($0)'s" }.joined()
                lines.append("     owns \(route.name) as \"\(route.key)\"\(replaced)")
            }
            for exit in module.exits { lines.append("     exits by \(exit)") }
            if module.decorators > 0 { lines.append("     decorates its screens (\(module.decorators))") }
        }
        lines.append("Connections")
        if connections.isEmpty { lines.append("  none") }
        for connection in connections {
            lines.append("  \(connection.exit) → \(connection.targets.joined(separator: ", "))")
        }
        lines.append("Around every screen, from the inside out")
        lines.append("  its module's decorators, the app's (\(decorators)), the push context")
        lines.append("Guards, in the order in which they are asked")
        let guarded = modules.flatMap { module in
            module.routes.filter { $0.guards > 0 }.map { "  \(module.name)'s for \($0.name)" }
        }
        if guards > 0 { lines.append("  the app's (\(guards)), for every route") }
        lines += guarded
        if guards == 0, guarded.isEmpty { lines.append("  none") }
        lines.append("Links open from outside, whatever their order")
        let links = modules.flatMap { module in
            module.routes.flatMap { route in route.links.filter { !$0.isInternal }.map { (route, $0) } }
        }
        if links.isEmpty { lines.append("  none") }
        let width = links.map(\.1.pattern.count).max() ?? 0
        for (route, link) in links {
            let padding = String(repeating: " ", count: width - link.pattern.count)
            lines.append("  \(link.pattern)\(padding)  \(link.target(of: route))")
        }
        lines.append("Tabs")
        for tab in tabs {
            lines.append("  \(tab.name): \(tab.root)\(tab.resetsWhenLeft ? ", reset when left" : "")")
        }
        return lines.joined(separator: "\n")
    }
}

extension CompositionMap.Link {
    /// The route and case the link stands for, with its query items, such as `DishesRoute.detail`.
    func target(of route: CompositionMap.RouteType) -> String {
        let query = query.isEmpty ? "" : " ?" + query.joined(separator: "&")
        return route.name + (caseName.map { ".\($0)" } ?? "") + query + (isAlias ? " (alias)" : "")
    }
}
