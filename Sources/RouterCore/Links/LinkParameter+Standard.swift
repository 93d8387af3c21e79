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
    /// Creates a Boolean from `true`, `false`, `1` or `0`; the empty text of an item that is only there is true.
    public init?(linkText: String) {
        switch linkText {
        case "true", "1", "": self = true
        case "false", "0": self = false
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

extension URL: LinkParameter {
    /// Creates a URL that has a scheme; a text that is none, or is relative, is nil.
    public init?(linkText: String) {
        guard let url = URL(string: linkText, encodingInvalidCharacters: false), url.scheme != nil else {
            return nil
        }
        self = url
    }

    /// The whole URL.
    public var linkText: String? { absoluteString }

    /// A page of a web site.
    public static var linkSample: URL? { URL(string: "https://example.com/a?b=c") }
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
