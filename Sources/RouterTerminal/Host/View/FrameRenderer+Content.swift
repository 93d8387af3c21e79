extension FrameRenderer {
    mutating func drawTitle(_ place: ScreenPlan.Place, in area: FrameArea, isTop: Bool) {
        write(
            place.layer.title, at: FramePoint(column: area.column, row: area.row), width: area.width,
            isTop ? .bold : .dim)
    }

    /// Draws a frame with the kind and stack of the modal in its upper edge, and clears what is inside.
    mutating func drawCard(_ place: ScreenPlan.Place, isTop: Bool) {
        let area = place.area
        guard area.width >= 8, area.height >= 4 else { return }
        let style: FrameStyle = isTop ? .accent : .dim
        let bottom = area.row + area.height - 1
        clear(area)
        let line = String(repeating: "─", count: area.width - 2)
        write("╭\(line)╮", at: FramePoint(column: area.column, row: area.row), width: area.width, style)
        write("╰\(line)╯", at: FramePoint(column: area.column, row: bottom), width: area.width, style)
        for row in area.row + 1..<bottom {
            write("│", at: FramePoint(column: area.column, row: row), width: 1, style)
            write("│", at: FramePoint(column: area.column + area.width - 1, row: row), width: 1, style)
        }
        let kind = " \(place.layer.kind) "
        let start = area.column + 2
        write(kind, at: FramePoint(column: start, row: area.row), width: area.width - 4, [.bold, style])
        let room = area.width - 6 - kind.columns
        if !place.layer.path.isEmpty, room > 6 {
            let labels = place.layer.path.map { $0.drawable.columns + 3 }.reduce(0, +)
            let columns = min(room, labels - (isTop ? 1 : 3))
            let column = start + kind.columns + 1
            write(
                String(repeating: " ", count: columns + 2), at: FramePoint(column: column, row: area.row),
                width: columns + 2)
            drawPath(
                place.layer.path, at: FramePoint(column: column + 1, row: area.row), width: columns,
                isVisible: isTop)
        }
        drawTitle(place, in: area.inset(left: 2, top: 1, right: 2), isTop: isTop)
        if isTop { drawPosition(place, row: bottom) }
    }

    /// Draws the lines that are scrolled into sight, without those of some rows.
    mutating func drawContent(_ place: ScreenPlan.Place, isTop: Bool, without covered: Range<Int>) {
        let viewport = place.viewport
        let scroll = isTop ? view.focus.scroll : 0
        for row in 0..<viewport.height where place.layout.lines.indices.contains(scroll + row) {
            if covered.contains(viewport.row + row) { continue }
            draw(
                place.layout.lines[scroll + row], of: place,
                at: FramePoint(column: viewport.column, row: viewport.row + row), isTop: isTop)
        }
    }

    /// Tells which lines are to be seen, on the lower edge, if not all are.
    mutating func drawPosition(_ place: ScreenPlan.Place, row: Int) {
        let count = place.layout.lines.count
        let height = place.viewport.height
        guard count > height, height > 0 else { return }
        let first = view.focus.scroll + 1
        let text = " \(first)–\(min(count, view.focus.scroll + height)) of \(count) "
        let column = place.area.column + place.area.width - text.columns - 2
        write(text, at: FramePoint(column: column, row: row), width: text.columns, .dim)
    }

    private mutating func draw(
        _ line: ContentLayout.Line, of place: ScreenPlan.Place, at point: FramePoint, isTop: Bool
    ) {
        let base: FrameStyle = isTop ? [] : .dim
        let width = place.viewport.width
        let inner = FramePoint(column: point.column + ContentLayout.margin, row: point.row)
        switch line.kind {
        case .blank: break
        case .heading: write(line.text, at: point, width: width, isTop ? .bold : .dim)
        case .text: write(line.text, at: inner, width: width - ContentLayout.margin, base)
        case .row(let index):
            let row = place.layout.rows[index]
            let isSelected = isTop && index == view.focus.row
            if isSelected { write("›", at: point, width: 1, [.bold, .accent]) }
            let names = row.names.map { $0.columns + 3 }.reduce(0, +)
            let room = width - ContentLayout.margin - names
            let text = line.text.cut(to: max(1, room))
            let isWhole = isSelected && row.names.isEmpty
            write(text, at: inner, width: max(1, room), isWhole ? .reverse : base)
            draw(
                row.names, selected: isSelected ? view.focus.action : nil,
                at: FramePoint(column: inner.column + text.columns + 1, row: point.row),
                end: point.column + width, base)
        }
    }

    /// Writes the names of the actions of a row, each in brackets.
    private mutating func draw(
        _ names: [String], selected: Int?, at point: FramePoint, end: Int, _ base: FrameStyle
    ) {
        var column = point.column
        for (index, name) in names.enumerated() where column < end {
            let isSelected = index == selected
            write(
                isSelected ? "‹\(name)›" : "[\(name)]", at: FramePoint(column: column, row: point.row),
                width: end - column, isSelected ? .reverse : base)
            column += name.columns + 3
        }
    }
}
