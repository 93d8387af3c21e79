public import RouterCore

extension NavigationState {
    /// Compares the drawing of this state with an expected one.
    ///
    /// ```swift
    /// let expected = "module*  OrdersRoute.list › [OrdersRoute.detail(id: 1)]"
    /// #expect(harness.router.state.difference(from: expected) == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - expected: A drawing as `NavigationState.drawing(label:)` makes it; the number of spaces between
    ///     words is not compared.
    ///   - label: Names a route; by default by its description.
    /// - Returns: Nil when both are the same; otherwise every line, those that differ marked `-` (expected) and
    ///   `+` (found).
    /// - Complexity: O(entries).
    public func difference(
        from expected: String, label: (AnyRoute) -> String = { $0.description }
    ) -> String? {
        RouterTesting.difference(of: drawing(label: label), from: expected)
    }
}

extension Router {
    /// Compares the drawing of what the router shows with an expected one.
    ///
    /// It is the drawing of the router's state, in which an entry that guards withhold is marked:
    ///
    /// ```swift
    /// let expected = """
    ///     dialog   [Question(text: "Lock now?")]
    ///     orders*  OrdersRoute.list
    ///     closed   OrdersRoute.detail(id: 1) (withheld)
    ///     """
    /// #expect(router.difference(from: expected) == nil)
    /// ```
    ///
    /// - Parameters:
    ///   - expected: A drawing; the number of spaces between words is not compared.
    ///   - label: Names a route; at first its description.
    /// - Returns: Nil when both are the same; otherwise every line, those that differ marked `-` (expected) and
    ///   `+` (found).
    /// - Complexity: O(entries).
    public func difference(
        from expected: String, label: (AnyRoute) -> String = { $0.description }
    ) -> String? {
        let found = state.drawing(ofEntry: { entry in
            label(entry.route) + (navigation.isAdmitted(entry.id) ? "" : " (withheld)")
        })
        return RouterTesting.difference(of: found, from: expected)
    }
}

/// Compares two drawings, line by line and word by word.
private func difference(of found: String, from expected: String) -> String? {
    func words(_ line: String) -> [Substring] { line.split(separator: " ") }
    let found = found.split(separator: "\n").map(String.init)
    let wanted = expected.split(separator: "\n").map(String.init)
    guard found.map(words) != wanted.map(words) else { return nil }
    var lines: [String] = []
    for index in 0..<max(found.count, wanted.count) {
        let old = index < wanted.count ? wanted[index] : nil
        let new = index < found.count ? found[index] : nil
        if let old, let new, words(old) == words(new) {
            lines.append("  \(new)")
        } else {
            if let old { lines.append("- \(old)") }
            if let new { lines.append("+ \(new)") }
        }
    }
    return lines.joined(separator: "\n")
}
