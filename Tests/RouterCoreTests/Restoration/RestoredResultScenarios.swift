import RouterCore
import Testing

/// Results and return handlers after the process has died.
@MainActor @Suite struct RestoredResultScenarios {
    private func restored(_ build: (Stage) -> Void) throws -> Stage {
        let first = try Stage(1)
        build(first)
        let second = try Stage()
        second.router.restore(first.router.snapshot().data)
        #expect(second.state == first.state)
        return second
    }

    @Test(
        "BR156, RE-06: what a restored screen ends with reaches the route beneath, which is told by its type",
        .bug("https://github.com/SchabanBo/qlevar_router/issues/149"))
    func resultAfterRestore() throws {
        let stage = try restored { $0.router.push(Pick()) }
        #expect(stage.router.top.finish(with: 4).isCommitted)
        #expect(stage.counter.returns.map(\.0) == [AnyRoute(Kitchen.dish(1))])
        #expect(stage.counter.returns.first?.1.value as? Int == 4)
        #expect(stage.counter.returns.first?.1.ending == .finished)
    }

    @Test(
        "BR162: the return handler of a restored route runs",
        .bug("https://github.com/flutter/flutter/issues/134013"))
    func returnHandler() throws {
        let stage = try restored { $0.router.push(Kitchen.dish(2)) }
        stage.router.pop()
        #expect(stage.counter.returns.map(\.0) == [AnyRoute(Kitchen.dish(1))])
        stage.expect("kitchen: home 1")
    }

    @Test("RE-07, RE-10: who waited in a router that is replaced is told at once, and never hangs")
    func whoWaitsIsTold() async throws {
        let stage = try Stage(1)
        let data = stage.router.snapshot().data
        let top = stage.router.top
        let waiting = Task { await top.result(of: Pick()) }
        while stage.picture != "kitchen: home 1 | sheet: pick" { await Task.yield() }
        stage.router.restore(data)
        #expect(await waiting.value == .ended(.replaced))
        stage.expect("kitchen: home 1")
    }

    @Test("RE-08: an intent that is spoilt, or belongs to no entry, is left out and listed")
    func spoiltIntents() throws {
        let router = Router(try Composition.signedOut())
        router.push(Ware.item(id: 1), as: .cover)
        #expect(router.state.picture == "store: list | sheet: sign-in")
        let snapshot = router.snapshot()
        let spoilt = [
            ("\"entry\":2", "\"entry\":9", "parked0: aboveLost"),
            ("\"entry\":2", "\"entry\":\"2\"", "parked0: malformed"),
            ("\"verb\":\"push\"", "\"verb\":\"shove\"", "parked0: malformed"),
            ("\"style\":\"cover\"", "\"style\":\"drawer\"", "parked0: malformed"),
            ("{\"item\":{\"id\":1}}", "{\"item\":{}}", "parked0: undecodable"),
            ("\"parked\":[{", "\"parked\":[null,{", "parked0: malformed"),
            ("\"parked\":[", "\"parked\":0,\"else\":[", "parked: malformed"),
        ]
        for (old, new, lost) in spoilt {
            let second = Router(try Composition.signedOut())
            let report = try #require(second.restore(snapshot.replacing(old, with: new)).report)
            #expect(report.brief == [lost])
            #expect(second.state.parked.count == (new.hasSuffix("null,{") ? 1 : 0))
            second.state.verify()
        }
    }

    @Test("GD-34: what waited for the sign-in is reached after it, though the app was killed meanwhile")
    func parkedIntentSurvives() throws {
        let router = Router(try Composition.signedOut())
        #expect(router.push(Ware.item(id: 1), as: .cover).outcome == .parked(behind: AnyRoute(SignIn())))
        let data = router.snapshot().data

        let session = Session()
        let second = Router(try Composition.signedOut(session))
        #expect(second.restore(data).report?.isComplete == true)
        #expect(second.state == router.state)
        session.isSignedIn = true
        second.context(of: second.visible.id).finish(with: true)
        #expect(second.state.picture == "store: list | cover: item1")
        #expect(second.state.parked == [])
    }

    @Test func aParkedIntentGoesWithTheNewIDsOfARouterThatHasRun() throws {
        let router = Router(try Composition.signedOut())
        router.push(Ware.item(id: 1))
        let intents = router.state.parked
        router.restore(router.snapshot().data)
        #expect(router.state.parked == intents)
        router.state.verify()
        router.dismiss()
        #expect(router.state.parked == [])
    }
}

/// A sheet that ends with whether someone signed in.
struct SignIn: ResultRoute, Codable, Brief {
    typealias Value = Bool
    var brief: String { "sign-in" }
}

@MainActor final class Session {
    var isSignedIn = false
}

extension Composition<Page> {
    /// The store, whose items need a session.
    @MainActor static func signedOut(_ session: Session = Session()) throws -> Composition {
        try Composition {
            Store<Ware>(rules: { registry in
                registry.guardRoutes(of: Ware.self) { route in
                    guard case .item = route, !session.isSignedIn else { return .allow }
                    return .redirect(SignIn(), resuming: true)
                }
            })
            Store<SignIn>(
                name: "Session", key: "sign-in", rules: { $0.presentation(of: SignIn.self) { _ in .sheet } })
            RootTab("store", root: Ware.list)
        }
    }
}
