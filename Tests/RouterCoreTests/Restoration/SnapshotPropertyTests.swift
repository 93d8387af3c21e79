import Foundation
import RouterCore
import Testing

/// What holds of every state, and of whatever bytes may come.
@MainActor @Suite struct SnapshotPropertyTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func whatIsSavedIsRestored(seed: UInt64) throws {
        var rambler = try Rambler(seed: seed)
        let other = try Rambler(seed: seed + 1_000)
        var (ahead, replayed) = (other, other.router.state)
        let subscription = other.router.events.observe { replayed.apply($0.delta) }
        for round in 0..<6 {
            rambler.walk(15)
            let state = rambler.router.state
            let snapshot = rambler.router.snapshot()
            #expect(snapshot.report.isComplete)
            let (read, report) = try rambler.router.composition.state(of: snapshot.data)
            #expect(read == state)
            #expect(report.isComplete)

            let fresh = try Rambler(seed: 0).router
            fresh.restore(snapshot.data)
            #expect(fresh.state == state || state.nextID < fresh.state.nextID)

            // Into a router that has run: the same picture, and no id of before.
            if round > 0 { ahead.walk(5) }
            let before = Set(other.router.state.stacks.flatMap(\.entries).map(\.id))
            let hasRun = other.router.state.nextID > 4
            other.router.restore(snapshot.data)
            let ids = other.router.state.stacks.flatMap(\.entries).map(\.id)
            #expect(!hasRun || before.isDisjoint(with: ids))
            #expect(other.router.state.picture == state.picture)
            #expect(other.router.state.parked == state.parked)
            #expect(replayed == other.router.state)
            other.router.state.verify()
        }
        subscription.cancel()
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>) func anyMutationGivesAStateOrAFault(seed: UInt64) throws {
        var rambler = try Rambler(seed: seed)
        rambler.walk(25)
        let app = rambler.router.composition
        var mutator = Mutator(seed: seed)
        let original = rambler.router.snapshot().data
        for _ in 0..<60 {
            let data = mutator.mutated(original)
            for holes in Snapshot.HolePolicy.allCases {
                guard let (state, report) = try? app.state(of: data, holes: holes) else { continue }
                state.verify()
                let again = try app.state(of: app.snapshot(of: state).data)
                #expect(again.state == state)
                #expect(again.report.isComplete, "\(report)")
                let router = Router(quiet: app)
                #expect(router.restore(data, holes: holes).request.isCommitted)
                router.state.verify()
            }
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyBytesGiveAFault(seed: UInt64) throws {
        let app = try Rambler.composition()
        var random = SplitMix(seed: seed)
        for _ in 0..<100 {
            let bytes = (0..<random.below(200)).map { _ in UInt8(random.below(256)) }
            let alphabet = Array("{}[]\",:0123456789.eE-\\untrfals ".utf8)
            let json = (0..<random.below(200)).map { _ in alphabet[random.below(alphabet.count)] }
            for bytes in [bytes, json] {
                #expect(throws: Snapshot.Fault.self) { try app.state(of: Data(bytes)) }
            }
        }
    }

    /// Files that are cheap to make and could be dear to read; each takes about half a mebibyte.
    nonisolated static let dear: [(name: String, head: String, body: String, tail: String)] = [
        ("deep arrays", "", "[", ""),
        ("deep objects", "", "{\"a\":", ""),
        ("a long list", "{\"version\":1,\"stacks\":[],\"x\":[1", ",1", "]}"),
        ("many fields", "{\"version\":1,\"stacks\":[],\"x\":{\"a\":1", ",\"a\":1", "}}"),
        ("a long number", "{\"version\":1,\"stacks\":[],\"nextID\":1", "0", "}"),
        ("a long string", "{\"version\":1,\"stacks\":[],\"selectedTab\":\"", "\\u00e9", "\"}"),
        ("many stacks", "{\"version\":1,\"stacks\":[0", ",{\"tab\":\"store\",\"entries\":[]}", "]}"),
        ("many modals", "{\"version\":1,\"stacks\":[],\"modals\":[0", ",{\"style\":\"sheet\"}", "]}"),
        (
            "many entries", "{\"version\":1,\"stacks\":[{\"tab\":\"store\",\"entries\":[0",
            ",{\"key\":\"store\"}", "]}]}"
        ),
        (
            "many intents", "{\"version\":1,\"stacks\":[],\"parked\":[0", ",{\"entry\":1,\"verb\":\"push\"}",
            "]}"
        ),
        (
            "a payload of many fields",
            "{\"version\":1,\"stacks\":[{\"tab\":\"store\",\"entries\":[{\"id\":1,\"key\":\"store\",\"version\":1,"
                + "\"route\":{\"item\":{\"a\":1", ",\"\\u0061\":[]", "}}}]}]}"
        ),
    ]

    /// The limit only ends a test that hangs; under a sanitizer and load, ten of them take minutes.
    @Test(.timeLimit(.minutes(15)), arguments: dear.indices) func noFileIsDear(index: Int) throws {
        let (_, head, body, tail) = Self.dear[index]
        let text = head + String(repeating: body, count: (1 << 19) / body.utf8.count) + tail
        let result = Result { try Rambler.composition().state(of: Data(text.utf8)) }
        #expect((try? result.get().state.verify()) != nil || text.hasPrefix("[") || text.hasPrefix("{\"a"))
    }
}

/// Changes a snapshot: bytes anywhere, or whole words of its JSON.
private struct Mutator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    private static let words = [
        "0", "1", "-1", "2.5", "9223372036854775807", "99999999999999999999", "null", "true", "\"\"",
        "\"store\"",
        "\"sign-in\"", "\"garden\"", "{}", "[]", "\"id\":1", "{\"list\":{}}", "\"style\"", "\"sheet\"", ",",
        ":",
        "]", "}",
    ]

    mutating func mutated(_ data: Data) -> Data {
        if random.oneIn(4) { return bytes(of: data) }
        var words = Self.split(data)
        for _ in 0...random.below(3) {
            let (at, other) = (random.below(words.count), random.below(words.count))
            switch random.below(5) {
            case 0: words[at] = Self.words[random.below(Self.words.count)]
            case 1: words[at] = words[other]
            case 2: words.swapAt(at, other)
            case 3: words.remove(at: at)
            default:
                let end = min(words.count, at + 1 + random.below(40))
                words.insert(contentsOf: Array(words[at..<end]), at: random.oneIn(2) ? at : other)
            }
        }
        return Data(words.joined().utf8)
    }

    private mutating func bytes(of data: Data) -> Data {
        var bytes = Array(data)
        if random.oneIn(3) { return Data(bytes.prefix(random.below(bytes.count))) }
        for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
        return Data(bytes)
    }

    private static func split(_ data: Data) -> [String] {
        var words: [String] = []
        var (word, isQuoted, isEscaped) = ("", false, false)
        for character in String(decoding: data, as: UTF8.self) {
            let isSign = "{}[],:".contains(character) && !isQuoted
            if isSign, !word.isEmpty {
                words.append(word)
                word = ""
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            if isSign { words.append(String(character)) } else { word.append(character) }
        }
        return words + (word.isEmpty ? [] : [word])
    }
}
