extension CompositionMap {
    /// The map as a Graphviz graph, drawn by `dot`: modules as boxes around their routes, each screen by itself.
    ///
    /// A solid arrow is a connection: it leads from an exit to the routes it stands for. A dashed one leads from a
    /// screen to what lies beneath it when it is linked to, a dotted one from a tab to its root.
    ///
    /// - Complexity: O(routes, links and connections).
    public var dot: String {
        var lines = [
            "digraph composition {",
            "  rankdir=LR; compound=true; nodesep=0.16; ranksep=0.8; labeljust=l; fontname=Helvetica; fontsize=11;",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=gray40, height=0.28,"
                + " margin=\"0.12,0.04\", fontname=Helvetica, fontsize=10];",
            "  edge [color=gray30, arrowsize=0.7, fontname=Helvetica, fontsize=9];",
        ]
        for (index, module) in modules.enumerated() { lines += cluster(module, index) }
        for tab in tabs {
            let text = "tab \(tab.name)" + (tab.resetsWhenLeft ? ", reset when left" : "")
            lines.append(
                "  \(quoted("tab " + tab.name)) [label=\(quoted(text)), shape=tab, fillcolor=gray90];")
            lines.append(
                "  \(quoted("tab " + tab.name)) -> \(end(at: tab.rootType, tab.rootPattern)) [style=dotted];")
        }
        for connection in connections {
            for target in connection.targets {
                lines.append("  \(quoted(connection.exit)) -> \(end(at: target, nil));")
            }
        }
        for screen in modules.flatMap(\.routes).flatMap(\.screens) {
            guard let parent = screen.parent else { continue }
            // The screen beneath stands to the left, with the head of the arrow.
            lines.append("  \(quoted(parent)) -> \(quoted(screen.id)) [dir=back, style=dashed];")
        }
        lines.append("  label=\(quoted(legend)); labelloc=b;")
        return lines.joined(separator: "\n") + "\n}"
    }

    private var legend: String {
        let around =
            [guards > 0 ? "guards of the app: \(guards)" : nil]
            + [decorators > 0 ? "decorators of the app: \(decorators)" : nil]
        return
            (["solid: an exit is connected", "dashed: lies on", "dotted: root of a tab"]
            + around.compactMap(\.self)).joined(separator: "    ")
    }

    private func cluster(_ module: Module, _ index: Int) -> [String] {
        var lines = [
            "  subgraph cluster_\(index) {",
            "    label=\(quoted(module.name)); style=\"rounded,filled\"; fillcolor=gray96; color=gray60;",
        ]
        for (number, route) in module.routes.enumerated() {
            lines.append("    subgraph \(quoted("cluster_\(index)_\(number)")) {")
            lines.append("      label=\(quoted(route.title)); fillcolor=gray92; color=gray80;")
            for screen in route.screens {
                let text =
                    screen.lines.map(escapedForDOT).joined(separator: "\\l")
                    + (screen.lines.count > 1 ? "\\l" : "")
                let style = screen.isInternal ? ", style=\"rounded,filled,dashed\"" : ""
                lines.append("      \(quoted(screen.id)) [label=\"\(text)\"\(style)];")
            }
            lines.append("    }")
        }
        for exit in module.exits {
            lines.append("    \(quoted(exit)) [shape=cds, fillcolor=lightyellow, margin=\"0.2,0.06\"];")
        }
        return lines + ["  }"]
    }

    /// The end of an arrow to a screen, or to the box of a route type.
    private func end(at type: String, _ pattern: String?) -> String {
        for (index, module) in modules.enumerated() {
            for (number, route) in module.routes.enumerated() where route.name == type {
                if let pattern, route.links.contains(where: { $0.pattern == pattern }) {
                    return quoted(pattern)
                }
                guard let first = route.screens.first else { break }
                return "\(quoted(first.id)) [lhead=\(quoted("cluster_\(index)_\(number)"))]"
            }
        }
        return quoted(type)
    }

    private func quoted(_ text: String) -> String { "\"\(escapedForDOT(text))\"" }

    private func escapedForDOT(_ text: String) -> String {
        text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    }
}
