import Foundation

/// The value a screen is asked to finish with, as far as any screen can take it.
struct JSONValue: Hashable, Sendable {
    /// The number, if the value is a whole number of 64 bits; no screen takes anything else.
    let wholeNumber: Int?
}

extension JSONValue {
    /// Reads a JSON value of any kind, or returns nil when the text is none.
    init?(json: Substring) {
        // A parser that looks for other encodings than UTF-8 would find one by its zeros.
        guard !json.utf8.contains(0) else { return nil }
        let data = Data(json.utf8)
        guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
            return nil
        }
        wholeNumber = try? JSONDecoder().decode(Int.self, from: data)
    }
}
