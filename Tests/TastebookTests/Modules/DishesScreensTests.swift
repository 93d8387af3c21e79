import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct DishesScreensTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
    }

    @Test func `All dishes with their averages, then the categories`() throws {
        #expect(try tastebook.title == "Dishes")
        #expect(try tastebook.rows == ["Harira, ★ 4.5", "Żurek, not rated yet", "Soups", "Sweets"])
        #expect(try tastebook.actions == ["Harira", "Żurek", "dishes", "edit", "dishes", "edit"])
    }

    @Test func `A dish: where it is served, its ratings, its category, edit, rate`() throws {
        try tastebook.go(to: "/dishes/1")
        #expect(try tastebook.title == "Harira")
        #expect(
            try tastebook.rows == [
                "★ 4.5", "Olla Foz, Porto", "Café d'Inês, Lisbon", "★★★★☆ Ada", "★★★★★ Émile",
                "Category: Soups", "edit", "rate",
            ])
        #expect(
            try tastebook.actions == [
                "Olla Foz", "Café d'Inês", "rating by Ada", "rating by Émile", "category", "edit", "rate",
            ])
    }

    @Test func `A dish that is served nowhere says so`() throws {
        try tastebook.go(to: "/dishes/2")
        #expect(
            try tastebook.rows == [
                "not rated yet", "nowhere yet", "none yet", "Category: Soups", "edit", "rate",
            ])
        #expect(try tastebook.actions == ["category", "edit", "rate"])
    }

    @Test func `A dish on a menu shows the restaurant and its price, and offers the same`() throws {
        try tastebook.go(to: "/dishes/1")
        let actions = try tastebook.actions
        try tastebook.go(to: "/restaurants/2/menu/1")
        #expect(try tastebook.title == "Harira")
        #expect(try tastebook.rows.prefix(2) == ["12.05 at Café d'Inês", "★ 4.5"])
        #expect(try tastebook.actions == actions)
    }

    @Test(arguments: [
        ("Olla Foz", "/restaurants/1"), ("Café d'Inês", "/restaurants/2"), ("rating by Émile", "/ratings/2"),
        ("category", "/categories/1"), ("edit", "/dishes/1/edit"), ("rate", "/dishes/1/rate"),
    ])
    func `Everything on a dish leads on`(title: String, link: String) throws {
        tastebook.store.signIn(ProfileID(1))
        try tastebook.go(to: "/dishes/1")
        #expect(try tastebook.tap(title) == .committed)
        #expect(tastebook.link == link)
    }

    @Test func `One category value opens two screens: its dishes, and its editor`() throws {
        let actions = try tastebook.screen.actions
        #expect(try tastebook.screen.perform(actions[2])?.outcome == .committed)
        #expect(tastebook.link == "/categories/1")
        #expect(try tastebook.title == "Soups")
        #expect(try tastebook.rows == ["Harira, ★ 4.5", "Żurek, not rated yet", "edit"])
        #expect(try tastebook.actions == ["Harira", "Żurek", "edit"])

        tastebook.router.pop()
        #expect(try tastebook.screen.perform(actions[3])?.outcome == .committed)
        #expect(tastebook.link == "/categories/1/edit")
        #expect(try tastebook.title == "Edit category 1")
    }

    @Test func `A category without dishes says so`() throws {
        try tastebook.go(to: "/categories/2")
        #expect(try tastebook.rows == ["no dishes", "edit"])
        #expect(try tastebook.actions == ["edit"])
    }

    @Test func `An empty catalogue makes no screen fail`() throws {
        let tastebook = try Tastebook(try CatalogueJSON.empty.load())
        #expect(try tastebook.rows == ["no dishes", "no categories"])
        #expect(try tastebook.actions.isEmpty)
        try tastebook.go(to: "/restaurants")
        #expect(try tastebook.rows == ["no restaurants"])
        try tastebook.go(to: "/sign-in")
        #expect(try tastebook.actions == ["cancel"])
    }
}
