import RouterCore
import RouterInspection
import RouterTerminal

enum BooksRoute: Route, Codable {
    case list
    case book(id: Int)
}

struct BooksModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: BooksRoute.self, key: "books") { route, _ in
            TerminalScreen("\(route)") { _ in
                if route == .list {
                    TerminalRow(.push("The first book", BooksRoute.book(id: 1)))
                }
            }
        }
        registry.link("/books", to: BooksRoute.list)
        registry.link("/books/{id}", to: BooksRoute.book)
    }
}

func library() throws -> Composition<TerminalScreen> {
    try Composition {
        BooksModule()
        RootTab("books", root: BooksRoute.list)
    }
}

await InspectionCommand.run(try library(), allowing: [.scheme("library")])
