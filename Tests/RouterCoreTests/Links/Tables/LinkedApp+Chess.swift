import RouterCore

/// The name of a game: 8 letters and digits, or 12 with those of a player.
struct GameID: LosslessStringConvertible, Hashable, Codable, Sendable, LinkParameter {
    let description: String

    init?(_ description: String) {
        let isWord = description.utf8.allSatisfy { byte in
            0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
        }
        guard [8, 12].contains(description.utf8.count), isWord else { return nil }
        self.description = description
    }

    static var linkSample: GameID? { GameID("q7ZvsdUF") }
}

enum ChessColor: String, Codable, Hashable, CaseIterable, LinkParameter { case white, black }

enum ChessRoute: Route, Codable {
    case lobby
    case game(id: GameID, color: ChessColor?, ply: Int?)
    case person(name: String)
    case games(name: String, kind: String)
    case puzzles
    case puzzle(id: String)
    case study(id: GameID, chapter: GameID?)
    case channel(name: String?)
    case team(name: String)
    case page(name: String, number: Int)
    case analysis(position: [String])
}

extension LinkedApp {
    /// A site for chess: games at the root of the path, a side behind them, a move in the fragment.
    static func chess() throws -> LinkedApp {
        try LinkedApp("chess", from: [.scheme("chess"), .host("chess.example")], chessRows) {
            LinkedModule(ChessRoute.self) { registry in
                registry.link("/", to: ChessRoute.lobby)
                registry.link(
                    "/{id}", to: { (id: GameID, ply: Int?) in ChessRoute.game(id: id, color: nil, ply: ply) })
                registry.link(
                    "/{id}/{color}",
                    to: { (id: GameID, color: ChessColor, ply: Int?) in
                        ChessRoute.game(id: id, color: color, ply: ply)
                    })
                registry.link("/@/{name}", to: ChessRoute.person)
                registry.link("/@/{name}/{kind}", to: ChessRoute.games)
                registry.link("/training", to: ChessRoute.puzzles)
                registry.link("/training/{id}", to: ChessRoute.puzzle)
                registry.link("/study/{id}", to: { (id: GameID) in ChessRoute.study(id: id, chapter: nil) })
                registry.link(
                    "/study/{id}/{chapter}",
                    to: { (id: GameID, chapter: GameID) in ChessRoute.study(id: id, chapter: chapter) })
                registry.link("/tv", to: ChessRoute.channel(name: nil))
                registry.link("/tv/{name}", to: { (name: String) in ChessRoute.channel(name: name) })
                registry.link("/team/{name}", to: ChessRoute.team)
                registry.link("/{name}/{number}", to: ChessRoute.page)
                registry.link("/analysis/{position...}", to: ChessRoute.analysis)
            }
            // The move of a game is its fragment.
            RewriteLinks { link in
                guard let ply = link.fragment.flatMap(Int.init) else { return link }
                var game = link
                game.query = [link.query, "ply=\(ply)"].compactMap { $0 }.joined(separator: "&")
                return game
            }
            // Words of the site that are as long as the name of a game.
            NoLink("/settings")
            NoLink("/features")
            NoLink("/@/{_}/block")
            RootTab("lobby", root: ChessRoute.lobby)
        }
    }

    private static func game(_ id: String, _ color: ChessColor? = nil, ply: Int? = nil) -> ChessRoute? {
        GameID(id).map { .game(id: $0, color: color, ply: ply) }
    }

    private static func study(_ id: String, _ chapter: String?) -> ChessRoute? {
        GameID(id).map { .study(id: $0, chapter: chapter.flatMap(GameID.init)) }
    }

    private static var chessRows: [Row] {
        [
            Row("https://chess.example", ChessRoute.lobby),
            Row("https://chess.example/q7ZvsdUF", game("q7ZvsdUF")),
            Row("https://chess.example/q7ZvsdUF/", game("q7ZvsdUF")),
            Row("https://chess.example/q7ZvsdUF/black", game("q7ZvsdUF", .black)),
            Row("https://chess.example/q7ZvsdUF/white#17", game("q7ZvsdUF", .white, ply: 17)),
            Row("https://chess.example/q7ZvsdUF#4", game("q7ZvsdUF", ply: 4)),
            Row("https://chess.example/q7ZvsdUF#last", game("q7ZvsdUF")),
            Row("https://chess.example/q7ZvsdUF?ply=9", game("q7ZvsdUF", ply: 9)),
            Row("https://chess.example/q7ZvsdUF?ply=x", game("q7ZvsdUF")),
            Row("https://chess.example/q7ZvsdUFabcd", game("q7ZvsdUFabcd")),
            Row("https://chess.example/q7ZvsdUFabcd/black#2", game("q7ZvsdUFabcd", .black, ply: 2)),
            Row("chess://q7ZvsdUF", game("q7ZvsdUF")),
            Row("chess:/q7ZvsdUF/black", game("q7ZvsdUF", .black)),
            Row("https://chess.example/q7ZvsdU", nil),
            Row("https://chess.example/q7ZvsdUFa", nil),
            Row("https://chess.example/q7Zv-dUF", nil),
            Row("https://chess.example/q7ZvsdUF/green", nil),
            Row("https://chess.example/settings", nil),
            Row("https://chess.example/features", nil),
            Row("https://chess.example/training", ChessRoute.puzzles),
            Row("https://chess.example/training/x9Yk2", ChessRoute.puzzle(id: "x9Yk2")),
            Row("https://chess.example/training/mateIn2", ChessRoute.puzzle(id: "mateIn2")),
            Row("https://chess.example/@/anna", ChessRoute.person(name: "anna")),
            Row("https://chess.example/%40/anna", ChessRoute.person(name: "anna")),
            Row("https://chess.example/@/anna/rated", ChessRoute.games(name: "anna", kind: "rated")),
            Row("https://chess.example/@/anna/block", nil),
            Row("https://chess.example/study/q7ZvsdUF", study("q7ZvsdUF", nil)),
            Row("https://chess.example/study/q7ZvsdUF/AbCd1234", study("q7ZvsdUF", "AbCd1234")),
            Row("https://chess.example/study/all", nil),
            Row("https://chess.example/tv", ChessRoute.channel(name: nil)),
            Row("https://chess.example/tv/blitz", ChessRoute.channel(name: "blitz")),
            Row("https://chess.example/team/rooks", ChessRoute.team(name: "rooks")),
            Row("https://chess.example/forum/3", ChessRoute.page(name: "forum", number: 3)),
            Row("https://chess.example/blog/12", ChessRoute.page(name: "blog", number: 12)),
            Row(
                "https://chess.example/analysis/8/8/4k3/8_w_-_-",
                ChessRoute.analysis(position: ["8", "8", "4k3", "8_w_-_-"])),
        ]
    }
}
