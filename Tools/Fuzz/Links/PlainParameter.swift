@testable import RouterCore

/// A type of parameter that patterns of a sheet can have.
protocol PlainParameter: LinkParameter, Hashable, Encodable {
    /// The value as the plain matcher knows it.
    var plain: PlainValue { get }
}

extension String: PlainParameter {
    var plain: PlainValue { .text(Array(utf8)) }
}

extension Int: PlainParameter {
    var plain: PlainValue { .number(self) }
}

extension Bool: PlainParameter {
    var plain: PlainValue { .flag(self) }
}

extension Word: PlainParameter {
    var plain: PlainValue { .word(self) }
}

extension Optional: PlainParameter where Wrapped: PlainParameter {
    var plain: PlainValue { self?.plain ?? .nothing }
}

extension Array: PlainParameter where Element: PlainParameter {
    var plain: PlainValue { .many(map(\.plain)) }
}

extension Dictionary: PlainParameter where Key == String, Value == String {
    var plain: PlainValue {
        .pairs(mapValues { Array($0.utf8) })
    }
}

extension PlainType {
    /// The type in Swift.
    var type: any PlainParameter.Type {
        switch base {
        case .text: type(of: String.self)
        case .number: type(of: Int.self)
        case .flag: type(of: Bool.self)
        case .word: type(of: Word.self)
        case .pairs: [String: String].self
        }
    }

    private func type<Value: PlainParameter>(of base: Value.Type) -> any PlainParameter.Type {
        switch form {
        case .one, .pairs: Value.self
        case .optional: Value?.self
        case .many: [Value].self
        case .optionalMany: [Value]?.self
        }
    }
}

/// A route of a sheet: its number and its values, encoded as an enum of as many cases encodes them.
struct SheetRoute: Route, Encodable {
    let number: Int
    let values: [any PlainParameter]

    var plain: [PlainValue] { values.map(\.plain) }

    static func == (left: SheetRoute, right: SheetRoute) -> Bool {
        left.number == right.number && left.plain == right.plain
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(plain)
    }

    func encode(to encoder: any Encoder) throws {
        var route = encoder.container(keyedBy: Key.self)
        var payload = route.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "route\(number)"))
        for (label, value) in zip(PlainPattern.labels, values) where value.plain != .nothing {
            try payload.encode(value, forKey: Key(stringValue: label))
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

// MARK: - Declarations

extension PlainPattern {
    /// The pattern as a module declares it.
    var declaration: LinkDeclaration {
        let types = types.map(\.type)
        return switch types.count {
        case 0:
            LinkDeclaration(
                pattern: text, module: "Fuzz", isInternal: isInternal,
                route: SheetRoute(number: route, values: fixed))
        case 1: one(types[0])
        case 2: two(types[0], types[1])
        default: three(types[0], types[1], types[2])
        }
    }

    private func one<A: PlainParameter>(_: A.Type) -> LinkDeclaration {
        LinkDeclaration(pattern: text, module: "Fuzz", isInternal: isInternal) { [route, fixed] (a: A) in
            SheetRoute(number: route, values: [a] + fixed)
        }
    }

    private func two<A: PlainParameter, B: PlainParameter>(_: A.Type, _: B.Type) -> LinkDeclaration {
        LinkDeclaration(pattern: text, module: "Fuzz", isInternal: isInternal) {
            [route, fixed] (a: A, b: B) in
            SheetRoute(number: route, values: [a, b] + fixed)
        }
    }

    private func three<A: PlainParameter, B: PlainParameter, C: PlainParameter>(
        _: A.Type, _: B.Type, _: C.Type
    ) -> LinkDeclaration {
        LinkDeclaration(pattern: text, module: "Fuzz", isInternal: isInternal) {
            [route, fixed] (a: A, b: B, c: C) in
            SheetRoute(number: route, values: [a, b, c] + fixed)
        }
    }
}
