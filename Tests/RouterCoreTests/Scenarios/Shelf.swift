import RouterCore

/// Routes with links and parents, two tabs away from the first.
enum Shelf: Route, Codable, Brief {
    case home
    case book(id: Int, sort: String?)
    case page(book: Int, number: Int)
    /// A sheet over its book.
    case note(book: Int)
    /// Lies on nothing.
    case welcome
    /// Lies on a book that does not exist.
    case orphan(Int)

    var brief: String {
        switch self {
        case .home: "shelf"
        case .book(let id, let sort): "book\(id)" + (sort ?? "")
        case .page(let book, let number): "page\(book).\(number)"
        case .note(let book): "note\(book)"
        case .welcome: "welcome"
        case .orphan(let number): "orphan\(number)"
        }
    }
}

struct ShelfModule: FeatureModule {
    var counter = Counter()
    /// Told of every route whose parent is asked for.
    var onParent: @Sendable (Shelf) -> Void = { _ in }

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Shelf.self, key: "shelf") { [counter] in counter.page($0, $1) }
        registry.existence(of: Shelf.self) { route in
            if case .book(let id, _) = route { id >= 0 } else { true }
        }
        registry.presentation(of: Shelf.self) { route in
            if case .note = route { .sheet } else { .stack }
        }
        registry.parent(of: Shelf.self) { [onParent] route in
            onParent(route)
            return switch route {
            case .home, .welcome: nil
            case .book: Shelf.home
            case .page(let book, _), .note(let book): Shelf.book(id: book, sort: nil)
            case .orphan: Shelf.book(id: -1, sort: nil)
            }
        }
        registry.link("/shelf", to: Shelf.home)
        registry.link("/shelf/{id}", to: Shelf.book)
        registry.link("/shelf/{book}/{number}", to: Shelf.page)
        registry.link("/shelf/{book}/note", to: Shelf.note)
        registry.link("/welcome", to: Shelf.welcome)
        registry.link("/orphan/{_0}", to: Shelf.orphan)
    }
}

/// A router over a garden and a shelf that links lead to.
@MainActor struct Library {
    let router: Router<Page>
    let counter = Counter()

    init(isActive: Bool = true, onParent: @escaping @Sendable (Shelf) -> Void = { _ in }) throws {
        router = Router(
            try Composition<Page> { [counter] in
                GardenModule()
                ShelfModule(counter: counter, onParent: onParent)
                RootTab("garden", root: Garden.home)
                RootTab("shelf", root: Shelf.home)
            })
        router.navigation.onUnreadRejection = { _ in }
        if isActive { router.activate() }
    }

    var picture: String { router.state.picture }

    /// Links, and where each leads from a fresh start.
    nonisolated static let links = [
        ("/shelf", "shelf: shelf"),
        ("/shelf/1", "shelf: shelf book1"),
        ("/shelf/1/2", "shelf: shelf book1 page1.2"),
        ("/shelf/1/note", "shelf: shelf book1 | sheet: note1"),
        ("/welcome", "garden: garden welcome"),
    ]
}
