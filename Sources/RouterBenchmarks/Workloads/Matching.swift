import RouterCore

extension Plan {
    /// Paths to routes.
    static let matching =
        [(10, 7.0, 5.0), (1_000, 8, 6), (10_000, 11, 9)].flatMap { count, hits, misses in
            [
                Plan("match.hits.\(count)") { try hitting($0, .mixed(count), reach: hits) },
                Plan("match.misses.\(count)") { try missing($0, .mixed(count), reach: misses) },
            ]
        } + [
            Plan("match.wide.10000") { try hitting($0, .wide(10_000), reach: 12) },
            Plan("match.backtracking") { try backtracking($0) },
        ]

    /// How many links one run takes: few enough that a run is seldom interrupted.
    private static let operations = 128

    /// Does something with the next links, from the first again after the last.
    private static func walking(
        _ name: String, _ links: [String], _ body: @escaping (String) -> Int
    ) -> Case {
        var next = 0
        return Case(name, operations: operations) {
            next = next + operations < links.count ? next : 0
            for link in links[next..<(next + operations)] { sink += body(link) }
            next += operations
        }
    }

    private static func counting(_ links: [String]) -> Case {
        walking("counting / over the same bytes", links) { link in
            link.utf8.withContiguousStorageIfAvailable { bytes in
                var count = 0
                for byte in bytes where byte == UInt8(ascii: "/") { count += 1 }
                return count
            } ?? 0
        }
    }

    private static func hitting(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        for link in set.hits { _ = try composition.route(at: link) }
        return Workload(
            name,
            walking("Composition.route(at:), hits", set.hits) { link in
                do {
                    _ = try composition.route(at: link)
                    return 1
                } catch {
                    return 0
                }
            }, [Limit(counting(set.hits), reach: reach)])
    }

    private static func missing(_ name: String, _ set: LinkSet, reach: Double) throws -> Workload {
        let composition = try set.composition()
        for link in set.misses where (try? composition.route(at: link)) != nil { fatalError(link) }
        return Workload(
            name,
            walking("Composition.handles, misses", set.misses) { link in
                composition.handles(link) ? 1 : 0
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
}
