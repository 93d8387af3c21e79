/// A model of a stack whose screens are opened by items, and nothing more.
///
/// Over a path of values lies one layer for each destination that is bound to an optional item. The layers lie
/// in the order in which the destinations are declared, whatever the order in which the items are set; and an
/// optional holds one value.
struct ItemLayers: Hashable {
    /// The values at the bottom; tabs need them.
    let path: [String]
    /// The names of the layers, the one in front last.
    let names: [String]
    private var items: [String: String] = [:]

    init(path: [String], layers names: String...) {
        self.path = path
        self.names = names
    }

    /// What lies on screen, from the back to the front.
    var layers: [String] { path + names.compactMap { items[$0] } }

    /// What the user sees.
    var visible: String { layers[layers.count - 1] }

    /// Sets the item of a layer.
    mutating func present(_ value: String, as name: String) {
        items[name] = value
    }
}

extension ItemLayers {
    /// The layers that hold something, the one in front first; what the user sees is in brackets.
    var drawing: String {
        let lines =
            names.reversed().compactMap { name in items[name].map { (name, $0) } }
            + [("path", path.joined(separator: " › "))]
        let width = lines.map(\.0.count).max() ?? 0
        return lines.enumerated().map { index, line in
            let padding = String(repeating: " ", count: width - line.0.count)
            return "\(line.0)\(padding)  \(index == 0 ? "[\(line.1)]" : line.1)"
        }
        .joined(separator: "\n")
    }
}
