/// Where the text of a parameter comes from.
enum ParameterSource: Sendable {
    /// One segment.
    case segment(Int)
    /// All segments from one on.
    case rest(Int)
    /// The items of a name.
    case item([UInt8])
    /// All items but those of some names.
    case otherItems([[UInt8]])
    /// Nowhere: the value is no part of a link.
    case nothing
}

/// Hands the texts of a link to the parameters of a route, one after the other.
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

    private let link: ScannedLink
    private let bound: BoundLink
    /// The parameter that is read next; after a failure the one that failed.
    private(set) var position = 0
    /// Why that parameter failed.
    private(set) var problem: Problem?
    /// The labels of optional items whose text is no value of their type, so that they were taken as absent.
    private(set) var unreadItems: [String] = []

    init(_ link: ScannedLink, of bound: BoundLink) {
        self.link = link
        self.bound = bound
    }

    /// The value of the next parameter.
    mutating func take<Value: LinkParameter>(_ type: Value.Type) throws(Problem) -> Value {
        do throws(Problem) {
            let value = try value(type, from: bound.sources[position])
            position += 1
            return value
        } catch {
            problem = error
            throw error
        }
    }

    /// Texts and numbers in the path, the most frequent, go first: their types are not looked up, nothing is copied.
    private mutating func value<Value: LinkParameter>(
        _ type: Value.Type, from source: ParameterSource
    ) throws(Problem) -> Value {
        switch source {
        case .segment(let index) where type == String.self:
            if let text = link.string(index) as? Value { return text }
        case .segment(let index) where type == Int.self:
            guard let number = link.integer(index) else { throw .unfit }
            if let number = number as? Value { return number }
        case .rest(let start) where type == [String].self:
            if let texts = link.segments.indices[start...].map(link.string) as? Value { return texts }
        default: break
        }
        return try anyValue(from: source)
    }

    @inline(never) private mutating func anyValue<Value: LinkParameter>(
        from source: ParameterSource
    ) throws(Problem) -> Value {
        let value: Value? =
            switch source {
            case .segment(let index): Value(linkText: link.string(index))
            case .rest(let start): value(of: link.segments.indices[start...].map(link.string))
            case .item(let name): try value(ofItem: name)
            case .otherItems(let names): value(of: try known(link.query.texts(ofAllBut: names)))
            case .nothing: value(of: [])
            }
        guard let value else { throw .unfit }
        return value
    }

    /// The value of a query item.
    ///
    /// One that may be left out is taken as absent where its text is no value of its type.
    private mutating func value<Value: LinkParameter>(ofItem name: [UInt8]) throws(Problem) -> Value? {
        let form = bound.declaration.parameters[position].form
        if form == .many {
            let texts = try known(link.query.texts(of: name))
            if let value: Value = value(of: texts) { return value }
            unreadItems.append(bound.names[position])
            return value(of: texts.filter { (value(of: [$0]) as Value?) != nil })
        }
        if let item = link.query.first(name) {
            let value = Value(linkText: try known(link.query.string(item.value)))
            if value != nil || form == .one { return value }
            unreadItems.append(bound.names[position])
        }
        if form == .one { throw .missing }
        return value(of: [])
    }

    private func known<Text>(_ text: Text?) throws(Problem) -> Text {
        guard let text else { throw .malformed }
        return text
    }

    private func value<Value: LinkParameter>(of texts: [String]) -> Value? {
        // Apart from the cast, which would make a nil Optional of a container that could not be made.
        let container = bound.declaration.parameters[position].container?.init(linkTexts: texts)
        return container.flatMap { $0 as? Value }
    }
}
