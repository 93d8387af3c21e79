import Foundation
import RouterCore
import Testing

/// Whatever a route's own coding does, it comes back, and what is written is JSON to others, too.
@MainActor @Suite struct PayloadTests {
    struct Everything: Route, Codable {
        var text = "a/\"\\\u{8}\u{C}\n\r\t\u{0}\u{7F}é漢🍋\u{2028}"
        var numbers: [Int] = [0, -1, .max, .min]
        var small: [Int8] = [.min, .max]
        var unsigned: [UInt64] = [0, .max]
        var doubles = [0, -0.0, 1.5, .pi, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, 0.1]
        var floats: [Float] = [0.1, .greatestFiniteMagnitude, -.infinity]
        var flags = [true, false]
        var none: Int?
        var some: Int? = 3
        var holes: [Int?] = [1, nil, 3]
        var names = ["": 1, "a\"b": 2, "é": 3]
        var many = Dictionary(uniqueKeysWithValues: (0..<40).map { ("key\($0)", $0) })
        var byNumber = [3: "c", -1: "x"]
        var nested = [[[Int]](), [[], [1, 2]]]
        var date = Date(timeIntervalSince1970: 1_234_567.891)
        var id = UUID()
        var url = URL(string: "https://example.org/a?b=c#d")
        var data = Data([0, 1, 255])
        var decimal = Decimal(string: "123.456")
        var kind = Kind.second
        var tree = Tree.node(.leaf("x"), .node(.leaf("y"), .leaf("z")))

        enum Kind: String, Codable { case first, second }
        indirect enum Tree: Hashable, Codable, Sendable { case leaf(String), node(Tree, Tree) }
    }

    /// Keeps several containers open at once, writes to them in turn, and to one encoder twice.
    struct Interleaved: Route, Codable {
        var a = 1
        var b = ["x", "y"]
        var c = "c"
        var d = 4

        enum Keys: CodingKey { case a, b, inner, list, parent, empty }

        init() {}

        func encode(to encoder: any Encoder) throws {
            var outer = encoder.container(keyedBy: Keys.self)
            var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .inner)
            var list = outer.nestedUnkeyedContainer(forKey: .list)
            let parent = outer.superEncoder()
            let named = outer.superEncoder(forKey: .parent)
            _ = outer.superEncoder(forKey: .empty)
            try inner.encode(a, forKey: .a)
            for text in b {
                try list.encode(text)
                try inner.encode(text, forKey: .b)
            }
            var more = encoder.container(keyedBy: Keys.self)
            try more.encode(c, forKey: .a)
            try d.encode(to: named)
            try c.encode(to: parent)
            var last = list.nestedContainer(keyedBy: Keys.self)
            try list.encode("end")
            try last.encode(true, forKey: .a)
        }

