import RouterCore

/// The routes that patterns of mixed shape stand for.
enum LinkedRoute: Route, Encodable {
    case page(number: Int)
    case item(id: Int)
    case person(name: String)
    case note(id: Int, name: String)
    case post(name: String, id: Int, page: Int)
    case file(path: [String])
}

/// Patterns of mixed shape and links that match them, or do not.
struct LinkSet {
    /// How a pattern is linked.
    typealias Link = @Sendable (inout DestinationRegistry<NumberScreen>) -> Void

    private(set) var patterns: [String] = []
    private(set) var links: [Link] = []
    private(set) var hits: [String] = []
    private(set) var misses: [String] = []

    /// Patterns in sections of ten: five without a parameter, four with 1 to 3, and one that takes a tail.
    static func mixed(_ count: Int) -> LinkSet {
        var set = LinkSet()
        let fixed = ["", "/about", "/help/contact", "/list/new", "/settings/privacy/cookies"]
        for section in 0..<(count / 10) {
            let base = "/section-\(section)"
            for (index, tail) in fixed.enumerated() {
                let pattern = base + tail
                set.add(pattern) { $0.link(pattern, to: LinkedRoute.page(number: section * 5 + index)) }
            }
            set.add(base + "/items/{id}") { $0.link(base + "/items/{id}", to: LinkedRoute.item) }
            set.add(base + "/people/{name}") { $0.link(base + "/people/{name}", to: LinkedRoute.person) }
            set.add(base + "/items/{id}/notes/{name}") {
                $0.link(base + "/items/{id}/notes/{name}", to: LinkedRoute.note)
            }
            set.add(base + "/{name}/posts/{id}/pages/{page}") {
                $0.link(base + "/{name}/posts/{id}/pages/{page}", to: LinkedRoute.post)
            }
            set.add(base + "/files/{path...}") { $0.link(base + "/files/{path...}", to: LinkedRoute.file) }
        }
        set.addLinks(sections: count / 10)
        return set
    }

    /// As many patterns that differ in a literal of one level.
    static func wide(_ count: Int) -> LinkSet {
        var set = LinkSet()
        for number in 0..<count {
            let pattern = "/shop/product-\(number)/items/{id}"
            set.add(pattern) { $0.link(pattern, to: LinkedRoute.item) }
        }
        var random = Numbers()
        for _ in 0..<1_024 {
            set.hits.append("/shop/product-\(random.next(count))/items/\(random.next(1_000_000))")
        }
        return set
    }

    private mutating func add(_ pattern: String, _ link: @escaping Link) {
        patterns.append(pattern)
        links.append(link)
    }

    /// Half of the hits have no parameter, four in ten have 1 to 3, one in ten has a tail.
    private mutating func addLinks(sections: Int) {
        var random = Numbers()
        for number in 0..<1_024 {
            let base = "/section-\(random.next(sections))"
            let id = random.next(1_000_000)
            let name = "visitor-\(random.next(1_000))"
            hits.append(
                base
                    + [
                        "", "/about", "/help/contact", "/list/new", "/settings/privacy/cookies",
                        "/items/\(id)", "/people/\(name)", "/items/\(id)/notes/\(name)",
                        "/\(name)/posts/\(id)/pages/\(id % 100)", "/files/\(name)/\(id)/scan.pdf",
                    ][number % 10])
            misses.append(
                [
                    "/sections/\(id)/people/\(name)", base + "/nothing/of/this/\(id)",
                    base + "/items/none-\(id)",
                    base + "/about/\(name)/and/more", base + "/\(name)/posts/first/pages/\(id)",
                ][number % 5])
        }
    }

    /// A module that declares all of them.
    var module: ListedModule {
        let links = links
        return ListedModule("Linked") { registry in
            registry.destination(for: LinkedRoute.self, key: "linked") { _, _ in NumberScreen(number: 0) }
            for link in links { link(&registry) }
        }
    }

    /// A composition of nothing else.
    func composition() throws -> Composition<NumberScreen> {
        let module = module
        return try Composition<NumberScreen> {
            module
            RootTab("home", root: LinkedRoute.page(number: 0))
        }
    }
}

/// Numbers that look random and are the same in every run.
struct Numbers {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A number below the bound.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(max(1, bound)))
    }
}

/// A route of many texts.
struct DeepRoute: Route, Encodable {
    let a, b, c, d, e, f: String
}
