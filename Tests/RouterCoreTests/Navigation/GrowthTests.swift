import Synchronization
import Testing

@testable import RouterCore

/// What is done to ten times as many things asks about ten times as many, and no more than 13 times.
///
/// Counted are comparisons of routes, and questions to the app: whether a route exists, and whether its screen lets go.
@MainActor @Suite struct GrowthTests {
    struct Work: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let run: @MainActor @Sendable (_ count: Int, Tally) throws -> Void

        init(_ name: String, _ run: @escaping @MainActor @Sendable (_ count: Int, Tally) throws -> Void) {
            (testDescription, self.run) = (name, run)
        }
    }

    final class Tally: Hashable, Sendable {
        private let sum = Mutex(0)

        var count: Int { sum.withLock { $0 } }

        func add() { sum.withLock { $0 += 1 } }

        /// Starts to count; what led there is not counted.
        func begin() { sum.withLock { $0 = 0 } }

        static func == (left: Tally, right: Tally) -> Bool { left === right }
        func hash(into hasher: inout Hasher) {}
    }

    private struct Card: Route, Codable {
        let number: Int
        let tally: Tally

        init(_ number: Int, _ tally: Tally) {
            (self.number, self.tally) = (number, tally)
        }

        static func == (left: Card, right: Card) -> Bool {
            left.tally.add()
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }

        private enum CodingKeys: CodingKey { case number }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            // What is restored is counted by the comparisons with what is there.
            self.init(try container.decode(Int.self, forKey: .number), Tally())
        }
    }

    private struct CardModule: FeatureModule {
        let tally: Tally

        func registerDestinations(in registry: inout DestinationRegistry<Page>) {
            registry.destination(for: Card.self, key: "card") { card, _ in Page(text: "\(card.number)") }
            registry.existence(of: Card.self) { [tally] _ in
                tally.add()
                return true
            }
            registry.link("/{number}", to: { [tally] (number: Int) in Card(number, tally) })
        }
    }

    private static func router(tabs: Int = 1, _ tally: Tally) throws -> Router<Page> {
        Router(
            try Composition<Page> {
                CardModule(tally: tally)
                for number in 0..<tabs { RootTab("\(number)", root: Card(number, tally)) }
            })
    }

    nonisolated static let works = [
        Work("a restore with so many tabs") { count, tally in
            let router = try router(tabs: count, tally)
            let data = router.snapshot().data
            tally.begin()
            router.restore(data)
        },
        Work("another set of so many tabs") { count, tally in
            let router = try router(tabs: count, tally)
            tally.begin()
            router.setTabs((0..<count).map { RootTab("\(count - $0)", root: Card(count - $0, tally)) })
        },
        Work("so many links that waited") { count, tally in
            let router = try router(tally)
            for number in 0..<count { router.open("/\(number)") }
            tally.begin()
            router.activate()
        },
        Work("the end of so many modals that ask before they go") { count, tally in
            let router = try router(tally)
            for number in 0..<count {
                router.push(Card(number, tally), as: .sheet)
                router.top.guardLeaving {
                    tally.add()
                    return .allow
                }
            }
            tally.begin()
            router.dismissAll()
        },
        Work("pops of so many entries that ask before they go") { count, tally in
            let router = try router(tally)
            for number in 0..<count {
                router.push(Card(number, tally))
                router.top.guardLeaving {
                    tally.add()
                    return .allow
                }
            }
            tally.begin()
            for _ in 0..<count { router.pop() }
        },
    ]

    @Test(arguments: works) func grows(_ work: Work) throws {
        let (few, many) = (Tally(), Tally())
        try work.run(100, few)
        try work.run(1_000, many)
        #expect(few.count > 0)
        #expect(many.count <= few.count * 13)
    }

    @Test("a host that removes every other entry leaves the others as they are")
    func removed() throws {
        let tally = Tally()
        let router = try Self.router(tally)
        router.setStack((0...10).map { Card($0, tally) })
        let entries = router.state.visibleStack.entries
        router.navigation.hostRemoved([1, 2, 4, 6, 8, 9].map { entries[$0].id })
        #expect(router.state.visibleStack.entries == [0, 3, 5, 7, 10].map { entries[$0] })
        router.navigation.hostRemoved(entries.map(\.id))
        #expect(router.state.visibleStack.entries == [entries[0]])
    }
}
