import Foundation
import RouterCore

/// A state with entries of three modules, and the same routes as one enum: each as values and as bytes.
@MainActor private struct Saved {
    let composition: Composition<NumberScreen>
    let bounds: Snapshot.Bounds
    let state: NavigationState
    let data: Data
    let plain: [PlainRoute]
    let plainData: Data

    init(_ count: Int) throws {
        composition = try Composition<NumberScreen> {
            ListedModule.dishes
            ListedModule.restaurants
            ListedModule.profiles
            RootTab("home", root: DishesRoute.list)
        }
        bounds = Snapshot.Bounds(depth: count, bytes: 1 << 28)
        state = PushedState(count).state
        let snapshot = composition.snapshot(of: state, within: bounds)
        guard snapshot.report.isComplete,
            try composition.state(of: snapshot.data, within: bounds).state == state
        else { fatalError("what is saved comes back whole") }
        data = snapshot.data
        plain = PlainStack(count).routes
        plainData = try JSONEncoder().encode(plain)
    }
}

extension Plan {
    /// Saving a navigation and reading it back.
    static let saving =
        [10, 1_000, 100_000].flatMap { count in
            [
                Plan("snapshot.encode.\(count)") { try encoding($0, count) },
                Plan("snapshot.decode.\(count)") { try decoding($0, count) },
            ]
        } + [Plan("snapshot.bytes.1000") { try sizing($0, 1_000) }]

    private static func encoding(_ name: String, _ count: Int) throws -> Workload {
        let saved = try Saved(count)
        return Workload(
            name,
            Case("Composition.snapshot(of:)", operations: count) {
                sink += saved.composition.snapshot(of: saved.state, within: saved.bounds).data.count
            },
            [
                Limit(
                    Case("JSONEncoder of [enum]", operations: count) {
                        sink += (try? JSONEncoder().encode(saved.plain).count) ?? 0
                    }, reach: 2.2)
            ])
    }

    private static func decoding(_ name: String, _ count: Int) throws -> Workload {
        let saved = try Saved(count)
        return Workload(
            name,
            Case("Composition.state(of:)", operations: count) {
                let read = try? saved.composition.state(of: saved.data, within: saved.bounds)
                sink += read?.state.visibleStack.entries.count ?? 0
            },
            [
                Limit(
                    Case("JSONDecoder of [enum]", operations: count) {
                        let read = try? JSONDecoder().decode([PlainRoute].self, from: saved.plainData)
                        sink += read?.count ?? 0
                    }, reach: 2.2)
            ])
    }

    private static func sizing(_ name: String, _ count: Int) throws -> Workload {
        let saved = try Saved(count)
        return Workload(
            name, bytes: Double(saved.data.count) / Double(count), of: "2 × the bytes of JSONEncoder",
            atMost: 2 * Double(saved.plainData.count) / Double(count))
    }
}
