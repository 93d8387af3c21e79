/// A model of the bug, and nothing more: a stack that is fed in two ways, as `NavigationStack` can be.
///
/// One way is an ordered path of values. The other is an optional item. Each item holds one value, whose screen lies in
/// front of the path, in the order in which the items are declared. What is pushed slides in beneath it.
struct LayeredStack {
    /// The values from the root up.
    private(set) var path: [String]
    /// The names of the items, the one in front last.
    private let names: [String]
    private var items: [String: String] = [:]

    init(root: String, items names: String...) {
        path = [root]
        self.names = names
    }

    /// What lies on screen, from the back to the front.
    var layers: [String] { path + names.compactMap { items[$0] } }

    /// What the user sees.
    var visible: String { layers[layers.count - 1] }

    /// Pushes a value on the path.
    mutating func append(_ value: String) {
        path.append(value)
    }

    /// Sets an item, whose destination opens.
    mutating func set(_ name: String, to value: String) {
        items[name] = value
    }

    /// Takes away what the user sees; the root stays.
    mutating func back() {
        if let front = names.last(where: { items[$0] != nil }) {
            items[front] = nil
        } else if path.count > 1 {
            path.removeLast()
        }
    }

    /// The layers, the one in front first; what the user sees is in brackets.
    var drawing: String {
        var lines =
            names.reversed().compactMap { name in items[name].map { (name, [$0]) } } + [("path", path)]
        lines[0].1.append("[\(lines[0].1.removeLast())]")
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { name, values in
            name + String(repeating: " ", count: width - name.count + 2) + values.joined(separator: " › ")
        }
        .joined(separator: "\n")
    }
}
