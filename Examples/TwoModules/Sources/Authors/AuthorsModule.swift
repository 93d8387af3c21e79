import RouterCore
import RouterTerminal

/// The screen of an author.
public struct AuthorRoute: Route, Codable {
    /// The author's name.
    public let name: String

    /// Creates the route.
    public init(name: String) {
        self.name = name
    }
}

/// Where the screen of an author leads outside its module; who shows a book is not known here.
public enum AuthorsExit: Route {
    case book(id: Int)
}

/// Authors and what they wrote.
public struct AuthorsModule: FeatureModule {
    private let bibliography = [
        "Austen": [(id: 0, title: "Emma"), (id: 1, title: "Persuasion")],
        "Eliot": [(id: 2, title: "Middlemarch")],
    ]

    /// Creates the module.
    public init() {}

    /// Registers the screen of an author, its link, and the exit to books.
    public func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: AuthorRoute.self, key: "author") { route, _ in
            TerminalScreen(route.name) { _ in
                for book in bibliography[route.name] ?? [] {
                    TerminalRow(.push(book.title, AuthorsExit.book(id: book.id)))
                }
            }
        }
        registry.exit(AuthorsExit.self)
        registry.existence(of: AuthorRoute.self) { bibliography[$0.name] != nil }
        registry.link("/authors/{name}", to: AuthorRoute.init)
    }
}
