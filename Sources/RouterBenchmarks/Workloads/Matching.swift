import RouterCore

extension Plan {
    /// Paths to routes.
    static let matching =
        [(10, 8.0, 5.0), (1_000, 8, 6), (10_000, 11, 9)].flatMap { count, hits, misses in
            [
                Plan("match.hits.\(count)") { try hitting($0, .mixed(count), reach: hits) },
                Plan("match.misses.\(count)") { try missing($0, .mixed(count), reach: misses) },
            ]
        } + [
            Plan("match.wide.10000") { try hitting($0, .wide(10_000), reach: 12) },
            Plan("match.cold.1000") { try cold($0, .mixed(1_000), reach: 6) },
            Plan("match.unknown.1000") { try unknown($0, .mixed(1_000), reach: 2) },
            Plan("match.backtracking") { try backtracking($0) },
        ]

    /// Hands out links, so few at a time that a run is seldom interrupted, from the first again after the last.
    @MainActor private final class Walk {
        static let operations = 128

        private let links: [String]
        private var start = 0

        init(_ links: [String]) {
            self.links = links
        }

        func next() -> ArraySlice<String> {
            start = start + Self.operations < links.count ? start : 0
            defer { start += Self.operations }
            return links[start..<(start + Self.operations)]
        }
    }

    /// The limit of a match: one look at each byte, in a loop that the compiler is free to do eight bytes at a time.
    private static func counting(_ links: [String]) -> Case {
        let walk = Walk(links)
        return Case("counting / over the same bytes", operations: Walk.operations) {
            var count = 0
            for link in walk.next() {
                count +=
                    link.utf8.withContiguousStorageIfAvailable { bytes in
                        var slashes = 0
                        for byte in bytes where byte == UInt8(ascii: "/") { slashes += 1 }
                        return slashes
                    } ?? 0
            }
            sink += count
        }
    }

    private static func hitting(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        for link in set.hits { _ = try composition.route(at: link) }
        let walk = Walk(set.hits)
        return Workload(
            name,
            Case("Composition.route(at:), hits", operations: Walk.operations) {
                var count = 0
                for link in walk.next() where (try? composition.route(at: link)) != nil { count += 1 }
                sink += count
            }, [Limit(counting(set.hits), reach: reach)])
    }

    private static func missing(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        for link in set.misses where (try? composition.route(at: link)) != nil { fatalError(link) }
        let walk = Walk(set.misses)
        return Workload(
            name,
            Case("Composition.handles, misses", operations: Walk.operations) {
                var count = 0
                for link in walk.next() where composition.handles(link) { count += 1 }
                sink += count
            }, [Limit(counting(set.misses), reach: reach)], allocations: 0)
    }

    /// A link of long segments that goes two ways at each of six levels, and fails at the end of every one.
    private static func trapped(bytes: Int) throws -> Case {
        let labels = ["a", "b", "c", "d", "e", "f"]
        let segment = String(repeating: "s", count: (bytes - 200) / labels.count - 1)
        let module = ListedModule("Trap") { registry in
            registry.destination(for: DeepRoute.self, key: "deep") { _, _ in NumberScreen(number: 0) }
            for ways in 0..<(1 << labels.count) {
                let path = labels.indices.map { ways & (1 << $0) == 0 ? "/\(segment)" : "/{\(labels[$0])}" }
                registry.link(path.joined() + "/end", to: DeepRoute.init)
            }
        }
        let composition = try Composition<NumberScreen> {
            module
            RootTab("home", root: DeepRoute(a: "", b: "", c: "", d: "", e: "", f: ""))
        }
        let path = labels.map { _ in "/\(segment)" }.joined() + "/"
        let link = path + String(repeating: "s", count: bytes - path.utf8.count)
        let operations = 20
        return Case("a link of \(link.utf8.count) bytes that has to turn back", operations: operations) {
            for _ in 0..<operations where (try? composition.route(at: link)) == nil { sink += 1 }
        }
    }

    private static func backtracking(_ name: String) throws -> Workload {
        Workload(name, try trapped(bytes: 8_192), [Limit(try trapped(bytes: 1_024), reach: 10)])
    }

    /// Each link is matched after the caches were filled with something else.
    private static func cold(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        let numbers = Dictionary(zip(set.hits, 0...), uniquingKeysWith: { $1 })
        let flood = [UInt64](repeating: 1, count: 4 << 20 / 8)
        func each(_ name: String, _ operation: @escaping @MainActor (String) -> Void) -> Case {
            Case(name, operations: 16) {
            } ready: {
                for index in stride(from: 0, to: flood.count, by: 8) { sink += Int(flood[index]) }
            } operation: { number in
                operation(set.hits[number * 61 % set.hits.count])
            }
        }
        return Workload(
            name,
            each("Composition.route(at:), a hit from cold caches") { link in
                if (try? composition.route(at: link)) != nil { sink += 1 }
            },
            [
                Limit(
                    each("Dictionary<String, Int>, from cold caches") { sink += numbers[$0] ?? 0 },
                    reach: reach)
            ])
    }

    /// Explained misses: of links whose first word no pattern has, and of links that part from a pattern later.
    private static func unknown(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        func each(_ name: String, _ links: [String]) -> Case {
            Case(name, operations: links.count) {
                for link in links where (try? composition.route(at: link)) == nil { sink += 1 }
            }
        }
        let misses = Array(set.misses.prefix(Walk.operations))
        return Workload(
            name,
            each("misses with an unknown first word, explained", misses.map { "/qzxvkwj\($0)" }),
            [Limit(each("other misses, explained", misses), reach: reach)])
    }
}
