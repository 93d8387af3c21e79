/// A name that is being edited, kept by one editor for as long as its entry is there.
@MainActor final class Draft {
    /// The name as it is now.
    private(set) var name: String
    private var savedName: String

    init(_ name: String) {
        self.name = name
        savedName = name
    }

    /// Whether leaving now would lose something.
    var hasUnsavedChanges: Bool { name != savedName }

    /// Changes the name so that it can be seen.
    func change() {
        name += "!"
    }

    /// Hands the name to whoever keeps it.
    func save(_ write: (String) -> Void) {
        write(name)
        savedName = name
    }
}
