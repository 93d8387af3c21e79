/// A model of a path that is saved by the names of its types, and nothing more.
///
/// It is read as a whole: one name that no type has any more, and nothing of it comes back.
struct NamedPath {
    /// A value and the name of its type.
    struct Step: Hashable {
        let type: String
        let value: String
    }

    /// The steps above the root, from below.
    private(set) var steps: [Step]

    init(_ steps: Step...) {
        self.steps = steps
    }

    /// What is saved: a line for each step.
    var saved: String { steps.map { "\($0.type) \($0.value)" }.joined(separator: "\n") }

    /// Reads what was saved, or returns nil when a name in it is none of the types there are.
    init?(_ saved: String, types: Set<String>) {
        steps = []
        for line in saved.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 2, types.contains(words[0]) else { return nil }
            steps.append(Step(type: words[0], value: words[1]))
        }
    }
}

extension NamedPath {
    /// The root and the steps, what is visible in brackets.
    func drawing(root: String) -> String {
        let values = [root] + steps.map(\.value)
        return "path  " + (values.dropLast() + ["[\(values[values.count - 1])]"]).joined(separator: " › ")
    }
}
