import RouterCore

enum MessengerRoute: Route, Codable {
    case chats
    case phone(number: String)
    case user(key: String)
    case group(invite: String)
    case stickers(pack: String, key: String)
    case device(uuid: String, key: String)
    case call(key: String)
    case donated
    case signedIn(token: String, state: String?)

    private enum StickersCodingKeys: String, CodingKey {
        case pack = "pack_id"
        case key = "pack_key"
    }

    private enum DeviceCodingKeys: String, CodingKey {
        case uuid
        case key = "pub_key"
    }

    private enum SignedInCodingKeys: String, CodingKey {
        case token = "access_token"
        case state
    }
}

extension LinkedApp {
    /// A messenger: what matters stands in the fragment, so that no server sees it, and a custom scheme says the same.
    static func messenger() throws -> LinkedApp {
        try LinkedApp(
            "messenger",
            from: [
                .scheme("msgr"), .host("me.example"), .host("group.example"), .host("art.example"),
                .host("link.example"), .host("msgr.example"),
            ], messengerRows
        ) {
            LinkedModule(MessengerRoute.self) { registry in
                registry.link("/", to: MessengerRoute.chats)
                registry.link("/p/{number}", to: MessengerRoute.phone)
                registry.link("/eu/{key}", to: MessengerRoute.user)
                registry.link("/group/{invite}", to: MessengerRoute.group)
                registry.link("/addstickers", to: MessengerRoute.stickers)
                registry.link("/linkdevice", to: MessengerRoute.device)
                registry.link("/call", to: MessengerRoute.call)
                registry.link("/donate/thanks", to: MessengerRoute.donated)
                registry.link("/oauth", to: MessengerRoute.signedIn)
            }
            RewriteLinks { link in
                let fragment = link.fragment ?? ""
                switch (link.host, link.segments.first) {
                case ("me.example", nil): return fragment.isEmpty ? nil : .init("/" + fragment)
                case ("group.example", nil): return fragment.isEmpty ? nil : .init("/group/" + fragment)
                case ("art.example", "addstickers"), ("link.example", "call"), (_, "oauth"):
                    guard !fragment.isEmpty else { return link }
                    return .init("/\(link.segments[0])?\(fragment)")
                case ("oauth", nil): return fragment.isEmpty ? nil : .init("/oauth?\(fragment)")
                default: return link.host == "link.example" ? nil : link
                }
            }
            RootTab("chats", root: MessengerRoute.chats)
        }
    }

    private static var messengerRows: [Row] {
        [
            Row("msgr://", MessengerRoute.chats),
            Row("msgr:/", MessengerRoute.chats),
            Row("https://msgr.example/", MessengerRoute.chats),
            Row("https://me.example/#p/+15550100", MessengerRoute.phone(number: "+15550100")),
            Row("https://me.example#p/+15550100", MessengerRoute.phone(number: "+15550100")),
            Row("msgr://me.example/#p/+15550100", MessengerRoute.phone(number: "+15550100")),
            Row("msgr://p/+15550100", MessengerRoute.phone(number: "+15550100")),
            Row("https://me.example/#eu/Zx_9-aB", MessengerRoute.user(key: "Zx_9-aB")),
            Row("msgr://me.example/#eu/Zx_9-aB", MessengerRoute.user(key: "Zx_9-aB")),
            Row("https://me.example/", nil),
            Row("https://me.example/#", nil),
            Row("https://me.example/#xx/1", nil),
            Row("https://group.example/#CjQKIA", MessengerRoute.group(invite: "CjQKIA")),
            Row("msgr://group.example/#CjQKIA", MessengerRoute.group(invite: "CjQKIA")),
            Row("https://group.example", nil),
            Row(
                "https://art.example/addstickers/#pack_id=9acc9e8a&pack_key=5a6d",
                MessengerRoute.stickers(pack: "9acc9e8a", key: "5a6d")),
            Row(
                "msgr://addstickers?pack_id=9acc9e8a&pack_key=5a6d",
                MessengerRoute.stickers(pack: "9acc9e8a", key: "5a6d")),
            Row(
                "msgr://addstickers/?pack_key=5a6d&pack_id=9acc9e8a",
                MessengerRoute.stickers(pack: "9acc9e8a", key: "5a6d")),
            Row("https://art.example/addstickers/#pack_id=9acc9e8a", nil),
            Row(
                "msgr://linkdevice?uuid=ab%2Bc&pub_key=BQ%3D%3D",
                MessengerRoute.device(uuid: "ab+c", key: "BQ==")),
            Row("https://link.example/call/#key=bcdf-ghkm", MessengerRoute.call(key: "bcdf-ghkm")),
            Row("https://link.example/call#key=bcdf-ghkm", MessengerRoute.call(key: "bcdf-ghkm")),
            Row("https://link.example/video/#key=x", nil),
            Row("https://msgr.example/donate/thanks", MessengerRoute.donated),
            Row("https://msgr.example/donate/thanks#again", MessengerRoute.donated),
            Row(
                "msgr://oauth#access_token=t0k%2Fen&state=9&token_type=bearer",
                MessengerRoute.signedIn(token: "t0k/en", state: "9")),
            Row(
                "https://msgr.example/oauth#access_token=t0ken",
                MessengerRoute.signedIn(token: "t0ken", state: nil)),
            Row("https://msgr.example/oauth#error=denied", nil),
            Row("https://msgr.example/#/p/+15550100", nil),
            Row("http://me.example/#p/+15550100", nil),
        ]
    }
}
