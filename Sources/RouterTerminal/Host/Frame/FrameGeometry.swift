/// The size of a terminal, as far as it is drawn on.
struct FrameSize: Hashable, Sendable {
    let width: Int
    let height: Int

    /// Creates a size; of what no screen has, such as the 65,535 columns that some programs say, a part is used.
    init(width: Int, height: Int) {
        self.width = min(max(0, width), 1_000)
        self.height = min(max(0, height), 500)
    }
}

/// A place in a frame, counted from 0.
struct FramePoint: Hashable {
    var column: Int
    var row: Int
}

/// A part of a frame.
struct FrameArea: Hashable {
    var column: Int
    var row: Int
    var width: Int
    var height: Int

    /// The rows it covers.
    var rows: Range<Int> { row..<max(row, row + height) }

    /// The area that is left when something is taken off its sides.
    func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> FrameArea {
        FrameArea(
            column: column + left, row: row + top,
            width: max(0, width - left - right), height: max(0, height - top - bottom))
    }
}
