/// A model of a screen that is opened by a case without a payload, and nothing more.
///
/// The path holds one type, and its values say which screen but not of what. Of what is kept beside the path, in
/// one optional; each screen reads it whenever it is drawn.
struct CachedEditor {
    /// A step that says nothing but which screen.
    enum Step: Hashable {
        case list
        case editor
    }

    /// The steps from the root up.
    private(set) var path = [Step.list]
    /// The category that was swiped last.
    private(set) var cached: String?

    /// Opens the editor of a category.
    mutating func edit(_ category: String) {
        cached = category
        path.append(.editor)
    }

    /// Goes back, though not from the root.
    mutating func back() {
        if path.count > 1 { path.removeLast() }
    }

    /// What the user reads on the visible screen.
    var title: String {
        path.last == .editor ? "Edit \(cached ?? "nothing")" : "Categories"
    }
}

extension CachedEditor {
    /// The path, what is visible in brackets, and the optional beside it.
    var drawing: String {
        let names = path.map { "\($0)" }
        let line = (names.dropLast() + ["[\(names[names.count - 1])]"]).joined(separator: " › ")
        return "path    \(line)\ncached  \(cached ?? "nil")"
    }
}
