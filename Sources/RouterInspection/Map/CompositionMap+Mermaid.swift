extension CompositionMap {
    /// The map as a Mermaid flowchart: modules as boxes around their routes and exits.
    ///
    /// Solid arrows are connections, dotted ones lead from a tab to its root, dashed ones from a route to the
    /// owner of what lies beneath it when it is linked to.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (index, module) in modules.enumerated() {
            lines.append("  subgraph m\(index)[\"\(escapedForMermaid(module.name))\"]")
            for route in module.routes {
                let text = route.lines.map(escapedForMermaid).joined(separator: "<br/>")
                lines.append("    \(id(route.name))[\"\(text)\"]")
            }
            for exit in module.exits { lines.append("    \(id(exit))([\"\(escapedForMermaid(exit))\"])") }
            lines.append("  end")
        }
        for tab in tabs {
            lines.append(
                "  tab_\(id(tab.name)){{\"tab \(escapedForMermaid(tab.name))\"}} -.-> \(id(tab.rootType))")
        }
        for connection in connections {
            let targets = connection.targets.map(id).joined(separator: " & ")
            lines.append("  \(id(connection.exit)) --> \(targets)")
        }
        for (child, parent) in parents { lines.append("  \(id(child)) -. lies on .-> \(id(parent))") }
        return lines.joined(separator: "\n")
    }

    /// Which route types lie on a route of another type when they are linked to; each pair once.
    private var parents: [(child: String, parent: String)] {
        let routes = modules.flatMap(\.routes)
        var owners: [String: String] = [:]
        for route in routes { for link in route.links { owners[link.pattern] = route.name } }
        var pairs: [(String, String)] = []
        for route in routes {
            for parent in route.links.compactMap(\.parent).compactMap({ owners[$0] })
            where parent != route.name && !pairs.contains(where: { $0 == (route.name, parent) }) {
                pairs.append((route.name, parent))
            }
        }
        return pairs
    }

    private func id(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private func escapedForMermaid(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\"": "#quot;"
            case "{": "#123;"
            case "}": "#125;"
            case "<": "#lt;"
            case ">": "#gt;"
            default: "\(character)"
            }
        }.joined()
    }
}

extension CompositionMap.RouteType {
    /// The name and, beneath it, each link with how it is presented.
    fileprivate var lines: [String] { [title] + links.map { $0.text + ($0.isAlias ? " (alias)" : "") } }
}
