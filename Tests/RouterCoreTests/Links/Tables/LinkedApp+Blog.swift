import RouterCore

/// Four digits.
struct BlogYear: RawRepresentable, Hashable, Codable, Sendable, LinkParameter {
    let rawValue: Int

    init?(rawValue: Int) {
        guard 1990...2099 ~= rawValue else { return nil }
        self.rawValue = rawValue
    }

    static var linkSample: BlogYear? { BlogYear(rawValue: 2024) }
}

/// A part of a date, of two digits.
struct TwoDigits: Hashable, Codable, Sendable, LosslessStringConvertible, LinkParameter {
    let number: Int

    init?(_ description: String) {
        guard description.utf8.count == 2, let number = Int(linkText: description), number > 0 else {
            return nil
        }
        self.number = number
    }

    var description: String { number < 10 ? "0\(number)" : "\(number)" }

    static var linkSample: TwoDigits? { TwoDigits("09") }
}

/// A title with a number at its end: `soup-for-two-12345`.
struct TitledID: Hashable, Codable, Sendable, LosslessStringConvertible, LinkParameter {
    let title: String
    let id: Int

    init?(_ description: String) {
        guard let dash = description.lastIndex(of: "-"), dash > description.startIndex,
            let id = Int(linkText: String(description[dash...].dropFirst()))
        else { return nil }
        (title, self.id) = (String(description[..<dash]), id)
    }

    var description: String { "\(title)-\(id)" }

    static var linkSample: TitledID? { TitledID("soup-1") }
}

/// What a list of posts to read is a list of.
enum BlogSource: String, Codable, Hashable { case feed, blog }

/// When a post was written.
struct BlogDate: Hashable, Codable {
    var year: BlogYear
    var month: TwoDigits
    var day: TwoDigits
}

enum BlogRoute: Route, Codable {
    case home
    case post(BlogDate, slug: String)
    case month(year: BlogYear, month: TwoDigits)
    case article(TitledID)
    case page(slug: String)
    case shared(p: Int)
    case read(kind: BlogSource, id: Int)
    case readPost(kind: BlogSource, id: Int, post: Int)
    case tag(name: String)
    case stats(site: String, period: String?)
    case compose(site: String?, text: String?)
    case me
}

extension LinkedApp {
    /// A platform for blogs: dates in segments, one route with a kind, old forms, and languages in front.
    static func blog() throws -> LinkedApp {
        try LinkedApp(
            "blog platform", from: [.scheme("blog"), .host("blog.example")],
            blogRows
        ) {
            LinkedModule(BlogRoute.self) { registry in
                registry.link("/", to: BlogRoute.shared)
                registry.link("/{year}/{month}", to: BlogRoute.month)
                registry.link(
                    "/{year}/{month}/{day}/{slug}",
                    to: { (year: BlogYear, month: TwoDigits, day: TwoDigits, slug: String) in
                        BlogRoute.post(BlogDate(year: year, month: month, day: day), slug: slug)
                    })
                registry.link("/{_0}", to: BlogRoute.article)
                registry.link("/{slug}", to: BlogRoute.page)
                registry.link("/read/feeds/{id}", to: { (id: Int) in BlogRoute.read(kind: .feed, id: id) })
                registry.link("/read/blogs/{id}", to: { (id: Int) in BlogRoute.read(kind: .blog, id: id) })
                registry.link(
                    "/read/feeds/{id}/posts/{post}",
                    to: { (id: Int, post: Int) in BlogRoute.readPost(kind: .feed, id: id, post: post) })
                registry.link(
                    "/read/blogs/{id}/posts/{post}",
                    to: { (id: Int, post: Int) in BlogRoute.readPost(kind: .blog, id: id, post: post) })
                registry.link("/tag/{name}", to: BlogRoute.tag)
                registry.link("/stats/{site}", to: BlogRoute.stats)
                registry.link("/post", to: { (text: String?) in BlogRoute.compose(site: nil, text: text) })
                registry.link(
                    "/post/{site}",
                    to: { (site: String, text: String?) in BlogRoute.compose(site: site, text: text) })
                registry.link("/me", to: BlogRoute.me)
                registry.link("/home", to: BlogRoute.home)
            }
            // Languages, and the file names of old.
            RewriteLinks { link in
                var segments = link.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
                if ["de", "fr", "pt-br"].contains(segments.first) { segments = segments.dropFirst() }
                if let last = segments.last, last.hasSuffix(".html") {
                    segments[segments.endIndex - 1] = last.dropLast(5)
                }
                var rewritten = link
                rewritten.path = "/" + segments.joined(separator: "/")
                return rewritten
            }
            NoLink("/wp-admin")
            NoLink("/{_}/feed")
            RootTab("home", root: BlogRoute.home)
        }
    }

