/// Where the text of a parameter comes from.
enum ParameterSource: Sendable {
    /// One segment.
    case segment(Int)
    /// All segments from one on.
    case rest(Int)
    /// The items of a name.
    case item([UInt8])
}

/// The texts of a link, handed to the parameters of a route one after the other.
struct LinkArguments {
    /// Why a parameter got no value.
    enum Problem: Error {
        /// There is no such item.
        case missing
        /// The escapes of the item are malformed.
        case malformed
        /// The text is no value of the type.
        case unfit
    }

    let link: ScannedLink
    let entry: LinkEntry
    /// The parameter whose turn it is, or whose turn it was when the reading failed.
    private(set) var position = 0
    /// What was wrong with that parameter.
    private(set) var problem: Problem?

    init(_ link: ScannedLink, of entry: LinkEntry) {
        self.link = link
        self.entry = entry
    }

    /// The value of the next parameter.
    mutating func take<Value: LinkParameter>(_ type: Value.Type) throws(Problem) -> Value {
        do throws(Problem) {
            let value = try value(type, from: entry.sources[position])
            position += 1
            return value
        } catch {
            problem = error
            throw error
        }
    }

    /// Text and numbers that are segments are told apart first, as the most frequent.
    private func value<Value: LinkParameter>(
        _ type: Value.Type, from source: ParameterSource
    ) throws(Problem) -> Value {
        if case .segment(let index) = source {
            if type == String.self {
                // The line above proves that a String is a `Value`.
                return unsafeBitCast(link.string(index), to: Value.self)
            }
            if type == Int.self {
                guard let number = link.integer(index) else { throw .unfit }
                // The same for an Int.
                return unsafeBitCast(number, to: Value.self)
            }
        }
        return try anyValue(type, from: source)
    }

    /// Apart from the above, as the type of an optional value would be looked up there as well.
    @inline(never) private func anyValue<Value: LinkParameter>(
        _ type: Value.Type, from source: ParameterSource
    ) throws(Problem) -> Value {
        guard let value = try optionalValue(type, from: source) else { throw .unfit }
        return value
    }

    private func optionalValue<Value: LinkParameter>(
        _ type: Value.Type, from source: ParameterSource
    ) throws(Problem) -> Value? {
        let container = entry.declaration.parameters[position].container
        switch source {
        case .segment(let index):
            return Value(linkText: link.string(index))
        case .rest(let start):
            // The comparison proves that an Array of String is a `Value`.
            if type == [String].self {
                return unsafeBitCast((start..<link.segments.count).map(link.string), to: Value.self)
            }
            guard let container else { return nil }
            var texts = LinkTexts(link, start)
            return try Value.value(reading: &texts, as: container)
        case .item(let name):
            var texts = LinkTexts(link, name)
            if let container { return try Value.value(reading: &texts, as: container) }
            guard let text = try texts.next() else { throw .missing }
            return Value(linkText: text)
        }
    }
}
