/// Draws a view: a pure function of what there is and of the size.
struct FrameRenderer {
    let view: HostView
    let plan: ScreenPlan
    private(set) var frame: TerminalFrame
    private let size: FrameSize

    /// Draws the whole view.
    ///
    /// - Complexity: O(content + cells).
    static func frame(of view: HostView, _ size: FrameSize) -> TerminalFrame {
        var renderer = FrameRenderer(view, size)
        renderer.draw()
        return renderer.frame
    }

    private init(_ view: HostView, _ size: FrameSize) {
        self.view = view
        self.size = size
        plan = ScreenPlan(view, size)
        frame = TerminalFrame(size)
    }

    private mutating func draw() {
        guard plan.isRoomy else {
            let size = ScreenPlan.leastSize
            let text = "Too small: \(size.width)×\(size.height) at least. q quits."
            for (row, line) in text.wrapped(to: frame.width).enumerated() {
                frame.write(line, at: FramePoint(column: 0, row: row))
            }
            return
        }
        drawTabs()
        drawPath()
        drawRule(2)
        for (index, place) in plan.places.enumerated() {
            let isTop = index == plan.places.count - 1
            if place.layer.kind.isEmpty {
                drawTitle(place, in: place.area, isTop: isTop)
            } else {
                frame.dim(plan.stage)
                drawCard(place, isTop: isTop)
            }
            // What sticks out beside a card would be scraps of lines, so the lines it covers are left out.
            drawContent(place, isTop: isTop, without: plan.rowsCovered(above: index))
        }
        drawPanel()
        drawRule(plan.bottomRule)
        if let top = plan.top, top.layer.kind.isEmpty { drawPosition(top, row: plan.bottomRule) }
        drawMessage()
        drawLastLine()
    }

    private mutating func drawTabs() {
        var column = 1
        // Where there is no room for all, the title goes first, then the names of tabs that are not selected.
        let (full, short) = (tabLabels(), tabLabels(isShort: true))
        func columns(_ labels: [String]) -> Int { labels.map { $0.drawable.columns + 1 }.reduce(0, +) }
        if !view.title.isEmpty, view.title.drawable.columns + 2 + columns(full) < size.width {
            column = frame.write(view.title, at: FramePoint(column: 1, row: 0), .bold) + 2
        }
        for (index, label) in (columns(full) < size.width ? full : short).enumerated() {
            column = frame.write(
                label, at: FramePoint(column: column, row: 0),
                index == view.selectedTab ? [.bold, .reverse] : [])
            column += 1
        }
    }

    /// What the tabs are called, the selected one in brackets; in short, all others by their numbers.
    private func tabLabels(isShort: Bool = false) -> [String] {
        view.tabs.enumerated().map { index, tab in
            let isSelected = index == view.selectedTab
            let number = index < 9 ? "\(index + 1)" : ""
            let name = [number, isShort && !isSelected && index < 9 ? "" : tab].filter { !$0.isEmpty }
                .joined(separator: " ")
            return isSelected ? "[\(name)]" : " \(name) "
        }
    }

    /// The stack of the tab; its beginning is cut off if it is too long.
    private mutating func drawPath() {
        guard let base = view.layers.first else { return }
        drawPath(
            base.path, at: FramePoint(column: 1, row: 1), width: size.width - 2,
            isVisible: plan.places.count == 1)
    }

    private mutating func drawRule(_ row: Int) {
        frame.write(String(repeating: "─", count: size.width), at: FramePoint(column: 0, row: row), .dim)
    }

    private mutating func drawMessage() {
        guard let message = view.message else { return }
        for (index, line) in plan.message.enumerated() {
            let row = plan.bottomRule + 1 + index
            if index == 0 {
                frame.write(message.mark, at: FramePoint(column: 1, row: row), [.bold, message.style])
            }
            frame.write(line, at: FramePoint(column: 3, row: row), message.style)
        }
    }

    private mutating func drawLastLine() {
        let row = size.height - 1
        guard let field = view.field else {
            var hints = view.hints
            // Help and quit, the last two, are always named.
            while hints.count > 2, hints.joined(separator: "  ").columns > size.width - 2 {
                hints.remove(at: hints.count - 3)
            }
            frame.write(hints.joined(separator: "  "), at: FramePoint(column: 1, row: row), .dim)
            return
        }
        let label = "Open link: "
        let start = frame.write(label, at: FramePoint(column: 1, row: row), .bold)
        let room = max(1, size.width - start - 1)
        let before = field.beforeCursor.drawable.suffix(columns: room - 1)
        let column = frame.write(before, at: FramePoint(column: start, row: row))
        frame.write(field.afterCursor, at: FramePoint(column: column, row: row))
        frame.cursor = FramePoint(column: min(column, size.width - 1), row: row)
    }
}

// MARK: - Parts that other files draw with

extension FrameRenderer {
    /// Writes labels joined by `›`, the last one bold and in brackets if it is visible.
    mutating func drawPath(_ path: [String], at point: FramePoint, width: Int, isVisible: Bool) {
        guard let last = path.last?.drawable else { return }
        let end = (isVisible ? "[\(last)]" : last).cut(to: width)
        var start = path.dropLast().map { $0.drawable + " › " }.joined()
        let room = width - end.columns
        if start.columns > room { start = room > 4 ? "… " + start.suffix(columns: room - 2) : "" }
        let column = frame.write(start, at: point, width: width, .dim)
        frame.write(end, at: FramePoint(column: column, row: point.row), isVisible ? .bold : .dim)
    }

    mutating func write(_ text: String, at point: FramePoint, width: Int, _ style: FrameStyle = []) {
        frame.write(text, at: point, width: width, style)
    }

    mutating func clear(_ area: FrameArea) {
        frame.clear(area)
    }
}
