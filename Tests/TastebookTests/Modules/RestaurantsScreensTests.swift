import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct RestaurantsScreensTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
        tastebook.router.select(tab: "restaurants")
    }

    @Test func `All restaurants`() throws {
        #expect(try tastebook.title == "Restaurants")
        #expect(try tastebook.rows == ["Olla Foz, Porto", "Café d'Inês, Lisbon", "Vazio, Lisbon"])
        #expect(try tastebook.actions == ["Olla Foz", "Café d'Inês", "Vazio"])
        #expect(try tastebook.tap("Café d'Inês") == .committed)
        #expect(tastebook.link == "/restaurants/2")
    }

    @Test(arguments: [
        ("Lisbon", ["Café d'Inês, Lisbon", "Vazio, Lisbon"]), ("lisbon", ["no restaurants"]),
        ("", ["no restaurants"]),
    ])
    func `The restaurants of a city, compared exactly`(city: String, rows: [String]) throws {
        try tastebook.go(to: "/restaurants?city=\(city)")
        #expect(try tastebook.title == "Restaurants in “\(city)”")
        #expect(try tastebook.rows == rows)
    }

    @Test func `A restaurant: its menu, and its brand`() throws {
        try tastebook.go(to: "/restaurants/1")
        #expect(try tastebook.title == "Olla Foz")
        #expect(try tastebook.rows == ["Porto", "Harira, 4.50", "Brand: Olla"])
        #expect(try tastebook.actions == ["Harira", "brand"])
    }

    @Test func `A menu dish carries the restaurant it was opened from`() throws {
        try tastebook.go(to: "/restaurants/2")
        #expect(try tastebook.actions == ["Harira"])
        #expect(try tastebook.tap("Harira") == .committed)
        #expect(tastebook.link == "/restaurants/2/menu/1")
        #expect(try tastebook.rows.first == "12.05 at Café d'Inês")
    }

    @Test func `A restaurant without menu and brand offers nothing`() throws {
        try tastebook.go(to: "/restaurants/3")
        #expect(try tastebook.rows == ["Lisbon", "nothing yet"])
        #expect(try tastebook.actions.isEmpty)
    }

    @Test func `A brand has its restaurants, or none`() throws {
        try tastebook.go(to: "/restaurants/1")
        #expect(try tastebook.tap("brand") == .committed)
        #expect(try tastebook.title == "Olla")
        #expect(try tastebook.rows == ["Olla Foz, Porto"])
        #expect(try tastebook.tap("Olla Foz") == .committed)
        #expect(tastebook.link == "/restaurants/1")
        try tastebook.go(to: "/brands/2")
        #expect(try tastebook.rows == ["no restaurants"])
    }

    @Test func `A price out of all proportion is still a price`() throws {
        var catalogue = CatalogueJSON.small
        catalogue.restaurants = #"""
            {"id":1,"name":"Olla","city":"Porto","menu":[{"dish":1,"price":1e300},{"dish":2,"price":0}]}
            """#
        catalogue.ratings = ""
        let tastebook = try Tastebook(try catalogue.load())
        try tastebook.go(to: "/restaurants/1")
        #expect(try tastebook.rows == ["Porto", "Harira, 1e+300", "Żurek, 0.00"])
        try tastebook.go(to: "/restaurants/1/menu/1")
        #expect(try tastebook.rows.first == "1e+300 at Olla")
    }
}
