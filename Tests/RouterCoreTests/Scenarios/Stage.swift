import Observation
import RouterCore
import Testing

/// The house with a router in it, watched: every event is kept, and replayed to a state of its own.
@MainActor final class Stage {
    let counter = Counter()
    let router: Router<Page>
    /// The events since the stage was set.
    private(set) var events: [NavigationEvent] = []
    private var replayed: NavigationState
    private var subscription: EventHub.Subscription?

    /// Sets the stage: the kitchen's tab with these dishes above its root.
    init(_ dishes: Int...) throws {
        router = Router(try house(counter))
        replayed = router.state
        router.navigation.onUnreadRejection = { _ in }
        subscription = router.events.observe { [weak self] event in
            self?.replayed.apply(event.delta)
            self?.events.append(event)
        }
        for number in dishes { router.push(Kitchen.dish(number)) }
        events = []
    }

    var state: NavigationState { router.state }

    /// The contexts of the visible stack, from the root up.
    var contexts: [PushContext] { state.visibleStack.entries.map { router.context(of: $0.id) } }

    /// The ids of every entry.
    var ids: [EntryID] { state.stacks.flatMap(\.entries).map(\.id) }

    var picture: String { state.picture }

    /// Checks the state against its picture, and what holds of every state.
    func expect(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self.picture == picture, sourceLocation: sourceLocation)
        verify(sourceLocation: sourceLocation)
    }

    /// Checks what holds of every state: ids, models and replay agree with the one list.
    func verify(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(replayed == state, "replay", sourceLocation: sourceLocation)
        #expect(Set(ids).count == ids.count, "unique ids", sourceLocation: sourceLocation)
        for stack in state.stacks {
            #expect(!stack.entries.isEmpty, "never empty", sourceLocation: sourceLocation)
            let ids = stack.entries.map(\.id)
            #expect(ids == ids.sorted(), "rising ids", sourceLocation: sourceLocation)
        }
        let models = router.navigation.tabs + router.navigation.modals
        #expect(models.map(\.id) == state.stacks.map(\.id), "models", sourceLocation: sourceLocation)
        #expect(
            models.map(\.entries) == state.stacks.map(\.entries), "models' entries",
            sourceLocation: sourceLocation)
    }
}

extension NavigationState {
    /// The state in one line: the selected tab, other tabs that are not at their root, modals from the lowest.
    ///
    /// `kitchen: home 1 2 | garden: garden bed5 | sheet: s1`
    var picture: String {
        let shown = tabs.filter { $0.name == selectedTab || $0.stack.entries.count > 1 }
        let selectedFirst =
            shown.filter { $0.name == selectedTab } + shown.filter { $0.name != selectedTab }
        let lines = selectedFirst.map { "\($0.name): \(names($0.stack))" }
        return (lines + modals.map { "\($0.style.rawValue): \(names($0.stack))" })
            .joined(separator: " | ")
    }

    private func names(_ stack: Stack) -> String {
        stack.entries.map { $0.route.short }.joined(separator: " ")
    }
}

extension AnyRoute {
    /// The route of the fixture in a few letters.
    var short: String {
        switch base {
        case Kitchen.home as Kitchen: "home"
        case Kitchen.dish(let number) as Kitchen: "\(number)"
        case Kitchen.note(let text) as Kitchen: text
        case Kitchen.sheet(let number) as Kitchen: "s\(number)"
        case Kitchen.cover(let number) as Kitchen: "c\(number)"
        case Garden.home as Garden: "garden"
        case Garden.bed(let number) as Garden: "bed\(number)"
        case let pick as Pick: pick.title
        case let route as any Brief: route.brief
        default: description
        }
    }
}

/// The reason a request was refused, or nil when it was not or not yet.
extension NavigationRequest {
    @MainActor var reason: Rejection.Reason? { outcome?.rejection?.reason }
    @MainActor var isCommitted: Bool { outcome == .committed }
}

/// Counts how often an observer of something is told of a change, armed again each time.
@MainActor final class Wakes {
    private(set) var count = 0
    private let read: @MainActor () -> Void

    init(_ read: @escaping @MainActor () -> Void) {
        self.read = read
        arm()
    }

    private func arm() {
        withObservationTracking(read) { [weak self] in
            MainActor.assumeIsolated {
                self?.count += 1
                self?.arm()
            }
        }
    }
}

/// A route that says itself how it is drawn.
protocol Brief {
    var brief: String { get }
}
