/// A model of the bug, and nothing more: a stack that is fed in two ways, as `NavigationStack` can be.
///
/// One lane is an ordered path of values. The other is an optional item bound to a destination; its screen
/// lies in a layer of its own, in front of everything in the path. So what is pushed on the path while an item
/// is set slides in beneath the screen the user sees.
struct TwoLaneStack: Hashable {
    /// The values from the root up.
    private(set) var path: [String]
    /// The value whose screen lies in front of the path; nil if there is none.
    private(set) var item: String?

    init(root: String) {
        path = [root]
    }

    /// What lies on screen, from the back to the front.
    var layers: [String] { path + [item].compactMap(\.self) }

    /// What the user sees.
    var visible: String { item ?? path[path.count - 1] }

    /// Pushes a value on the ordered path.
    mutating func append(_ value: String) {
        path.append(value)
    }

    /// Sets the item, whose destination opens in front.
    mutating func present(item value: String) {
        item = value
    }

    /// Takes away what the user sees; the root stays.
    mutating func back() {
        if item != nil {
            item = nil
        } else if path.count > 1 {
            path.removeLast()
        }
    }
}

extension TwoLaneStack {
    /// Both lanes, the one in front first; what the user sees is in brackets.
    var drawing: String {
        let visiblePath = path.dropLast() + [item == nil ? "[\(visible)]" : path[path.count - 1]]
        let lane = "path  " + visiblePath.joined(separator: " › ")
        return item.map { "item  [\($0)]\n\(lane)" } ?? lane
    }
}
