import Foundation

/// Where messages go that are no output.
package enum StandardError {
    /// Writes the text if anyone takes it; there is nobody to tell if not.
    package static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