        init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Keys.self)
            a = try outer.nestedContainer(keyedBy: Keys.self, forKey: .inner).decode(Int.self, forKey: .a)
            var list = try outer.nestedUnkeyedContainer(forKey: .list)
            b = [try list.decode(String.self), try list.decode(String.self)]
            let last = try list.nestedContainer(keyedBy: Keys.self)
            #expect(try last.decode(Bool.self, forKey: .a))
            #expect(try list.decode(String.self) == "end")
            #expect(list.isAtEnd)
            #expect(throws: DecodingError.self) { try list.decode(String.self) }
            c = try String(from: outer.superDecoder())
            #expect(try outer.decode(String.self, forKey: .a) == c)
            d = try Int(from: outer.superDecoder(forKey: .parent))
            #expect(try outer.nestedContainer(keyedBy: Keys.self, forKey: .empty).allKeys.isEmpty)
        }
    }

    /// Something of any depth.
    struct Onion: Route, Codable {
        var layers: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            if layers > 0 { try container.encode(Onion(layers: layers - 1)) }
        }

        init(layers: Int) { self.layers = layers }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            layers = container.isAtEnd ? 0 : try container.decode(Onion.self).layers + 1
        }
    }

    private func roundTrip<R: Route & Codable>(_ route: R) throws -> (Snapshot, AnyRoute) {
        let app = try Composition<Page> {
            Store<R>()
            RootTab("home", root: route)
        }
        let snapshot = Router(app).snapshot()
        let state = try app.state(of: snapshot.data).state
        #expect(snapshot.report.isComplete, "\(snapshot.report)")
        return (snapshot, state.visible.route)
    }

    @Test func everyKindOfValueComesBack() throws {
        let route = Everything()
        let (snapshot, restored) = try roundTrip(route)
        #expect(restored == AnyRoute(route))
        let object = try JSONSerialization.jsonObject(with: snapshot.data) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
    }

    @Test func whatFoundationReadsIsTheSame() throws {
        struct File: Decodable {
            struct Stack: Decodable { var entries: [Saved] }
            struct Saved: Decodable { var route: Plain }
            var stacks: [Stack]
        }
        struct Plain: Route, Codable {
            var text = Everything().text
            var doubles = [0.1, 1e300, .leastNonzeroMagnitude]
            var names = ["a\"b": [1: true]]
            var tree = Everything().tree
        }
        let route = Plain()
        let file = try JSONDecoder().decode(File.self, from: roundTrip(route).0.data)
        #expect(file.stacks.first?.entries.first?.route == route)
    }

    @Test func whatFoundationWritesIsReadTheSame() throws {
        let route = Everything()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.dataEncodingStrategy = .deferredToData
        let payload = String(decoding: try encoder.encode(route), as: UTF8.self)
        let text = """
            { "version" : 1, "nextID" : 2, "selectedTab" : "h\\u006fme", "stacks" : [ { "tab" : "home",
              "entries" : [ { "id" : 1, "key" : "store", "version" : 1, "route" : \(payload) } ] } ] }
            """
        let app = try Composition<Page> {
            Store<Everything>()
            RootTab("home", root: route)
        }
        let (state, report) = try app.state(of: Data(text.utf8))
        #expect(report.isComplete, "\(report)")
        #expect(state.visible.route == AnyRoute(route))
    }

    @Test func containersMayBeOpenAtOnce() throws {
        #expect(try roundTrip(Interleaved()).1 == AnyRoute(Interleaved()))
    }

    @Test func depthHasABound() throws {
        #expect(try roundTrip(Onion(layers: 250)).1 == AnyRoute(Onion(layers: 250)))
        let app = try Composition<Page> {
            Store<Onion>()
            RootTab("home", root: Onion(layers: 5))
        }
        for layers in [500, 504, 505, 506, 507, 2_000] {
            let router = Router(app)
            router.push(Onion(layers: layers))
            router.push(Onion(layers: 1))
            router.push(Onion(layers: 3), as: .sheet)
            let snapshot = router.snapshot()
            let (state, report) = try app.state(of: snapshot.data)
            #expect(report.isComplete)
            if layers < 506 {
                #expect(snapshot.report.isComplete && state == router.state)
            } else {
                #expect(snapshot.report.unsaved.map(\.reason) == [.tooDeep, .aboveUnsaved])
                #expect("\(snapshot.report)".utf8.count < 500)
                #expect(state.modals == router.state.modals && state.tabs[0].stack.entries.count == 1)
            }
        }
    }

    @Test(arguments: [
        "\\ud83c\\udf4b": "🍋", "\\u00e9": "é", "\\/": "/", "\\ud83c": nil, "\\udf4b": nil, "\\ud83cx": nil,
        "\\u12": nil, "\\u00g0": nil, "\\x": nil, "a\\": nil, "\u{1}": nil, "": "",
    ])
    func escapes(text: String, meaning: String?) throws {
        let app = try Composition<Page>.store()
        let router = Router(app)
        router.push(Ware.basket("marker"))
        let data = Data(router.snapshot().text.replacingOccurrences(of: "marker", with: text).utf8)
        let state = try? app.state(of: data).state
        #expect(
            state?.visible.route
                == (meaning.map { AnyRoute(Ware.basket($0)) } ?? state.map { _ in AnyRoute(Ware.list) }))
    }

    @Test(arguments: [
        "01", "+1", "1.", ".5", "1e", "0x10", "1_000", "NaN", "Infinity", "--1", "1 2", "tru", "nul", "True",
        "'a'",
        "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[1", "]", "\"\\", "\"", "\u{FEFF}1",
    ])
    func whatIsNoJSON(text: String) throws {
        let app = try Composition<Page>.store()
        let data = Router(app).snapshot().replacing("{\"list\":{}}", with: text)
        // Foundation reads values when they are asked for: what is amiss within one may cost that entry alone.
        let read = try? app.state(of: data)
        #expect(read.map { $0.report.lost.map(\.place) == [.tab("store", index: 0)] } ?? true)
    }

    @Test func bytesThatAreNoUTF8() throws {
        let app = try Composition<Page>.store()
        var data = Router(app).snapshot().data
        let place = try #require(data.firstIndex(of: UInt8(ascii: "l")))
        for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE9]] as [[UInt8]] {
            data.replaceSubrange(place..<place + 1, with: bytes)
            #expect(throws: Snapshot.Fault.self) { try app.state(of: data) }
        }
    }
}
