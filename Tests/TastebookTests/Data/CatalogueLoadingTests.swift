import Foundation
import TastebookData
import Testing

@testable import DemoCLI

@Suite struct CatalogueLoadingTests {
    @Test func `An empty catalogue is a catalogue`() throws {
        let catalogue = try CatalogueJSON.empty.load()
        #expect(catalogue.dishes.isEmpty)
        #expect(catalogue.dish(DishID(1)) == nil)
    }

    @Test func `Lists and menus are by ascending id, whatever the file's order`() throws {
        var json = CatalogueJSON()
        json.dishes = [7, 2, 1].map { #"{"id":\#($0),"name":"A","category":1}"# }.joined(separator: ",")
        json.restaurants = """
            {"id":1,"name":"A","city":"B","menu":[{"dish":7,"price":0},{"dish":1,"price":2}]}
            """
        let catalogue = try json.load()
        #expect(catalogue.dishes.map(\.id) == [DishID(1), DishID(2), DishID(7)])
        #expect(catalogue.dish(DishID(7))?.id == DishID(7))
        #expect(catalogue.restaurant(RestaurantID(1))?.menu.map(\.dish) == [DishID(1), DishID(7)])
    }

    @Test func `Brand and favourite may be left out or null, and unknown keys are ignored`() throws {
        var json = CatalogueJSON()
        json.restaurants = """
            {"id":1,"name":"A","city":"B","menu":[],"seats":[[8]]},
            {"id":2,"name":"A","city":"B","brand":null,"menu":[]}
            """
        json.profiles = #"{"id":1,"name":"A"},{"id":2,"name":"B","favourite":null,"age":7}"#
        let catalogue = try json.load()
        #expect(catalogue.restaurants.allSatisfy { $0.brand == nil })
        #expect(catalogue.profiles.allSatisfy { $0.favourite == nil })
    }

    @Test func `A catalogue that is written and read again is the same`() throws {
        let json = try JSONEncoder().encode(Catalogue.embedded)
        #expect(try JSONDecoder().decode(Catalogue.self, from: json) == .embedded)

        let path = FileManager.default.temporaryDirectory.path + "/\(UUID()).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try json.write(to: URL(fileURLWithPath: path))
        #expect(try Catalogue(contentsOf: path) == .embedded)
    }

    @Test func `Decoding checks a catalogue like loading does`() {
        let broken = CatalogueJSON().text.replacing(#""stars":4"#, with: #""stars":9"#)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Catalogue.self, from: Data(broken.utf8))
        }
    }

    @Test func `An id is written as a bare number`() throws {
        #expect(DishID(7).description == "7")
        #expect(DishID(2) < DishID(10))
        #expect(String(decoding: try JSONEncoder().encode([DishID(7)]), as: UTF8.self) == "[7]")
    }

    @Test func `A hundred thousand dishes load`() throws {
        let count = 100_000
        var json = CatalogueJSON()
        json.dishes = (1...count).map { #"{"id":\#($0),"name":"Dish \#($0)","category":1}"# }
            .joined(separator: ",")
        json.ratings = (1...count).map {
            #"{"id":\#($0),"dish":\#($0),"restaurant":1,"author":1,"stars":4,"comment":""}"#
        }
        .joined(separator: ",")
        let catalogue = try json.load()
        #expect(catalogue.dishes.count == count)
        #expect(catalogue.dish(DishID(count))?.name == "Dish 100000")

        json.dishes += #",{"id":100000,"name":"Again","category":1}"#
        #expect(throws: CatalogueError.self) { try json.load() }
    }
}
