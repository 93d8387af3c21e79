import RouterCore
import Testing

@MainActor @Suite struct SentenceTests {
    @Test("The advice to who is covered names what the verb takes, and what would have helped")
    func adviceOfACoveredContext() throws {
        let router = Router(try house())
        let context = router.top
        router.push(Kitchen.dish(1))
        let covered = "The entry this came from is covered by Kitchen.dish(1); "
        func sentence(_ request: NavigationRequest) -> String? { request.outcome?.rejection?.description }
        #expect(
            sentence(context.push(Kitchen.dish(2)))
                == covered + "pass ifCovered: .append or .truncate if it should navigate all the same.")
        let elsewhere = covered + "ask from the screen that is visible now."
        #expect(sentence(context.replace(with: Kitchen.dish(2))) == elsewhere)
        #expect(sentence(context.setStack([Kitchen.home])) == elsewhere)
        #expect(sentence(context.batch { $0.push(Kitchen.dish(2)) }) == elsewhere)

        router.push(Kitchen.sheet(1))
        let beneath =
            "The entry this came from is covered by Kitchen.sheet(1); "
            + "pass ifCovered: .truncate if it should navigate all the same."
        #expect(sentence(context.push(Kitchen.dish(2))) == beneath)
        #expect(sentence(context.push(Kitchen.dish(2), ifCovered: .append)) == beneath)
    }

    @Test("A sentence calls routes as its label says, in a batch too")
    func labels() {
        let route = AnyRoute(Kitchen.dish(1))
        let rejection = Rejection.batch(operation: 2, because: .notFound(route))
        #expect(
            rejection.sentence { _ in "/dishes/1" }
                == "Operation 2 of the batch was refused, so none was carried out. "
                + "/dishes/1 names nothing that exists, says the module that owns it.")
        #expect(Rejection.loop([route, route]).sentence { _ in "/a" }.contains("/a → /a"))
    }

    @Test("What a presentation came to reads as a word and its facts")
    func results() {
        #expect(NavigationResult.finished(5).description == "finished with 5")
        #expect(NavigationResult<Int>.ended(.system).description == "ended, system")
        #expect(NavigationResult<Int>.cancelled.description == "cancelled")
        #expect(
            NavigationResult<Int>.rejected(.noModal).description.hasPrefix(
                "rejected, noModal: No modal holds"))
    }

    @Test("A sentence names the cause of this case, and the way out for the verb that was used")
    func wayOut() throws {
        let router = Router(try house())
        let root = AnyRoute(Kitchen.home)
        func sentence(_ request: NavigationRequest) -> String {
            request.outcome?.rejection?.description ?? ""
        }
        #expect(router.replace(with: Kitchen.dish(1)).outcome == .rejected(.atRoot(root, verb: "replace")))
        #expect(sentence(router.replace(with: Kitchen.dish(1))).contains("make it another with setStack"))
        #expect(sentence(router.setStack([])).contains("name at least one route"))
        #expect(sentence(router.pop()).contains("pop less"))
        #expect(sentence(router.finish()).contains("a tab does not end"))
        #expect(sentence(router.pop(toNearest: { _ in false })).contains("fits the rule"))
        #expect(
            sentence(router.batch { $0.push(Kitchen.dish(1), fromBelow: 3) }).contains(
                "no entry 3 below the visible one, whose stack has 1"))
        router.push(Kitchen.dish(1))
        router.top.guardLeaving { .deny("unsaved") }
        #expect(sentence(router.pop()).contains("pass discarding: true to pop"))
        #expect(sentence(router.popToRoot()).contains("pass discarding: true to popToRoot"))
        let detached = PushContext.detached.push(Kitchen.dish(1))
        #expect(detached.outcome == .rejected(.sourceGone(.detached)))
        #expect(sentence(detached).contains("belongs to no router"))
    }

    @Test("A line of the log names the verb and the screen it came from")
    func logLine() throws {
        let router = Router(try house())
        var unread: [Navigation.UnreadRejection] = []
        router.navigation.onUnreadRejection = { unread.append($0) }
        let context = router.top
        router.push(Kitchen.dish(1))
        context.replace(with: Kitchen.dish(2))
        #expect(unread.map(\.verb) == ["replace"])
        #expect(unread.map(\.source) == [AnyRoute(Kitchen.home)])
        #expect(unread[0].description.hasPrefix("sourceCovered: replace from Kitchen.home: The entry"))
    }
}
