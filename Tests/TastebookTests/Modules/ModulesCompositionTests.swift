import RouterCore
import RouterTerminal
import TastebookData
import Testing

@MainActor
@Suite struct ModulesCompositionTests {
    @Test func `The app composes`() throws {
        let tastebook = try Tastebook()
        #expect(try tastebook.title == "Dishes")
        try tastebook.go(to: "/dishes/1", "/restaurants/1/menu/1", "/ratings/1", "/profiles/1")
        try tastebook.go(to: "/dishes/1/rate")
    }
}
