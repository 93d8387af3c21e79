#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension String: LinkParameter {
    /// Creates the string itself; every text is one.
    public init?(linkText: String) {
        self = linkText
    }

    /// The string itself.
    ///
    /// In a path an empty string has no link, as a segment cannot be empty.
    public var linkText: String? { self }
}

extension Bool: LinkParameter {
    /// Creates a Boolean from `true` or `false`; the empty text of an item that is only there is true.
    public init?(linkText: String) {
        switch linkText {
        case "true", "": self = true
        case "false": self = false
        default: return nil
        }
    }
}

extension UUID: LinkParameter {
    /// Creates a UUID from its 36 characters, in either case.
    public init?(linkText: String) {
        guard linkText.utf8.count == 36 else { return nil }
        self.init(uuidString: linkText)
    }

    /// The 36 characters, in upper case.
    public var linkText: String? { uuidString }
}

extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}
extension Double: LinkParameter {}
extension Float: LinkParameter {}
