/// A model of a path that has forgotten the types of its values, and nothing more.
///
/// It grows and shrinks, and it can be counted. It cannot be read: what it holds is known to the screen alone.
struct ErasedPath {
    private var values: [AnyHashable] = []

    init(_ values: any Hashable...) {
        for value in values { append(value) }
    }

    /// How many values there are.
    var count: Int { values.count }

    /// Pushes a value of any type.
    mutating func append(_ value: some Hashable) {
        values.append(AnyHashable(value))
    }

    /// Takes as many values from the top; all if there are not as many.
    mutating func removeLast(_ count: Int) {
        values.removeLast(min(count, values.count))
    }
}

extension ErasedPath {
    /// All that the app can find out.
    var drawing: String { "path  \(count) values" }

    /// What the user sees, which the app cannot ask for.
    var onScreen: String { values.last.map { "\($0.base)" } ?? "" }
}
