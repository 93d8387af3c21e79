import Foundation
import RouterCore

/// A map of the app, as text of one format.
struct MapPicture {
    /// The text, without a line break at the end.
    let text: String

    init(_ map: CompositionMap, _ format: MapFormat) throws {
        switch format {
        case .mermaid: text = map.mermaid
        case .dot: text = map.dot
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            text = String(decoding: try encoder.encode(map), as: UTF8.self)
        }
    }
}
