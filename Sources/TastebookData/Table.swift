/// Rows by ascending id, each found by its id without a search.
///
/// A row's position never changes: new rows come last, and none is removed. So an index over the rows can
/// keep positions.
struct Table<Row: Identifiable & Hashable & Sendable>: Hashable, Sendable
where Row.ID: Comparable & Sendable {
    /// All rows by ascending id.
    private(set) var rows: [Row]

    private var positions: [Row.ID: Int]

    /// Creates a table of rows in any order, whose ids all differ.
    ///
    /// - Complexity: O(*n*) if the rows are in order, else O(*n* log *n*).
    init(_ rows: [Row]) {
        self.rows = rows.sorted { $0.id < $1.id }
        positions = [:]
        positions.reserveCapacity(rows.count)
        for (position, row) in self.rows.enumerated() {
            positions[row.id] = position
        }
    }

    /// The row with an id; nil if there is none.
    subscript(id: Row.ID) -> Row? {
        positions[id].map { rows[$0] }
    }

    /// The rows at positions, as ``grouped(by:)`` gives them.
    ///
    /// - Complexity: O(*k*) for *k* positions.
    subscript(at positions: [Int]?) -> [Row] {
        (positions ?? []).map { rows[$0] }
    }

    /// The ascending positions of the rows that have each key.
    ///
    /// - Complexity: O(*n*) in the rows and their keys.
    func grouped<Key: Hashable>(by keys: (Row) -> some Sequence<Key>) -> [Key: [Int]] {
        var groups: [Key: [Int]] = [:]
        for (position, row) in rows.enumerated() {
            for key in keys(row) {
                groups[key, default: []].append(position)
            }
        }
        return groups
    }

    /// Adds a row, whose id must exceed all others, and returns its position.
    mutating func append(_ row: Row) -> Int {
        positions[row.id] = rows.count
        rows.append(row)
        return rows.count - 1
    }

    /// Changes the row with an id, but not its id, and returns false if there is none.
    mutating func update(_ id: Row.ID, _ change: (inout Row) -> Void) -> Bool {
        guard let position = positions[id] else { return false }
        change(&rows[position])
        return true
    }
}
