import RouterCore
import Testing

/// Subscribers that come and go, before an event and while it is told.
@MainActor @Suite struct SubscriberTests {
    /// Those who are taken out by another one.
    @MainActor private final class Others {
        var subscriptions: [EventHub.Subscription] = []
    }

    @Test func thoseWhoStayAreToldInOrderHoweverManyLeave() throws {
        let router = Router(try house())
        var told: [Int] = []
        var subscriptions = (0..<100).map { number in router.events.observe { _ in told.append(number) } }
        for number in subscriptions.indices where number % 7 != 0 { subscriptions[number].cancel() }
        subscriptions.append(router.events.observe { _ in told.append(100) })
        router.push(Kitchen.dish(1))
        #expect(told == Array(stride(from: 0, to: 100, by: 7)) + [100])
    }

    @Test func whoeverLeavesWhileAnEventIsToldIsNotToldOfIt() throws {
        let router = Router(try house())
        var told: [String] = []
        let others = Others()
        let first = router.events.observe { _ in
            told.append("first")
            for other in others.subscriptions { other.cancel() }
        }
        others.subscriptions = (0..<3).map { number in router.events.observe { _ in told.append("\(number)") }
        }
        router.push(Kitchen.dish(1))
        router.push(Kitchen.dish(2))
        #expect(told == ["first", "first"])
        first.cancel()
    }

    @Test func aHandlerGoesWithItsSubscriptionAlthoughOthersStay() throws {
        let router = Router(try house())
        let others = (0..<10).map { _ in router.events.observe { _ in } }
        weak var held: Counter?
        let subscription: EventHub.Subscription
        do {
            let counter = Counter()
            held = counter
            subscription = router.events.observe { _ in counter.built["event", default: 0] += 1 }
        }
        router.push(Kitchen.dish(1))
        #expect(held?.built == ["event": 1])
        subscription.cancel()
        #expect(held == nil)
        withExtendedLifetime(others) {}
    }

    @Test func requestsOfOneHandlerRunInOrder() throws {
        let router = Router(try house())
        router.navigation.onUnreadRejection = { _ in }
        var requests: [Int] = []
        var isFirst = true
        let subscription = router.events.observe { event in
            requests.append(event.request)
            guard isFirst else { return }
            isFirst = false
            for _ in 0..<300 { router.select(tab: "none") }
        }
        router.push(Kitchen.dish(1))
        #expect(requests == Array(1...301))
        subscription.cancel()
    }

    @Test func hostsKnowWhichEntriesAskHoweverTheOthersGo() throws {
        let router = Router(try house())
        let stack = router.navigation.tabs[0]
        var asking: [EntryID] = []
        for number in 1...20 {
            router.push(Kitchen.dish(number))
            router.top.guardLeaving { .allow }
            asking.append(router.visible.id)
        }
        router.pop()
        router.pop(3)
        #expect(stack.leaveGuarded == Set(asking.prefix(16)))
        router.navigation.hostRemoved([asking[2], asking[5]])
        asking.remove(at: 5)
        asking.remove(at: 2)
        #expect(stack.leaveGuarded == Set(asking.prefix(14)))
        router.push(Kitchen.sheet(1))
        router.top.guardLeaving { .allow }
        let sheet = router.navigation.modals[0]
        #expect(!sheet.leaveGuarded.isEmpty)
        router.dismiss()
        #expect(sheet.leaveGuarded.isEmpty)
        router.popToRoot()
        #expect(stack.leaveGuarded.isEmpty)
    }
}
