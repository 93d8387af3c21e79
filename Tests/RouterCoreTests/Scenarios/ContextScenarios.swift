import RouterCore
import Testing

/// What reaches every screen, as it went missing elsewhere.
@MainActor @Suite struct ContextScenarios {
    /// An app whose every screen is given something by the app, and whose kitchen comes from another host.
    private func app(_ counter: Counter = Counter()) throws -> Router<Page> {
        Router(
            try Composition<Page> {
                Decorate { $0.given("shared") }
                KitchenModule(counter: counter)
                GardenModule(counter: counter)
                Connect(KitchenExit.self) { exit in
                    switch exit {
                    case .garden(let number): Garden.bed(number)
                    }
                }
                RootTab("kitchen", root: Kitchen.home)
                RootTab("garden", root: Garden.home)
            })
    }

    @Test(
        "BR081, BR086: what the app gives its screens, and the context, reach depth 50 as depth 1",
        .bug("https://github.com/kean/Pulse/issues/211"),
        .bug("https://github.com/SwiftUIX/SwiftUIX/issues/363"))
    func everyDepth() throws {
        let router = try app()
        for depth in 1...50 {
            let page = try #require(router.visibleScreen)
            #expect(page.wraps == ["shared", "push"])
            #expect(page.context == router.top)
            #expect(page.context.push(Kitchen.dish(depth)).isCommitted)
            #expect(router.top.pop().isCommitted)  // a screen above can go back, and this one push again
            #expect(page.context.push(Kitchen.dish(depth)).isCommitted)
        }
        #expect(router.state.visibleStack.entries.count == 51)
    }

    @Test(
        "BR082: sheets, covers and what is pushed in them get the same as the screens beneath",
        .bug("https://github.com/permissionlesstech/bitchat/issues/1558"),
        arguments: [Presentation.sheet, .cover])
    func everyModal(style: Presentation) throws {
        let router = try app()
        for level in 1...10 {
            try #require(router.visibleScreen).context.push(Kitchen.dish(level), as: style)
            try #require(router.visibleScreen).context.push(KitchenExit.garden(level))
            for entry in router.state.visibleStack.entries {
                let page = try #require(router.screen(for: entry.id))
                #expect(page.wraps == ["shared", "push"])
                #expect(page.context.entryID == entry.id)
            }
        }
        #expect(router.state.modals.map(\.stack.entries.count) == Array(repeating: 2, count: 10))
    }

    @Test(
        "BR083: a screen has its own context from the moment it is built",
        .bug("https://github.com/AndreaMiotto/PartialSheet/issues/79"))
    func fromTheFirstMoment() throws {
        let counter = Counter()
        let router = try app(counter)
        var given: [EntryID?] = []
        counter.onBuild = { _, context in
            given.append(context.entryID)
            #expect(context != .detached)
        }
        for number in 1...5 {
            router.push(Kitchen.sheet(number))
            router.push(KitchenExit.garden(number))
        }
        let ids = router.state.stacks.flatMap(\.entries).map(\.id)
        for id in ids { #expect(router.screen(for: id)?.context.entryID == id) }
        #expect(given == ids)
    }

    @Test(
        "BR084: a module's screens push their next ones wherever they are hosted, at any depth",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/67"))
    func hostedElsewhere() throws {
        let router = Router(
            try Composition<Frame> {
                KitchenModule().mapped { Frame(content: $0) }
                GardenModule().mapped { Frame(content: $0) }
                Connect(KitchenExit.self) { exit in
                    switch exit {
                    case .garden(let number): Garden.bed(number)
                    }
                }
                RootTab("garden", root: Garden.home)
            })
        for number in 1...20 {
            let frame = try #require(router.visibleScreen)
            #expect(frame.content.context == frame.context)
            #expect(frame.context.entryID == router.visible.id)
            let route: any Route =
                number.isMultiple(of: 2) ? KitchenExit.garden(number) : Kitchen.dish(number)
            #expect(frame.content.context.push(route).isCommitted)
        }
        #expect(router.state.visibleStack.entries.count == 21)
    }

    @Test(
        "BR087: going back looks nothing up and builds nothing",
        .bug("https://github.com/johnpatrickmorgan/NavigationBackport/issues/42"),
        arguments: [
            Verb.popToRoot, .pop(3), .reset, .endSession, .dismissAll, .system(3), .select("kitchen"),
        ])
    func backBuildsNothing(verb: Verb) throws {
        let stage = try Stage(1, 2, 3)
        #expect(stage.run(verb).isCommitted)
        #expect(stage.counter.built.isEmpty)
    }
}

private struct Frame: RouterScreen {
    let content: Page
    var context = PushContext.detached

    func injecting(_ context: PushContext) -> Frame {
        Frame(content: content, context: context)
    }
}

extension Page {
    fileprivate func given(_ name: String) -> Page {
        var page = self
        page.wraps.append(name)
        return page
    }
}
