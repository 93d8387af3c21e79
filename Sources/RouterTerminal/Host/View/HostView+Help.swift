extension HostView.Layer {
    /// The keys of the host, as a card.
    static func help(saves: Bool, restores: Bool) -> HostView.Layer {
        var keys = [
            ("↑ ↓  j k", "another row"),
            ("← →  h l", "another action of the row"),
            ("PgUp PgDn", "a page; Home and End, g and G, the ends"),
            ("Enter", "do what is selected"),
            ("Esc  b", "back; at the root of a card, close it"),
            ("Tab  1–9", "the next tab; a tab by its number"),
            ("o", "type a link, and open it"),
        ]
        if saves { keys.append(("s", "save where you are")) }
        if restores { keys.append(("r", "restore what was saved")) }
        keys += [("?", "these keys"), ("q", "quit; so does Ctrl-C")]
        let width = keys.map(\.0.columns).max() ?? 0
        let rows = keys.map { key, meaning in
            TerminalRow(key + String(repeating: "\u{A0}", count: width - key.columns + 3) + meaning)
        }
        return HostView.Layer(kind: "help", title: "Keys", sections: [TerminalSection(rows: rows)])
    }

    /// The keys named on the last line.
    static func hints(saves: Bool, restores: Bool) -> [String] {
        ["↑↓ move", "Enter open", "b back", "o link"] + (saves ? ["s save"] : [])
            + (restores ? ["r restore"] : []) + ["? help", "q quit"]
    }
}
