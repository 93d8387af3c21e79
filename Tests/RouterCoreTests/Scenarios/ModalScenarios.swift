import RouterCore
import Testing

/// Sheets and covers, as they went wrong elsewhere.
@MainActor @Suite struct ModalScenarios {
    @Test(
        "BR021: a modal's end and a push in one go stay, whatever the host reports later",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/82"), arguments: [0, 1, 2])
    func dismissAndPush(way: Int) throws {
        let stage = try Stage()
        stage.run(.sheet(1))
        stage.run(.push(2))
        let sheet = stage.state.modals[0].stack.entries.map(\.id)
        switch way {
        case 0:
            stage.run(.dismiss)
            stage.run(.push(1))
        case 1: stage.run(.batch([.dismiss, .push(1)]), from: stage.router.top)
        default: stage.run(.dismissThenPush(1), from: stage.router.top)
        }
        #expect(stage.events.count == (way == 0 ? 4 : 3))
        stage.expect("kitchen: home 1")
        for _ in 1...2 { #expect(stage.router.navigation.hostRemoved(sheet).isCommitted) }
        stage.expect("kitchen: home 1")
    }

    @Test(
        "BR044: a push beneath a sheet that is being dragged away never goes into the sheet",
        .bug("https://github.com/johnpatrickmorgan/FlowStacks/issues/69"),
        arguments: NavigationCommand.CoverPolicy.allCases)
    func pushWhileASheetLeaves(policy: NavigationCommand.CoverPolicy) throws {
        let stage = try Stage(1)
        let below = stage.router.top
        stage.run(.sheet(1))
        let sheet = stage.state.visible.id
        let request = below.push(Kitchen.dish(2), ifCovered: policy)
        switch policy {
        case .reject, .append:
            let cover = AnyRoute(Kitchen.sheet(1))
            #expect(request.outcome == .rejected(.sourceCovered(by: cover, unless: [.truncate])))
            stage.expect("kitchen: home 1 | sheet: s1")
            stage.router.navigation.hostRemoved([sheet])
            #expect(below.push(Kitchen.dish(2)).isCommitted)
        case .truncate:
            #expect(request.isCommitted)
            stage.router.navigation.hostRemoved([sheet])
        }
        stage.expect("kitchen: home 1 2")
    }

    @Test(
        "BR047: any number of modals closes in one change",
        .bug("https://github.com/davidscheutz/swiftui-infinite-navigation/issues/6"), arguments: 0...5)
    func closeSeveral(kept: Int) throws {
        let stage = try Stage(1)
        for number in 1...6 { stage.run(number.isMultiple(of: 2) ? .cover(number) : .sheet(number)) }
        let context = stage.router.context(of: stage.state.modals[kept].stack.root.id)
        let rest = stage.state.modals.prefix(kept)
        #expect(context.dismiss().isCommitted)
        #expect(stage.state.modals == Array(rest))
        #expect(stage.events.count == 7)
        #expect(stage.events.last?.ended.map(\.ending) == Array(repeating: .dismissed, count: 6 - kept))
        stage.verify()
    }

    @Test(
        "BR048, BR005: a push inside a modal stays in that modal, at any level",
        .bug("https://github.com/nathantannar4/Transmission/issues/122"), arguments: 1...5)
    func pushInsideAModal(levels: Int) throws {
        let stage = try Stage(1)
        for level in 1...levels {
            let beneath = stage.state
            stage.run(.sheet(level))
            for number in 1...3 { #expect(stage.router.top.push(Kitchen.dish(number)).isCommitted) }
            #expect(stage.state.tabs == beneath.tabs)
            #expect(Array(stage.state.modals.dropLast()) == beneath.modals)
            #expect(
                stage.state.modals.last?.stack.entries.map(\.route.short) == ["s\(level)", "1", "2", "3"])
        }
        stage.run(.dismissAll)
        stage.expect("kitchen: home 1")
    }

    @Test(
        "BR049: a sheet is presented once, by one container, though two screens ask",
        .bug("https://github.com/obvios/Routing/issues/8"))
    func onePresenter() throws {
        let stage = try Stage(1)
        let root = stage.contexts[0]
        let top = stage.contexts[1]
        #expect(root.push(Kitchen.sheet(1)).reason == .sourceCovered)
        #expect(top.push(Kitchen.sheet(1)).isCommitted)
        #expect(top.push(Kitchen.sheet(1)).reason == .sourceCovered)
        #expect(root.push(Kitchen.sheet(1)).reason == .sourceCovered)
        #expect(stage.router.navigation.modals.map(\.id) == [.modal(stage.state.visible.id)])
        stage.expect("kitchen: home 1 | sheet: s1")
    }

    @Test(
        "BR057: dismiss ends the modal it is called in and leaves every one below",
        .bug("https://github.com/pointfreeco/swift-composable-architecture/issues/2893"), arguments: 1...10)
    func dismissLeavesTheParent(levels: Int) throws {
        let stage = try Stage()
        for number in 1...levels {
            stage.run(.sheet(number))
            if number.isMultiple(of: 2) { stage.run(.push(number)) }
        }
        while let modal = stage.state.modals.last {
            let below = stage.state.modals.dropLast()
            #expect(stage.router.context(of: modal.stack.top.id).dismiss().isCommitted)
            #expect(stage.state.modals == Array(below))
        }
        #expect(stage.run(.dismiss).outcome == .rejected(.noModal))
        stage.expect("kitchen: home")
    }

    @Test(
        "BR063: an entry that goes takes along what lies above it, whoever pushed that",
        .bug("https://github.com/dotaeva/scaffolding/pull/5"), arguments: 1...5)
    func nothingIsOrphaned(index: Int) throws {
        let stage = try Stage(1, 2)
        stage.run(.bed(3))
        stage.run(.push(4))
        stage.run(.bed(5))
        let entries = stage.state.visibleStack.entries
        let contexts = stage.contexts
        #expect(contexts[index].pop().isCommitted)
        #expect(stage.state.visibleStack.entries == Array(entries[..<index]))
        for place in contexts.indices {
            #expect((stage.router.screen(for: entries[place].id) == nil) == (place >= index))
        }
        stage.verify()
    }

    @Test(
        "BR141: another root takes the place of everything in one change, and nothing stays beneath",
        .bug("https://github.com/SwiftfulThinking/SwiftfulRouting/issues/105"))
    func replaceTheRoot() throws {
        let stage = try Stage(1, 2)
        stage.run(.sheet(1))
        stage.run(.cover(2))
        let visible = stage.state.stacks.filter { $0.id != .tab("garden") && $0.id != .tab("visitor") }
        let old = visible.flatMap(\.entries)
        let count = stage.events.count
        stage.router.batch { batch in
            batch.dismissAll()
            batch.setStack([Kitchen.note("sign-in")])
        }
        #expect(stage.events.count == count + 1)
        #expect(Set(stage.events.last?.ended.map(\.entry) ?? []) == Set(old))
        for entry in old {
            #expect(stage.router.screen(for: entry.id) == nil)
            #expect(stage.router.context(of: entry.id).push(Kitchen.dish(1)).reason == .sourceGone)
        }
        #expect(stage.run(.pop(1)).reason == .atRoot)
        stage.expect("kitchen: sign-in")
    }
}
