import RouterCore

extension CompositionMap {
    /// The links of one case: the screen they lead to, as pictures show it.
    struct Screen {
        /// What names it in the picture: its pattern, or the route type if that has no link.
        let id: String
        /// The patterns, the canonical one first, and what is to be known about them.
        let lines: [String]
        /// Whether the app alone may open it.
        let isInternal: Bool
        /// The pattern of what lies beneath, or nil when that is the root of a tab.
        let parent: String?
    }
}

extension CompositionMap.RouteType {
    /// The name, and that guards are asked about it.
    var title: String { name + (guards > 0 ? " (guarded)" : "") }

    /// A screen for each case that has links; one for all of a type that has none.
    var screens: [CompositionMap.Screen] {
        guard !links.isEmpty else { return [.init(id: name, lines: [name], isInternal: false, parent: nil)] }
        var screens: [CompositionMap.Screen] = []
        for link in links where !link.isAlias {
            let aliases = links.filter { $0.isAlias && $0.caseName == link.caseName }.map {
                "also \($0.text)"
            }
            screens.append(
                .init(
                    id: link.pattern, lines: [link.text] + aliases, isInternal: link.isInternal,
                    parent: link.parent == link.pattern ? nil : link.parent))
        }
        return screens
    }
}

extension CompositionMap.Link {
    /// The pattern with its query items, and what is not as with most links.
    var text: String {
        pattern + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
            + (presentation == .stack ? "" : " (\(presentation.rawValue))")
            + (isInternal ? " (internal)" : "")
    }
}
