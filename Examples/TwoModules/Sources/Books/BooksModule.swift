import RouterCore
import RouterTerminal

/// The screens of books.
public enum BooksRoute: Route, Codable {
    case list
    case book(id: Int)
}

/// Where the screens of books lead outside their module; who shows an author is not known here.
public enum BooksExit: Route {
    case author(name: String)
}

/// Books and who wrote them.
public struct BooksModule: FeatureModule {
    /// Creates the module.
    public init() {}

    /// Registers the screens of books, their links, and the exit to authors.
    public func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: BooksRoute.self, key: "books") { route, _ in
            switch route {
            case .list: bookList()
            case .book(let id): bookPage(books[id])
            }
        }
        registry.exit(BooksExit.self)
        registry.existence(of: BooksRoute.self) { route in
            if case .book(let id) = route { books.indices.contains(id) } else { true }
        }
        registry.link("/books", to: BooksRoute.list)
        registry.link("/books/{id}", to: BooksRoute.book)
    }
}

struct Book {
    let title: String
    let author: String
}

private let books = [
    Book(title: "Emma", author: "Austen"),
    Book(title: "Persuasion", author: "Austen"),
    Book(title: "Middlemarch", author: "Eliot"),
]

@MainActor private func bookList() -> TerminalScreen {
    TerminalScreen("Books") { _ in
        for (id, book) in books.enumerated() {
            TerminalRow(.push(book.title, BooksRoute.book(id: id)))
        }
    }
}

@MainActor private func bookPage(_ book: Book) -> TerminalScreen {
    TerminalScreen(book.title) { _ in
        TerminalRow(.push("By \(book.author)", BooksExit.author(name: book.author)))
    }
}
