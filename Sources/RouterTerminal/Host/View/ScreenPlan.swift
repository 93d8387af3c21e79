/// Where everything goes on a terminal of a size.
struct ScreenPlan {
    /// A layer in its place.
    struct Place {
        var layer: HostView.Layer
        /// What it covers: with its frame, if it is a card.
        var area: FrameArea
        /// The part that shows the lines.
        var viewport: FrameArea
        var layout: ContentLayout
    }

    /// From this width on, a panel beside the screen shows the stacks and the latest requests.
    private static let widthWithPanel = 120
    /// The widest a line of a screen gets.
    private static let mostColumns = 110
    /// The smallest size with room for a screen.
    static let leastSize = FrameSize(width: 24, height: 8)
    /// Whether there is room for a screen at all.
    let isRoomy: Bool
    /// The screen itself, between the two rules.
    private(set) var stage: FrameArea
    /// The panel at the right, or nil.
    private(set) var panel: FrameArea?
    /// What is told at the bottom, in lines.
    private(set) var message: [String] = []
    /// The row of the rule above the message.
    private(set) var bottomRule: Int
    /// The layers from the lowest up.
    private(set) var places: [Place] = []

    /// The layer a person is on.
    var top: Place? { places.last }

    /// Plans a view.
    ///
    /// - Complexity: O(content).
    init(_ view: HostView, _ size: FrameSize) {
        isRoomy = Self.isRoomy(size)
        if let told = view.message {
            let lines = told.text.split(separator: "\n").flatMap { line in
                String(line).drawable.wrapped(to: size.width - 4)
            }
            // On a low terminal there is to be room for a card above the message.
            message = Array(lines.prefix(size.height < 12 ? 1 : min(4, size.height / 5)))
        }
        bottomRule = size.height - 2 - message.count
        var width = size.width
        if width >= Self.widthWithPanel {
            let panelWidth = min(64, width / 3)
            width -= panelWidth + 1
            panel = FrameArea(column: width + 1, row: 3, width: panelWidth, height: bottomRule - 3)
        }
        stage = FrameArea(column: 0, row: 3, width: width, height: max(0, bottomRule - 3))
        for layer in view.layers { places.append(place(layer, above: places.count)) }
    }

    static func isRoomy(_ size: FrameSize) -> Bool {
        size.width >= leastSize.width && size.height >= leastSize.height
    }

    /// The rows that layers above one at an index lie on.
    func rowsCovered(above index: Int) -> Range<Int> {
        let above = places.dropFirst(index + 1).map(\.area.rows)
        guard let first = above.map(\.lowerBound).min(), let end = above.map(\.upperBound).max() else {
            return 0..<0
        }
        return first..<end
    }

    private func place(_ layer: HostView.Layer, above depth: Int) -> Place {
        guard !layer.kind.isEmpty else {
            let area = stage.inset(left: 1, right: 1)
            let width = min(area.width, Self.mostColumns)
            var viewport = area.inset(top: 2)
            viewport.width = width
            return Place(
                layer: layer, area: area, viewport: viewport,
                layout: ContentLayout(layer.sections, width: width))
        }
        // Each card leaves the title of what it covers to be seen, as long as there is room for that and for a card.
        let isLow = stage.height < 7
        let steps = isLow ? 0 : min(max(1, depth), max(1, (stage.height - 8) / 2))
        let covered = layer.kind == "cover" ? 0 : 2 * steps
        var area = stage.inset(left: 1 + covered, top: covered, right: 1 + covered)
        if layer.kind != "cover" {
            let width = min(area.width, Self.mostColumns - 2 * covered)
            area = area.inset(right: area.width - width)
        }
        let layout = ContentLayout(layer.sections, width: area.width - 4)
        if layer.kind != "cover" { area.height = min(area.height, layout.lines.count + 4) }
        return Place(
            layer: layer, area: area,
            viewport: area.inset(left: 2, top: isLow ? 2 : 3, right: 2, bottom: 1), layout: layout)
    }
}
