import Foundation
import TastebookData

extension Catalogue {
    /// Loads a catalogue from a JSON file.
    ///
    /// - Parameter path: The path of the file, in UTF-8.
    /// - Throws: What is wrong with the file first.
    /// - Complexity: As ``init(json:file:)``.
    init(contentsOf path: String) throws(CatalogueError) {
        func fail(_ reason: CatalogueError.Reason) -> CatalogueError {
            CatalogueError(file: path, place: nil, reason: reason)
        }

        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw fail(.missing)
        }
        guard !isDirectory.boolValue else { throw fail(.directory) }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw fail(.unreadable) }
        try self.init(json: data, file: path)
    }

    /// Loads a catalogue from JSON.
    ///
    /// Keys that a catalogue does not have are ignored.
    ///
    /// - Parameters:
    ///   - json: The JSON, in UTF-8.
    ///   - file: What to call it in an error.
    /// - Throws: What is wrong with the JSON first.
    /// - Complexity: O(*n*) in the length of the JSON if its lists are by id, else O(*n* log *n*).
    init(json: Data, file: String) throws(CatalogueError) {
        if let fault = JSONFault(json) {
            throw CatalogueError(file: file, place: fault.place, reason: fault.reason)
        }
        let lists: CatalogueLists
        do {
            lists = try JSONDecoder().decode(CatalogueLists.self, from: json)
        } catch {
            let fault = (error as? DecodingError).flatMap(JSONFault.init) ?? JSONFault(unparsable: json)
            throw CatalogueError(file: file, place: fault.place, reason: fault.reason)
        }
        try lists.check(file: file)
        self.init(checked: lists)
    }
}
