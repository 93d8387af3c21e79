import RouterCore

enum HashChatRoute: Route, Codable {
    case home
    case room(id: String, via: [String])
    case event(room: String, id: String, via: [String])
    case user(id: String)
    case group(id: String)
    case directory
    case settings(tab: String?)
    case login(token: String?)
}

extension LinkedApp {
    /// A chat whose web app has its routes behind `#/`, with links of another host and of a scheme without slashes.
    static func hashChat() throws -> LinkedApp {
        try LinkedApp(
            "chat with hash routes", from: [.scheme("chat"), .host("app.example"), .host("to.example")],
            hashChatRows
        ) {
            LinkedModule(HashChatRoute.self) { registry in
                registry.link("/home", to: HashChatRoute.home)
                registry.link("/room/{id}", to: HashChatRoute.room)
                registry.link("/room/{room}/{id}", to: HashChatRoute.event)
                registry.link("/user/{id}", to: HashChatRoute.user)
                registry.link("/group/{id}", to: HashChatRoute.group)
                registry.link("/directory", to: HashChatRoute.directory)
                registry.link("/settings", to: HashChatRoute.settings)
                registry.link("/login", to: HashChatRoute.login)
            }
            RewriteLinks { link in
                if link.scheme == "chat", link.host == nil { return plain(link) }
                guard let fragment = link.fragment, fragment.hasPrefix("/") else {
                    return link.host == "to.example" ? nil : link
                }
                // An alias begins with a hash of its own.
                let path = fragment.split(separator: "#", omittingEmptySubsequences: false).joined(
                    separator: "%23")
                return link.host == "to.example" ? entity(path) : .init(path == "/" ? "/home" : path)
            }
            RootTab("home", root: HashChatRoute.home)
        }
    }

    /// `chat:u/anna:host`, `chat:r/alias:host` and `chat:roomid/abc:host/e/event`.
    private static func plain(_ link: RewriteLinks.Parts) -> RewriteLinks.Parts? {
        let parts = link.path.split(separator: "/")
        let query = link.query.map { "?" + $0 } ?? ""
        switch (parts.first, parts.count) {
        case ("u", 2): return "/user/@\(String(parts[1]))"
        case ("r", 2): return "/room/%23\(String(parts[1]))\(query)"
        case ("roomid", 2): return "/room/!\(String(parts[1]))\(query)"
        case ("roomid", 4): return "/room/!\(String(parts[1]))/$\(String(parts[3]))\(query)"
        default: return nil
        }
    }

    /// `/@anna:host`, `/!abc:host`, `/#alias:host`: the first character says what is meant.
    private static func entity(_ path: String) -> RewriteLinks.Parts? {
        let text = String(path.dropFirst())
        return switch text.first {
        case "@": "/user/\(text)"
        case "!", "%": "/room/\(text)"
        case "+": "/group/\(text)"
        default: nil
        }
    }

    private static var hashChatRows: [Row] {
        [
            Row("https://app.example/#/", HashChatRoute.home),
            Row("https://app.example/#/home", HashChatRoute.home),
            Row("https://app.example/#/room/!a:b?via=c", HashChatRoute.room(id: "!a:b", via: ["c"])),
            Row(
                "https://app.example/#/room/!a:b?via=c&via=d",
                HashChatRoute.room(id: "!a:b", via: ["c", "d"])),
            Row("https://app.example/#/room/#swift:b", HashChatRoute.room(id: "#swift:b", via: [])),
            Row("https://app.example/#/room/%23swift:b", HashChatRoute.room(id: "#swift:b", via: [])),
            Row(
                "https://app.example/#/room/!a:b/$ev1?via=c",
                HashChatRoute.event(room: "!a:b", id: "$ev1", via: ["c"])),
            Row("https://app.example/index.html#/room/!a:b", HashChatRoute.room(id: "!a:b", via: [])),
            Row("https://app.example/develop/#/user/@anna:b", HashChatRoute.user(id: "@anna:b")),
            Row("https://app.example/#/group/+plants:b", HashChatRoute.group(id: "+plants:b")),
            Row("https://app.example/#/directory", HashChatRoute.directory),
            Row("https://app.example/#/settings", HashChatRoute.settings(tab: nil)),
            Row("https://app.example/#/settings?tab=voice", HashChatRoute.settings(tab: "voice")),
            Row("https://app.example/#/login", HashChatRoute.login(token: nil)),
            Row("https://app.example/login?token=s3%2Bcret", HashChatRoute.login(token: "s3+cret")),
            Row("https://app.example/#/nothing", nil),
            Row("https://app.example/#/room/", nil),
            Row("https://app.example/#/room//x", nil),
            Row("https://app.example/", nil),
            Row("https://to.example/#/@anna:b", HashChatRoute.user(id: "@anna:b")),
            Row("https://to.example/#/#swift:b", HashChatRoute.room(id: "#swift:b", via: [])),
            Row("https://to.example/#/%23swift:b", HashChatRoute.room(id: "#swift:b", via: [])),
            Row("https://to.example/#/!a:b?via=c", HashChatRoute.room(id: "!a:b", via: ["c"])),
            Row("https://to.example/#/!a:b/$ev1", HashChatRoute.event(room: "!a:b", id: "$ev1", via: [])),
            Row("https://to.example/#/+plants:b", HashChatRoute.group(id: "+plants:b")),
            Row("https://to.example/", nil),
            Row("https://to.example/#/anna", nil),
            Row("chat:u/anna:b", HashChatRoute.user(id: "@anna:b")),
            Row("chat:r/swift:b", HashChatRoute.room(id: "#swift:b", via: [])),
            Row("chat:roomid/a:b?via=c&via=d", HashChatRoute.room(id: "!a:b", via: ["c", "d"])),
            Row("chat:roomid/a:b/e/ev1", HashChatRoute.event(room: "!a:b", id: "$ev1", via: [])),
            Row("chat:x/a", nil),
            Row("chat://room/!a:b", HashChatRoute.room(id: "!a:b", via: [])),
        ]
    }
}
