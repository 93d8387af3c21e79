import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct EditorTests {
    let tastebook: Tastebook

    init() throws {
        tastebook = try Tastebook(try CatalogueJSON.small.load())
    }

    @Test(arguments: [("/dishes/1/edit", "Harira"), ("/categories/1/edit", "Soups")])
    func `Changes are a draft until they are saved, and saving stays`(path: String, name: String) throws {
        try tastebook.go(to: path)
        #expect(try tastebook.actions == ["change", "save"])
        #expect(try tastebook.rows.prefix(2) == ["Name: \(name)", "all saved"])

        #expect(try tastebook.tap("change") == nil)
        #expect(try tastebook.rows.prefix(2) == ["Name: \(name)!", "unsaved changes"])
        #expect(tastebook.store.dish(DishID(1))?.name == "Harira")
        #expect(tastebook.store.category(CategoryID(1))?.name == "Soups")

        #expect(try tastebook.tap("save") == nil)
        #expect(tastebook.link == path)
        #expect(try tastebook.rows.prefix(2) == ["Name: \(name)!", "all saved"])
        tastebook.router.pop()
        #expect(try tastebook.rows.contains { $0.hasPrefix("\(name)!") })
    }

    @Test func `A draft belongs to its entry, and goes with it`() throws {
        try tastebook.go(to: "/dishes/1/edit")
        try tastebook.tap("change")
        try tastebook.go(to: "/dishes/1/edit")
        #expect(try tastebook.rows.first == "Name: Harira")
        tastebook.router.pop()
        #expect(try tastebook.rows.first == "Name: Harira!")
        tastebook.router.pop()
        try tastebook.go(to: "/dishes/1/edit")
        #expect(try tastebook.rows.first == "Name: Harira")
    }
}
