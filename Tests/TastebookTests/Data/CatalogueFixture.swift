import Foundation
import TastebookData

@testable import DemoCLI

/// A small catalogue as JSON text, whose lists a test replaces one at a time.
struct CatalogueJSON {
    var categories = #"{"id":1,"name":"Soups"}"#
    var dishes = #"{"id":1,"name":"Harira","category":1},{"id":2,"name":"Żurek","category":1}"#
    var brands = #"{"id":1,"name":"Olla"}"#
    var restaurants = #"{"id":1,"name":"Olla","city":"Porto","brand":1,"menu":[{"dish":1,"price":4.5}]}"#
    var profiles = #"{"id":1,"name":"Ada","favourite":2}"#
    var ratings = #"{"id":1,"dish":1,"restaurant":1,"author":1,"stars":4,"comment":"Warm."}"#

    var text: String {
        """
        {"categories":[\(categories)], "dishes":[\(dishes)], "brands":[\(brands)],
        "restaurants":[\(restaurants)],
        "profiles":[\(profiles)], "ratings":[\(ratings)]}
        """
    }

    static let empty = CatalogueJSON(
        categories: "", dishes: "", brands: "", restaurants: "", profiles: "", ratings: "")

    func load() throws(CatalogueError) -> Catalogue {
        try Catalogue(json: Data(text.utf8), file: "c.json")
    }
}

/// The sentence that loading a text ends with; nil if it loads.
func complaint(about json: Data) -> String? {
    do {
        _ = try Catalogue(json: json, file: "c.json")
        return nil
    } catch {
        return error.description
    }
}
