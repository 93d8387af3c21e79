/// A node of the syntax tree that the compiler dumps as JSON.
struct Node {
    let fields: [String: Any]

    subscript(key: String) -> Node? { (fields[key] as? [String: Any]).map(Node.init) }
    subscript(text key: String) -> String? { fields[key] as? String }
    subscript(list key: String) -> [Node] { (fields[key] as? [[String: Any]] ?? []).map(Node.init) }

    var kind: String { self[text: "_kind"] ?? "" }
    /// The name of a declaration; nil if it has none.
    var declaredName: String? { self["name"]?["base_name"]?[text: "name"] }

    /// Every node directly below, always in the same order, but for those that the compiler adds.
    var children: [Node] {
        fields.keys.sorted().filter { $0 != "processed_init" }.flatMap { key in
            self[key].map { [$0] } ?? self[list: key]
        }
    }
}
