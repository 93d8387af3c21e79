/// Where a person is on a screen: the row and action that Enter carries out, and how far it is scrolled.
struct Focus: Hashable {
    /// The selected row, among those that have actions.
    private(set) var row = 0
    /// The selected action of that row.
    private(set) var action = 0
    /// How many lines are scrolled out at the top.
    private(set) var scroll = 0

    /// The place of the selected action among all of the screen, or nil when there is none.
    func action(in layout: ContentLayout) -> Int? {
        guard layout.rows.indices.contains(row) else { return nil }
        return layout.rows[row].firstAction + min(action, layout.rows[row].actionCount - 1)
    }

    /// Selects a row some rows further; where the next one is out of sight, scrolls towards it first.
    mutating func move(by count: Int, in layout: ContentLayout, height: Int) {
        guard count != 0 else { return }
        let target = row + count
        guard layout.rows.indices.contains(target) else {
            scroll(by: count, in: layout, height: height)
            return
        }
        let line = layout.rows[target].line
        if line < scroll - height || line >= scroll + 2 * height {
            scroll(by: count.signum() * max(1, height - 1), in: layout, height: height)
        } else {
            select(target, in: layout, height: height)
        }
    }

    /// Moves by what the height shows, to the row nearest to where that leads.
    mutating func page(by count: Int, in layout: ContentLayout, height: Int) {
        let lines = count * max(1, height - 1)
        scroll(by: lines, in: layout, height: height)
        guard layout.rows.indices.contains(row) else { return }
        let wanted = layout.rows[row].line + lines
        let near = layout.rows.indices.min {
            abs(layout.rows[$0].line - wanted) < abs(layout.rows[$1].line - wanted)
        }
        guard let near, (scroll..<scroll + height).contains(layout.rows[near].line) else { return }
        select(near, in: layout, height: height)
    }

    /// Selects the first row, or the last.
    mutating func jump(toEnd: Bool, in layout: ContentLayout, height: Int) {
        scroll(by: toEnd ? layout.lines.count : -layout.lines.count, in: layout, height: height)
        select(toEnd ? layout.rows.count - 1 : 0, in: layout, height: height)
    }

    /// Selects another action of the row.
    mutating func moveSideways(by count: Int, in layout: ContentLayout) {
        guard layout.rows.indices.contains(row) else { return }
        action = min(max(0, action + count), layout.rows[row].actionCount - 1)
    }

    /// Brings the focus back to what there is, after the content or the height has changed.
    mutating func fit(_ layout: ContentLayout, height: Int) {
        if row >= layout.rows.count { (row, action) = (max(0, layout.rows.count - 1), 0) }
        moveSideways(by: 0, in: layout)
        scroll(by: 0, in: layout, height: height)
    }

    /// Scrolls as far as is needed to show the selected row.
    mutating func reveal(in layout: ContentLayout, height: Int) {
        guard layout.rows.indices.contains(row), height > 0 else { return }
        // Together with a row comes what stands between it and the one before, or the ends of the screen.
        let line = layout.rows[row].line
        let before = row == 0 ? 0 : layout.rows[row - 1].line + 1
        let after = row == layout.rows.count - 1 ? layout.lines.count - 1 : line
        let top = max(before, line - height + 1)
        let bottom = min(after, top + height - 1)
        if top < scroll { scroll = top }
        if bottom >= scroll + height { scroll = bottom - height + 1 }
        scroll(by: 0, in: layout, height: height)
    }

    private mutating func select(_ target: Int, in layout: ContentLayout, height: Int) {
        guard layout.rows.indices.contains(target) else { return }
        if target != row { (row, action) = (target, 0) }
        reveal(in: layout, height: height)
    }

    private mutating func scroll(by lines: Int, in layout: ContentLayout, height: Int) {
        scroll = min(max(0, scroll + lines), max(0, layout.lines.count - height))
    }
}
