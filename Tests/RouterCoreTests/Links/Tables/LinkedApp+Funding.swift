import RouterCore

/// A page of the settings of a funding site.
enum FundingSettings: String, Codable, Hashable, CaseIterable, LinkParameter {
    case account, notifications, newsletters
}

enum FundingRoute: Route, Codable {
    case home
    case discover(filter: [String: String])
    case category(name: String, filter: [String: String])
    case project(project: String, ref: String?)
    case pledge(project: String)
    case comments(project: String)
    case updates(project: String)
    case update(project: String, number: Int)
    case thread(id: Int)
    case survey(id: Int)
    case activity
    case profile(name: String)
    case settings(page: FundingSettings)
}

extension LinkedApp {
    /// A site where creators raise money: a scheme with and without the web host, click trackers on another host, a
    /// creator in the path that is ignored, and filters with any items.
    static func funding() throws -> LinkedApp {
        try LinkedApp(
            "funding", from: [.scheme("fund"), .host("fund.example"), .host("click.fund.example")],
            fundingRows
        ) {
            LinkedModule(FundingRoute.self) { registry in
                registry.link("/", to: FundingRoute.home)
                registry.link("/discover", to: FundingRoute.discover)
                registry.link("/discover/categories/{name}", to: FundingRoute.category)
                registry.link("/discover/categories/{_}/{name}", to: FundingRoute.category)
                registry.link("/projects/{project}", to: FundingRoute.project)
                registry.link("/projects/{_}/{project}", to: FundingRoute.project)
                registry.link("/projects/{_}/{project}/pledge/new", to: FundingRoute.pledge)
                registry.link("/projects/{_}/{project}/comments", to: FundingRoute.comments)
                registry.link("/projects/{_}/{project}/posts", to: FundingRoute.updates)
                registry.link("/projects/{_}/{project}/posts/{number}", to: FundingRoute.update)
                registry.link("/posts/{project}/{number}", to: FundingRoute.update)
                registry.link("/messages/{id}", to: FundingRoute.thread)
                registry.link("/projects/{_}/{_}/surveys/{id}", to: FundingRoute.survey)
                registry.link("/users/{_}/surveys/{id}", to: FundingRoute.survey)
                registry.link("/surveys/{id}", to: FundingRoute.survey)
                registry.link("/activity", to: FundingRoute.activity)
                registry.link("/profile/{name}", to: FundingRoute.profile)
                registry.link("/settings/{page}", to: FundingRoute.settings)
            }
            RewriteLinks { link in
                if link.host == "click.fund.example" { return link.item("url").map { .init($0) } }
                guard link.scheme == "fund", link.host == "fund.example" else { return link }
                var path = link
                (path.scheme, path.host) = (nil, nil)
                return path
            }
            NoLink("/projects/{_}/{_}/checkouts/{_...}")
            NoLink("/projects/new")
            RootTab("home", root: FundingRoute.home)
        }
    }

    private static var fundingRows: [Row] {
        [
            Row("https://fund.example", FundingRoute.home),
            Row("https://fund.example/", FundingRoute.home),
            Row("fund://", FundingRoute.home),
            Row("fund://fund.example", FundingRoute.home),
            Row("https://fund.example/discover", FundingRoute.discover(filter: [:])),
            Row(
                "https://fund.example/discover?sort=newest&category_id=12&woe_id=0",
                FundingRoute.discover(filter: ["sort": "newest", "category_id": "12", "woe_id": "0"])),
            Row(
                "fund://discover?term=board+game&live",
                FundingRoute.discover(filter: ["term": "board game", "live": ""])),
            Row(
                "https://fund.example/discover/categories/music",
                FundingRoute.category(name: "music", filter: [:])),
            Row(
                "https://fund.example/discover/categories/music/jazz?sort=end_date",
                FundingRoute.category(name: "jazz", filter: ["sort": "end_date"])),
            Row(
                "https://fund.example/projects/ana/tiny-lamp?ref=email",
                FundingRoute.project(project: "tiny-lamp", ref: "email")),
            Row(
                "https://fund.example/projects/1684781151/tiny-lamp",
                FundingRoute.project(project: "tiny-lamp", ref: nil)),
            Row("fund://projects/ana/tiny-lamp", FundingRoute.project(project: "tiny-lamp", ref: nil)),
            Row(
                "fund://fund.example/projects/ana/tiny-lamp?ref=push",
                FundingRoute.project(project: "tiny-lamp", ref: "push")),
            Row(
                "https://fund.example/projects/ana/tiny-lamp/?utm_source=x",
                FundingRoute.project(project: "tiny-lamp", ref: nil)),
            Row(
                "https://fund.example/projects/ana/caf%C3%A9%20lamp",
                FundingRoute.project(project: "café lamp", ref: nil)),
            Row(
                "https://fund.example/projects/ana/tiny-lamp#description",
                FundingRoute.project(project: "tiny-lamp", ref: nil)),
            Row(
                "https://fund.example/projects/tiny-lamp",
                FundingRoute.project(project: "tiny-lamp", ref: nil)),
            Row(
                "https://fund.example/projects/ana/tiny-lamp/pledge/new",
                FundingRoute.pledge(project: "tiny-lamp")),
            Row(
                "https://fund.example/projects/ana/tiny-lamp/comments",
                FundingRoute.comments(project: "tiny-lamp")),
            Row(
                "https://fund.example/projects/ana/tiny-lamp/posts",
                FundingRoute.updates(project: "tiny-lamp")),
            Row(
                "https://fund.example/projects/ana/tiny-lamp/posts/3",
                FundingRoute.update(project: "tiny-lamp", number: 3)),
            Row(
                "https://click.fund.example/wf/click?upn=abc&url=https%3A%2F%2Ffund.example%2Fprojects%2Fana%2Flamp%3Fref%3Dmail",
                FundingRoute.project(project: "lamp", ref: "mail")),
            Row("https://click.fund.example/wf/click?upn=abc", nil),
            Row("https://click.fund.example/wf/click?url=https%3A%2F%2Fevil.example%2Fprojects%2Fa%2Fb", nil),
            Row("https://fund.example/messages/77", FundingRoute.thread(id: 77)),
            Row("https://fund.example/projects/ana/tiny-lamp/surveys/9", FundingRoute.survey(id: 9)),
            Row("https://fund.example/users/12/surveys/9", FundingRoute.survey(id: 9)),
            Row("https://fund.example/activity", FundingRoute.activity),
            Row("https://fund.example/profile/ana", FundingRoute.profile(name: "ana")),
            Row("https://fund.example/settings/notifications", FundingRoute.settings(page: .notifications)),
            Row("https://fund.example/settings/payments", nil),
            Row("https://fund.example/projects/ana/tiny-lamp/checkouts/1/pay", nil),
            Row("https://fund.example/projects/new", nil),
            Row("https://fund.example/projects/ana/tiny-lamp/unknown", nil),
            Row("https://other.example/projects/ana/tiny-lamp", nil),
        ]
    }
}
