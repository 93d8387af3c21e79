import Foundation
import RouterCore
import Testing

/// The store, saved and restored.
@MainActor enum Restored {
    /// The store with these wares on its stack.
    static func saved(_ wares: Ware..., tabs: [String] = ["store"]) throws -> Snapshot {
        let router = Router(try Composition.store(tabs: tabs))
        for ware in wares { router.push(ware) }
        return router.snapshot()
    }

    static func restore(
        _ data: Data, _ store: Store<Ware> = Store(), tabs: [String] = ["store"],
        holes: Snapshot.HolePolicy = .truncate
    ) throws -> (picture: String, lost: [String]) {
        let router = Router(try Composition.store(store, tabs: tabs))
        let report = try #require(router.restore(data, holes: holes).report)
        router.state.verify()
        return (router.state.picture, report.brief)
    }
}
