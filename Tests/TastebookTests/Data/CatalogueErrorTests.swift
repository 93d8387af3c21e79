import Foundation
import Testing

@testable import DemoCLI
@testable import TastebookData

@Suite struct CatalogueErrorTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let json: Data
        let complaint: String

        init(_ name: String, _ text: String, _ complaint: String) {
            self.init(name, bytes: Data(text.utf8), complaint)
        }

        init(_ name: String, bytes: Data, _ complaint: String) {
            testDescription = name
            json = bytes
            self.complaint = "c.json: \(complaint)"
        }

        /// The fixture with one list replaced.
        init(_ list: WritableKeyPath<CatalogueJSON, String>, _ rows: String, _ complaint: String) {
            var catalogue = CatalogueJSON()
            catalogue[keyPath: list] = rows
            self.init(complaint, catalogue.text, complaint)
        }
    }

    static func restaurant(serving menu: String) -> String {
        #"{"id":1,"name":"A","city":"B","menu":[\#(menu)]}"#
    }

    static let correct = "correct the file."
    static let number = "a 64-bit whole number"
    static let wholeNumber = "this must be \(number); change it."
    static let text = "this must be a string; change it."
    static let object = "this must be an object; change it."
    static let list = "this must be a list; change it."

    static let texts: [Case] = [
        Case("empty", "", "the file is empty; write a JSON object with the six lists of a catalogue."),
        Case(
            "blank", " \n",
            "this cannot be read as JSON (unexpected end of file during JSON parse); \(correct)"),
        Case("word", "soup", "line 1, column 1: this cannot be read as JSON (invalid value); \(correct)"),
        Case(
            "third line", "{\n\"dishes\":\n[\"é\", x]}",
            "line 3, column 7: this cannot be read as JSON (invalid value); \(correct)"),
        Case(
            "comma", #"{"a":"[,]\",]", "dishes":[ , ]}"#,
            "line 1, column 28: this cannot be read as JSON (a comma before a closing bracket); \(correct)"),
        Case(
            "byte order mark", "\u{FEFF}" + CatalogueJSON().text,
            "the file begins with a byte order mark; save it as UTF-8 without one."),
        Case(
            "UTF-16", bytes: Data([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]),
            "the file begins with a byte order mark; save it as UTF-8 without one."),
        Case(
            "no UTF-8", bytes: Data(#"{"categories":[{"id":1,"name":""#.utf8) + [0xFF] + Data(#""}]}"#.utf8),
            "line 1, column 32: this cannot be read as JSON (invalid UTF-8 sequence 1 bytes); \(correct)"),
        Case("list on top", "[]", "top level: \(object)"),
        Case("null", "null", "top level: \(object)"),
        Case("nothing in it", "{}", "categories: this key is missing; add it with a list."),
    ]

    static let shapes: [Case] = [
        Case(
            \.dishes, #"{"id":1,"name":"A"}"#,
            "dishes[0].category: this key is missing; add it with \(number)."),
        Case(\.dishes, #"{"id":1,"name":"A","category":"1"}"#, "dishes[0].category: \(wholeNumber)"),
        Case(\.dishes, #"{"id":1.5,"name":"A","category":1}"#, "dishes[0].id: \(wholeNumber)"),
        Case(\.brands, #"{"id":99999999999999999999,"name":"A"}"#, "brands[0].id: \(wholeNumber)"),
        Case(\.brands, #"{"id":null,"name":"A"}"#, "brands[0].id: \(wholeNumber)"),
        Case(\.profiles, #"{"id":1,"name":"A","favourite":1e30}"#, "profiles[0].favourite: \(wholeNumber)"),
        Case(\.profiles, #"{"id":1,"name":"A"},{"id":2,"name":7}"#, "profiles[1].name: \(text)"),
        Case(\.categories, "7", "categories[0]: \(object)"),
        Case(\.restaurants, #"{"id":1,"name":"A","city":"B","menu":{}}"#, "restaurants[0].menu: \(list)"),
        Case(
            \.restaurants, #"{"id":1,"name":"A","menu":[]}"#,
            "restaurants[0].city: this key is missing; add it with a string."),
        Case(
            \.restaurants, restaurant(serving: #"{"dish":1,"price":1e999}"#),
            "restaurants[0].menu[0].price: this must be a finite number; change it."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":1,"author":1,"stars":4.5,"comment":""}"#,
            "ratings[0].stars: \(wholeNumber)"),
        Case(
            \.ratings, #"{"id":1,"dish":1,"author":1,"stars":4,"comment":""}"#,
            "ratings[0].restaurant: this key is missing; add it with \(number)."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":null,"author":1,"stars":4,"comment":""}"#,
            "ratings[0].restaurant: \(wholeNumber)"),
    ]

    static let facts: [Case] = [
        Case(
            \.categories, #"{"id":0,"name":"A"}"#,
            "categories[0].id: an id must be 1 or more, not 0; change the number."),
        Case(
            \.profiles, #"{"id":1,"name":"A"},{"id":-3,"name":"B"}"#,
            "profiles[1].id: an id must be 1 or more, not -3; change the number."),
        Case(
            \.brands, #"{"id":4,"name":"A"},{"id":1,"name":"B"},{"id":4,"name":"C"}"#,
            "brands[2].id: id 4 already belongs to brands[0]; give one of them another id."),
        Case(
            \.dishes, #"{"id":1,"name":"A","category":1},{"id":2,"name":"B","category":9}"#,
            "dishes[1].category: there is no category 9; add the category, or refer to one that exists."),
        Case(
            \.restaurants, #"{"id":1,"name":"A","city":"B","brand":2,"menu":[]}"#,
            "restaurants[0].brand: there is no brand 2; add the brand, or refer to one that exists."),
        Case(
            \.restaurants, restaurant(serving: #"{"dish":1,"price":1},{"dish":7,"price":1}"#),
            "restaurants[0].menu[1].dish: there is no dish 7; add the dish, or refer to one that exists."),
        Case(
            \.restaurants, restaurant(serving: #"{"dish":1,"price":1},{"dish":1,"price":2}"#),
            "restaurants[0].menu[1].dish: dish 1 is already on this menu; remove one of them."),
        Case(
            \.restaurants, restaurant(serving: #"{"dish":1,"price":-0.5}"#),
            "restaurants[0].menu[0].price: a price must be 0 or more, not -0.5; change the number."),
        Case(
            \.profiles, #"{"id":1,"name":"A","favourite":3}"#,
            "profiles[0].favourite: there is no dish 3; add the dish, or refer to one that exists."),
        Case(
            \.ratings, #"{"id":1,"dish":3,"restaurant":1,"author":1,"stars":4,"comment":""}"#,
            "ratings[0].dish: there is no dish 3; add the dish, or refer to one that exists."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":2,"author":1,"stars":4,"comment":""}"#,
            "ratings[0].restaurant: there is no restaurant 2; "
                + "add the restaurant, or refer to one that exists."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":1,"author":8,"stars":4,"comment":""}"#,
            "ratings[0].author: there is no profile 8; add the profile, or refer to one that exists."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":1,"author":1,"stars":6,"comment":""}"#,
            "ratings[0].stars: stars go from 1 to 5, and 6 is outside; change the number."),
        Case(
            \.ratings, #"{"id":1,"dish":1,"restaurant":1,"author":1,"stars":0,"comment":""}"#,
            "ratings[0].stars: stars go from 1 to 5, and 0 is outside; change the number."),
    ]

    @Test(arguments: texts + shapes + facts)
    func `Says what is wrong with a file, and where`(_ example: Case) {
        #expect(complaint(about: example.json) == example.complaint)
    }

    @Test func `Is a value with facts`() {
        var json = CatalogueJSON()
        json.dishes = #"{"id":1,"name":"A","category":9}"#
        let error = #expect(throws: CatalogueError.self) { try json.load() }
        #expect(error?.file == "c.json")
        #expect(error?.place == "dishes[0].category")
        #expect(error?.reason == .unknown("category", 9))
    }

    @Test func `Ten megabytes of opening brackets are refused`() {
        let megabytes = 10_000_000
        #expect(
            complaint(about: Data(repeating: UInt8(ascii: "{"), count: megabytes))
                == "c.json: line 1, column 2: this cannot be read as JSON (invalid value); correct the file.")
        #expect(
            complaint(about: Data(repeating: UInt8(ascii: "["), count: megabytes))
                == "c.json: line 1, column 514: this cannot be read as JSON "
                + "(too many nested arrays or dictionaries); correct the file.")
        let ignored = #"{"extra":"# + String(repeating: #"{"a":"#, count: megabytes / 5)
        #expect(complaint(about: Data(ignored.utf8))?.contains("too many nested") == true)
    }

    @Test func `Names the path of what is no file`() throws {
        let directory = FileManager.default.temporaryDirectory.path
        let missing = directory + "/no such catalogue.json"
        func error(_ path: String, _ reason: CatalogueError.Reason) -> CatalogueError {
            CatalogueError(file: path, place: nil, reason: reason)
        }
        #expect(throws: error(missing, .missing)) { try Catalogue(contentsOf: missing) }
        #expect(throws: error(directory, .directory)) { try Catalogue(contentsOf: directory) }
        #expect(throws: error("", .missing)) { try Catalogue(contentsOf: "") }
        #expect(
            error("a.json", .missing).description
                == "a.json: there is no such file; check the path.")
        #expect(
            error("a", .directory).description
                == "a: this is a directory; give the path of a JSON file.")
        #expect(
            error("a", .unreadable).description
                == "a: the file cannot be read; check its permissions.")
    }
}
