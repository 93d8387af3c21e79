import RouterCore
import TastebookData
import Testing

/// Every link of the app has one end state, wherever it is opened.
@MainActor
@Suite struct LinkEndStateTests {
    /// What a link leads to, as DEMO's table says it, worked out from its text.
    struct EndState: Equatable {
        var tab: String
        var stack: [String]
        var sheet: String?
    }

    /// What a user did before a link came: things that leave no guard behind.
    nonisolated static let starts: [(name: String, lines: [Step])] = [
        ("cold", []),
        ("another tab", [.tab("restaurants")]),
        ("the third tab", [.tab("me")]),
        ("deep in a tab", [.push("/dishes/1"), .push("/restaurants/1"), .push("/restaurants/1/menu/1")]),
        ("an equal prefix, and more on it", [.open("/dishes/1"), .push("/ratings/1"), .push("/profiles/1")]),
        ("equal routes on each other", [.push("/dishes"), .push("/dishes"), .push("/dishes/1")]),
        ("deep in another tab", [.open("/restaurants/1/menu/1"), .push("/brands/1")]),
        ("a sheet", [.push("/profiles/1/ratings")]),
        ("a sheet of a link, gone deeper", [.open("/profiles/1/ratings"), .push("/ratings/1")]),
        ("a sign-in", [.open("/sign-in")]),
        ("two modals", [.open("/profiles/2/ratings"), .push("/ratings/1"), .push("/dishes/1", .cover)]),
        (
            "three modals over another tab",
            [.push("/me", .sheet), .push("/me", .cover), .push("/sign-in"), .tab("me")]
        ),
        ("the route of a link in another style", [.tab("me"), .push("/sign-in", .cover)]),
        (
            "the sheets of links, stacked",
            [.push("/sign-in"), .push("/profiles/1/ratings"), .push("/sign-in")]
        ),
        (
            "every tab used",
            [.push("/dishes/2"), .tab("restaurants"), .push("/brands/2"), .tab("me"), .push("/profiles/3")]
        ),
        ("a filtered list", [.open("/restaurants?city=Porto"), .push("/restaurants/1")]),
    ]

    /// One thing a user does.
    enum Step: Sendable {
        case open(String)
        case push(String, Presentation? = nil)
        case tab(String)
    }

    @Test("One end state from everywhere", arguments: [ProfileID?.none, ProfileID(1)])
    func oneEndState(user: ProfileID?) throws {
        let tastebook = try Tastebook()
        if let user { tastebook.store.signIn(user) }
        let links = links(of: tastebook.store)
        #expect(links.count > 300)
        #expect(Self.starts.count >= 12)
        for link in links {
            let isParked = user == nil && needsUser(link)
            var expected = endState(of: link, tastebook.store)
            // The sign-in stands where the refused sheet would.
            if isParked { expected.sheet = "/sign-in" }
            for start in Self.starts {
                try check(link, isParked: isParked, expected, from: start.lines, start.name, tastebook)
            }
            let again = [Step.open(link)]
            try check(link, isParked: isParked, expected, from: again, "already there", tastebook)
        }
    }

    private func check(
        _ link: String, isParked: Bool, _ expected: EndState, from start: [Step], _ name: String,
        _ tastebook: Tastebook
    ) throws {
        let router = Router(tastebook.app)
        router.activate()
        for step in start { try take(step, router, tastebook) }
        let before = router.state
        let outcome = router.open(link).outcome
        #expect(outcome?.word == (isParked ? "parked" : "committed"), "\(link) from \(name)")
        #expect(endState(of: router.state, tastebook) == expected, "\(link) from \(name)")
        for tab in before.tabs where tab.name != expected.tab {
            #expect(router.state.tabs.first { $0.name == tab.name } == tab, "\(link) from \(name)")
        }
        let after = router.state
        #expect(router.open(link).outcome == outcome)
        #expect(router.state == after, "\(link) again")
    }

    private func take(_ step: Step, _ router: Router<some RouterScreen>, _ tastebook: Tastebook) throws {
        switch step {
        case .open(let link): router.open(link)
        case .push(let path, let style): router.push(try tastebook.app.route(at: path).base, as: style)
        case .tab(let name): router.select(tab: name)
        }
    }

    private func endState(of state: NavigationState, _ tastebook: Tastebook) -> EndState? {
        func links(_ stack: NavigationState.Stack) -> [String] {
            stack.entries.map { tastebook.app.path(for: $0.route.base) ?? "?" }
        }
        guard state.modals.allSatisfy({ $0.style == .sheet && $0.stack.entries.count == 1 }),
            state.modals.count < 2
        else { return nil }
        return EndState(
            tab: state.selectedTab, stack: links(state.tabs[state.selectedIndex].stack),
            sheet: state.modals.first.map { links($0.stack)[0] })
    }
}

// MARK: - The links, and where each leads

extension LinkEndStateTests {
    private func links(of store: TastebookStore) -> [String] {
        let cities = Set(store.restaurants.map(\.city)).count
        #expect(cities > 1)
        var links = ["/dishes", "/restaurants", "/restaurants?city=", "/restaurants?city=Porto", "/me"]
        links += ["/restaurants?city=S%C3%A3o%20Paulo", "/me/ratings", "/me/wishlist", "/sign-in"]
        for dish in store.dishes { links += ["", "/edit", "/rate"].map { "/dishes/\(dish.id)\($0)" } }
        for category in store.categories { links += ["", "/edit"].map { "/categories/\(category.id)\($0)" } }
        for restaurant in store.restaurants {
            links.append("/restaurants/\(restaurant.id)")
            links += restaurant.menu.map { "/restaurants/\(restaurant.id)/menu/\($0.dish)" }
        }
        links += store.brands.map { "/brands/\($0.id)" } + store.ratings.map { "/ratings/\($0.id)" }
        for profile in store.profiles { links += ["", "/ratings"].map { "/profiles/\(profile.id)\($0)" } }
        return links
    }

    private func needsUser(_ link: String) -> Bool {
        ["/me/ratings", "/me/wishlist"].contains(link) || link.hasSuffix("/rate")
    }

    private func endState(of link: String, _ store: TastebookStore) -> EndState {
        let parts = link.split(separator: "/").map(String.init)
        let id = parts.count > 1 ? Int(parts[1]) : nil
        var discover = EndState(tab: "discover", stack: ["/dishes"])
        var restaurants = EndState(tab: "restaurants", stack: ["/restaurants"])
        var me = EndState(tab: "me", stack: ["/me"])
        switch (parts[0], parts.count) {
        case ("dishes", 1): break
        case ("dishes", 2), ("categories", 2): discover.stack.append(link)
        case ("dishes", _) where parts[2] == "rate":
            discover.stack.append("/dishes/\(parts[1])")
            discover.sheet = link
        case ("dishes", _), ("categories", _): discover.stack += ["/\(parts[0])/\(parts[1])", link]
        case ("ratings", _):
            let dish = store.ratings.first { $0.id.rawValue == id }?.dish.rawValue ?? 0
            discover.stack += ["/dishes/\(dish)", link]
        case ("restaurants", 1): return restaurants
        case ("restaurants", 4):
            restaurants.stack += ["/restaurants/\(parts[1])", link]
            return restaurants
        case ("me", 1): return me
        case ("me", _), ("sign-in", _):
            me.sheet = link
            return me
        case ("profiles", 2):
            me.stack.append(link)
            return me
        case ("profiles", _):
            me.stack.append("/profiles/\(parts[1])")
            me.sheet = link
            return me
        default:
            restaurants.stack.append(link)
            return restaurants
        }
        return discover
    }
}