    private static func post(_ year: Int, _ month: String, _ day: String, _ slug: String) -> BlogRoute? {
        guard let year = BlogYear(rawValue: year), let month = TwoDigits(month), let day = TwoDigits(day)
        else {
            return nil
        }
        return .post(BlogDate(year: year, month: month, day: day), slug: slug)
    }

    private static func article(_ text: String) -> BlogRoute? { TitledID(text).map { .article($0) } }

    private static func month(_ year: Int, _ month: String) -> BlogRoute? {
        guard let year = BlogYear(rawValue: year), let month = TwoDigits(month) else { return nil }
        return .month(year: year, month: month)
    }

    private static var blogRows: [Row] {
        [
            Row("https://blog.example/2024/03/09/soup", post(2024, "03", "09", "soup")),
            Row("https://blog.example/2024/03/09/soup/", post(2024, "03", "09", "soup")),
            Row("https://blog.example/2024/03/09/soup.html", post(2024, "03", "09", "soup")),
            Row("https://blog.example/de/2024/03/09/suppe", post(2024, "03", "09", "suppe")),
            Row("https://blog.example/pt-br/2024/03/09/sopa.html#receita", post(2024, "03", "09", "sopa")),
            Row("https://blog.example/2024/03/09/so%C3%BCp?like=1", post(2024, "03", "09", "soüp")),
            Row("https://blog.example/2024/3/9/soup", nil),
            Row("https://blog.example/1024/03/09/soup", nil),
            Row("https://blog.example/2024/03", month(2024, "03")),
            Row("https://blog.example/fr/2024/12/", month(2024, "12")),
            Row("https://blog.example/2024/00", nil),
            Row("https://blog.example/soup-for-two-12345", article("soup-for-two-12345")),
            Row("https://blog.example/de/suppe-7.html", article("suppe-7")),
            Row("https://blog.example/soup-for-two", BlogRoute.page(slug: "soup-for-two")),
            Row("https://blog.example/about", BlogRoute.page(slug: "about")),
            Row("https://blog.example/about.html", BlogRoute.page(slug: "about")),
            Row("https://blog.example/de", nil),
            Row("https://blog.example/?p=42", BlogRoute.shared(p: 42)),
            Row("https://blog.example?p=42&preview=true", BlogRoute.shared(p: 42)),
            Row("https://blog.example/?p=soup", nil),
            Row("https://blog.example/read/feeds/11", BlogRoute.read(kind: .feed, id: 11)),
            Row("https://blog.example/read/blogs/11", BlogRoute.read(kind: .blog, id: 11)),
            Row("blog://read/feeds/11/posts/7", BlogRoute.readPost(kind: .feed, id: 11, post: 7)),
            Row("blog://read/blogs/11/posts/7", BlogRoute.readPost(kind: .blog, id: 11, post: 7)),
            Row("https://blog.example/read/lists/11", nil),
            Row("https://blog.example/tag/caf%C3%A9", BlogRoute.tag(name: "café")),
            Row(
                "https://blog.example/stats/my.blog?period=week",
                BlogRoute.stats(site: "my.blog", period: "week")),
            Row("https://blog.example/stats/my.blog", BlogRoute.stats(site: "my.blog", period: nil)),
            Row("blog://post?text=hello+world", BlogRoute.compose(site: nil, text: "hello world")),
            Row("blog://post/my.blog?text=a%26b", BlogRoute.compose(site: "my.blog", text: "a&b")),
            Row("https://blog.example/me", BlogRoute.me),
            Row("https://blog.example/wp-admin", nil),
            Row("https://blog.example/de/wp-admin", nil),
            Row("https://blog.example/soup/feed", nil),
            Row("https://blog.example//2024/03/09/soup", nil),
        ]
    }
}
