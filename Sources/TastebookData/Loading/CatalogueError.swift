/// Why a file is no catalogue: the first thing in it that is wrong, and where.
public struct CatalogueError: Error, Hashable, Sendable {
    /// The file, as it was named.
    public let file: String

    /// The place in the file, such as `dishes[3].category` or `line 3, column 7`; nil for the whole file.
    public let place: String?

    /// What is wrong there.
    public let reason: Reason

    package init(file: String, place: String?, reason: Reason) {
        self.file = file
        self.place = place
        self.reason = reason
    }
}

extension CatalogueError {
    /// What can be wrong with a file.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// The path leads to a directory.
        case directory
        /// The file is there but cannot be read.
        case unreadable
        /// The file holds nothing.
        case empty
        /// The file begins with a byte order mark.
        case byteOrderMark
        /// The text is not JSON; in the words of the parser.
        case notJSON(String)
        /// A key is not there; what its value would be.
        case missingKey(expected: String)
        /// A value is not what belongs there; what does.
        case wrongType(expected: String)
        /// An id is zero or negative.
        case idNotPositive(Int)
        /// An id is used again; where it was used first.
        case idTwice(Int, first: String)
        /// A menu names a dish again.
        case dishTwice(DishID)
        /// A reference leads to nothing of a kind.
        case unknown(_ kind: String, Int)
        /// A rating has a number of stars outside ``Rating/allowedStars``.
        case stars(Int)
        /// A price is negative or not finite.
        case price(Double)
    }
}

extension CatalogueError: CustomStringConvertible {
    /// One sentence: the file, the place, what is wrong, and what to do.
    public var description: String {
        [file, place, "\(reason.problem); \(reason.remedy)."].compactMap(\.self).joined(separator: ": ")
    }
}

extension CatalogueError.Reason {
    fileprivate var problem: String {
        switch self {
        case .missing: "there is no such file"
        case .directory: "this is a directory"
        case .unreadable: "the file cannot be read"
        case .empty: "the file is empty"
        case .byteOrderMark: "the file begins with a byte order mark"
        case .notJSON(let detail): "this cannot be read as JSON (\(detail))"
        case .missingKey: "this key is missing"
        case .wrongType(let expected): "this must be \(expected)"
        case .idNotPositive(let id): "an id must be 1 or more, not \(id)"
        case .idTwice(let id, let first): "id \(id) already belongs to \(first)"
        case .dishTwice(let dish): "dish \(dish) is already on this menu"
        case .unknown(let kind, let id): "there is no \(kind) \(id)"
        case .stars(let stars): "stars go from 1 to 5, and \(stars) is outside"
        case .price(let price): "a price must be 0 or more, not \(price)"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .missing: "check the path"
        case .directory: "give the path of a JSON file"
        case .unreadable: "check its permissions"
        case .empty: "write a JSON object with the six lists of a catalogue"
        case .byteOrderMark: "save it as UTF-8 without one"
        case .notJSON: "correct the file"
        case .missingKey(let expected): "add it with \(expected)"
        case .wrongType: "change it"
        case .idNotPositive, .stars, .price: "change the number"
        case .idTwice: "give one of them another id"
        case .dishTwice: "remove one of them"
        case .unknown(let kind, _): "add the \(kind), or refer to one that exists"
        }
    }
}
