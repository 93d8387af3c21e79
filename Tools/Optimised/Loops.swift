import Foundation
import RouterCore

/// Leads guards in circles, where a check that only a debug build makes would be missed; see
/// `Tools/Checks/release.sh`.
@MainActor enum Loops {
    /// A place whose guard leads to the next.
    enum Place: Route, Codable {
        case start
        case number(Int)
    }

    struct Places: FeatureModule {
        let isSlow: Bool
        let next: @Sendable (Int) -> Int?

        func registerDestinations(in registry: inout DestinationRegistry<NoScreen>) {
            registry.destination(for: Place.self, key: "place") { _, _ in NoScreen() }
            registry.link("/place/{_0}", to: Place.number)
            let next = next
            let decide: @Sendable (Place) -> GuardDecision = { place in
                guard case .number(let number) = place, let next = next(number) else { return .allow }
                return .redirect(Place.number(next), resuming: false)
            }
            if isSlow {
                registry.guardRoutes(of: Place.self) { place async throws -> GuardDecision in decide(place) }
            } else {
                registry.guardRoutes(of: Place.self) { decide($0) }
            }
        }
    }

    static func check() async throws {
        for isSlow in [false, true] {
            for length in [1, 2, 7] {
                let chain = (0...11).map { AnyRoute(Place.number($0 % length)) }
                try await expect(.rejected(.loop(chain)), from: 0, isSlow) { ($0 + 1) % length }
            }
            let last = AnyRoute(Place.number(11))
            try await expect(.redirected(to: last), from: 1, isSlow) { $0 < 11 ? $0 + 1 : nil }
            let eleven = (0...11).map { AnyRoute(Place.number($0)) }
            try await expect(.rejected(.loop(eleven)), from: 0, isSlow) { $0 < 11 ? $0 + 1 : nil }
        }
        print(
            "Circles of 1, 2 and 7 guards are rejected with their chain; ten redirects are allowed, eleven not."
        )
    }

    /// Asks for a place by a push, a replacement and a link.
    private static func expect(
        _ outcome: Outcome, from number: Int, _ isSlow: Bool, next: @escaping @Sendable (Int) -> Int?
    ) async throws {
        let router = Router(
            try Composition<NoScreen> {
                Places(isSlow: isSlow, next: next)
                RootTab("places", root: Place.start)
            })
        router.activate()
        // A root is not replaced.
        _ = await router.push(Place.start).value
        let before = router.state
        let requests = [
            router.push(Place.number(number)), router.replace(with: Place.number(number)),
            router.open("/place/\(number)"),
        ]
        // A request supersedes one that waits for its guard, so only the last of those is asked to its end.
        for request in isSlow ? requests.suffix(1) : requests[...] {
            let found = await request.value
            guard found == outcome else { fail("\(found?.description ?? "nothing"), not \(outcome)") }
        }
        if case .rejected = outcome, router.state != before {
            fail("what was rejected has changed something")
        }
    }

    private static func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
