extension NavigationState: CustomStringConvertible {
    /// The drawing of the state, routes by their descriptions.
    public var description: String { drawing() }

    /// Draws every stack on a line of its own, modals on top as they lie; the visible entry is in brackets.
    ///
    /// ```
    /// sheet      [/sign-in]
    /// discover*  /dishes › /dishes/1
    /// me         /me
    /// ```
    ///
    /// This one drawing is used in logs, tests, documents and the demo. The selected tab is marked with a `*`.
    ///
    /// - Parameter label: Names a route; by default by its description.
    /// - Returns: One line for each stack, without a line break at the end.
    /// - Complexity: O(entries).
    public func drawing(label: (AnyRoute) -> String = { $0.description }) -> String {
        drawing(ofEntry: { label($0.route) })
    }

    /// Returns the state as text, each entry drawn as that says.
    package func drawing(ofEntry label: (Entry) -> String) -> String {
        let visible = visible.id
        var lines: [(name: String, stack: Stack)] = modals.reversed().map { ($0.style.rawValue, $0.stack) }
        for (index, tab) in tabs.enumerated() {
            lines.append((index == selectedIndex ? tab.name + "*" : tab.name, tab.stack))
        }
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { name, stack in
            let entries = stack.entries.map { entry in
                entry.id == visible ? "[\(label(entry))]" : label(entry)
            }
            let padding = String(repeating: " ", count: width - name.count)
            return "\(name)\(padding)  \(entries.joined(separator: " › "))"
        }.joined(separator: "\n")
    }
}
