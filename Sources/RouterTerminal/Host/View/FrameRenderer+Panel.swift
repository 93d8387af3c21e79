extension FrameRenderer {
    /// Draws the panel of a wide terminal: every stack with its top up, and what became of the latest requests.
    mutating func drawPanel() {
        guard let panel = plan.panel else { return }
        for row in panel.rows {
            write("│", at: FramePoint(column: panel.column - 1, row: row), width: 1, .dim)
        }
        let area = panel.inset(left: 1, right: 1)
        let requests = min(view.recent.count, max(0, area.height / 3))
        let stacks = FrameArea(
            column: area.column, row: area.row, width: area.width,
            height: area.height - (requests == 0 ? 0 : requests + 2))
        drawStacks(in: stacks)
        guard requests > 0 else { return }
        var row = stacks.row + stacks.height + 1
        write("Latest requests", at: FramePoint(column: area.column, row: row), width: area.width, .bold)
        for message in view.recent.prefix(requests) {
            row += 1
            write(message.mark, at: FramePoint(column: area.column, row: row), width: 1, message.style)
            write(
                message.text, at: FramePoint(column: area.column + 2, row: row), width: area.width - 2)
        }
    }

    private mutating func drawStacks(in area: FrameArea) {
        var lines: [(text: String, indent: Int, style: FrameStyle)] = [("Stacks", 0, .bold)]
        for stack in view.stacks {
            lines.append((stack.name, 0, stack.isVisible ? .accent : .dim))
            for (index, label) in stack.path.reversed().enumerated() {
                let isVisible = stack.isVisible && index == 0
                lines.append((isVisible ? "[\(label)]" : label, isVisible ? 1 : 2, isVisible ? .bold : []))
            }
        }
        for (index, line) in lines.prefix(max(0, area.height)).enumerated() {
            let isCut = index == area.height - 1 && lines.count > area.height
            write(
                isCut ? "…" : line.text,
                at: FramePoint(column: area.column + line.indent, row: area.row + index),
                width: area.width - line.indent, line.style)
        }
    }
}
