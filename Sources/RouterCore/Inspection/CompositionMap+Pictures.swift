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
            for target in connection.targets { lines.append("  \(id(connection.exit)) --> \(id(target))") }
        }
        for (child, parent) in parents { lines.append("  \(id(child)) -. lies on .-> \(id(parent))") }
        return lines.joined(separator: "\n")
    }

    /// The map as a Graphviz graph, drawn by `dot`.
    public var dot: String {
        var lines = [
            "digraph composition {", "  rankdir=LR; fontname=Helvetica; compound=true;",
            "  node [shape=box, style=rounded, fontname=Helvetica, fontsize=10];",
            "  edge [fontname=Helvetica, fontsize=9];",
        ]
        for (index, module) in modules.enumerated() {
            lines.append("  subgraph cluster_\(index) {")
            lines.append("    label=\(quoted(module.name)); color=gray60;")
            for route in module.routes {
                let text = route.lines.map(escapedForDOT).joined(separator: "\\l") + "\\l"
                lines.append("    \(quoted(route.name)) [label=\"\(text)\", style=solid];")
            }
            for exit in module.exits { lines.append("    \(quoted(exit)) [shape=cds, style=solid];") }
            lines.append("  }")
        }
        for tab in tabs {
            lines.append("  \(quoted("tab " + tab.name)) [shape=tab, style=solid];")
            lines.append("  \(quoted("tab " + tab.name)) -> \(quoted(tab.rootType)) [style=dotted];")
        }
        for connection in connections {
            for target in connection.targets {
                lines.append("  \(quoted(connection.exit)) -> \(quoted(target));")
            }
        }
        for (child, parent) in parents {
            lines.append("  \(quoted(child)) -> \(quoted(parent)) [style=dashed, label=\"lies on\"];")
        }
        return lines.joined(separator: "\n") + "\n}"
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

    private func quoted(_ text: String) -> String { "\"\(escapedForDOT(text))\"" }

    private func escapedForDOT(_ text: String) -> String {
        text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
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
    /// The name and, beneath it, each link with how it is presented and what it lies on.
    fileprivate var lines: [String] {
        [name + (guards > 0 ? " (guarded)" : "")]
            + links.map { link in
                link.pattern + (link.query.isEmpty ? "" : "?" + link.query.joined(separator: "&"))
                    + (link.presentation == .stack ? "" : " (\(link.presentation.rawValue))")
                    + (link.isInternal ? " (internal)" : "") + (link.isAlias ? " (alias)" : "")
            }
    }
}
