import RouterCore
import Testing

/// Results, case by case.
@MainActor @Suite struct ResultCaseScenarios {
    @Test("RE-01: in a chain only those who asked are answered, each with the value meant for it")
    func onlyAskers() async throws {
        let stage = try Stage()
        let first = await stage.ask(stage.router.top, Pick(title: "a"), as: .stack)
        stage.router.push(Pick(title: "b"), as: .stack)
        let second = await stage.ask(stage.router.top, Pick(title: "c"), as: .stack)
        stage.router.push(Pick(title: "d"), as: .stack)
        for value in 1...4 { #expect(stage.router.top.finish(with: value).isCommitted) }
        #expect(await second.value == .finished(2))
        #expect(await first.value == .finished(4))
        stage.expect("kitchen: home")
    }

    @Test("RE-03: a value of another type is refused and nothing moves; one of a subclass arrives")
    func types() async throws {
        let router = Router(
            try Composition<Page> {
                AnimalModule()
                RootTab("home", root: Zoo.home)
            })
        let context = router.top
        let events = router.events.stream()
        let answer = Task { await context.result(of: ChooseAnimal()) }
        for await _ in events { break }
        let before = router.state
        for value in [1, "cat", Animal?.none] as [any Sendable] {
            #expect(router.top.finish(with: value).reason == .resultMismatch)
        }
        #expect(router.top.finish().reason == .resultMismatch)
        #expect(router.state == before)
        let cat = Cat()
        #expect(router.top.finish(with: cat).isCommitted)
        #expect(await answer.value.value === cat)
    }

    @Test("RE-11: at the root of a tab nothing can finish, with a value or without")
    func atTheRoot() throws {
        let router = Router(
            try Composition<Page> {
                AnimalModule()
                RootTab("choose", root: ChooseAnimal())
                RootTab("home", root: Zoo.home)
            })
        let before = router.state
        #expect(
            router.finish(with: Cat()).outcome == .rejected(.atRoot(AnyRoute(ChooseAnimal()), verb: "finish"))
        )
        router.select(tab: "home")
        #expect(router.finish().outcome == .rejected(.atRoot(AnyRoute(Zoo.home), verb: "finish")))
        router.select(tab: "choose")
        #expect(router.state == before)
    }
}

private class Animal: @unchecked Sendable {}
private final class Cat: Animal, @unchecked Sendable {}

private enum Zoo: Route { case home }

private struct ChooseAnimal: ResultRoute {
    typealias Value = Animal
}

private struct AnimalModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Zoo.self, key: "zoo") { _, _ in Page(text: "zoo") }
        registry.destination(for: ChooseAnimal.self, key: "animal") { _, _ in Page(text: "animal") }
    }
}
