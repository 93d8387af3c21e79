#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a value as JSON that people can read, too: indented, keys sorted, the same text every time.
///
/// - Returns: The text, without a line break at its end.
/// - Complexity: O(length of the text).
func jsonText(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
        preconditionFailure("What is made of texts and whole numbers can be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self)
}
