import RouterCore
import RouterTerminal

enum Source: String, Codable {
    case blog
    case feed
}

enum ReaderRoute: Route, Codable {
    case home
    case list(kind: Source, id: Int)
    case article(id: Int)
    case search(filter: [String: String])
    case compose(text: String?)
    case signedIn(code: String)
}

struct ReaderModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ReaderRoute.self, key: "reader") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.link("/blogs/{id}", to: { (id: Int) in ReaderRoute.list(kind: .blog, id: id) })
        registry.link("/feeds/{id}", to: { (id: Int) in ReaderRoute.list(kind: .feed, id: id) })
        registry.link("/articles/{id}", to: ReaderRoute.article)
        registry.link("/{_}/{_}/articles/{id}", to: ReaderRoute.article)  // read, never printed
        registry.link("/search", to: ReaderRoute.search)
        registry.link("/oauth", to: ReaderRoute.signedIn)
        registry.link("/compose", to: ReaderRoute.compose)
        registry.link("/", to: ReaderRoute.home)
    }
}

let app = try Composition<TerminalScreen> {
    ReaderModule()
    RewriteLinks { link in
        // A web app's own routes, and the answer of a sign-in.
        if let fragment = link.fragment, fragment.hasPrefix("/") { return .init(fragment) }
        if link.path == "/oauth", let fragment = link.fragment { return "/oauth?\(fragment)" }
        // Click trackers of another host.
        if link.host == "go.example" { return link.item("url").map { .init($0) } }
        // A scheme without slashes.
        if link.scheme == "read", link.host == nil { return "/articles/\(link.path)" }
        // Old forms, and two slashes where one is meant.
        var link = link
        if link.path.hasSuffix(".html") { link.path.removeLast(5) }
        if link.path.hasPrefix("//") { link.path.removeFirst() }
        return link
    }
    NoLink("/articles/new")
    NoLink("/account/{_...}")
    RootTab("home", root: ReaderRoute.home)
}

let links = [
    "/blogs/7", "/2026/ana/articles/12", "/search?term=soup&page=2", "https://web.example/#/feeds/3",
    "https://web.example/oauth#code=x1", "https://go.example/c?url=https%3A%2F%2Fweb.example%2Ffeeds%2F3",
    "read:12", "/articles/12.html", "//articles/12",
]
for link in links {
    let router = Router(app, allowing: [.scheme("read"), .host("web.example"), .host("go.example")])
    router.activate()
    router.open(link)
    print(link, "→", router.path ?? "no path")
}
