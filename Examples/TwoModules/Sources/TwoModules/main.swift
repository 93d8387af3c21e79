import Authors
import Books
import RouterCore
import RouterTerminal

let app = try Composition<TerminalScreen> {
    BooksModule()
    AuthorsModule()
    Connect(BooksExit.self) { exit in
        switch exit {
        case .author(let name): AuthorRoute(name: name)
        }
    }
    Connect(AuthorsExit.self) { exit in
        switch exit {
        case .book(let id): BooksRoute.book(id: id)
        }
    }
    RootTab("books", root: BooksRoute.list)
}

let host = TerminalHost(Router(app), HostHooks(title: "Library") { app.path(for: $0) ?? "\($0)" })
do { try await host.run() } catch { try await host.runByLines() }
