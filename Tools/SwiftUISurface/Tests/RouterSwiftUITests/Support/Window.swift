import RouterCore
import RouterSwiftUI
import SurfaceHost
import SwiftUI

/// A router and the window that shows it.
@MainActor struct Window {
    let router: Router<ViewScreen>
    let host: ViewHost
    let log = Log()

    /// What became of each request, and what nobody looked at.
    @MainActor final class Log {
        var requests: [String] = []
        var unread: [Rejection] = []
        var restored: [RestoreReport] = []
        var subscription: EventHub.Subscription?
    }

    /// Shows the story in tabs.
    static func tabs() throws -> Window {
        Window(try storyInTabs())
    }

    /// The story in tabs.
    static func storyInTabs() throws -> Composition<ViewScreen> {
        try Composition {
            storyModules()
            RootTab("dishes", root: Dishes.list)
            RootTab("places", root: Places.list)
            RootTab("me", root: People.me)
        }
    }

    /// Shows the story in one stack.
    static func single(root: any Route = Dishes.list) throws -> Window {
        Window(
            try Composition {
                storyModules()
                RootTab("only", root: root)
            })
    }

    /// Shows a composition in a new scene, or in one that comes back.
    ///
    /// - Parameters:
    ///   - composition: What is shown.
    ///   - key: What the navigation is saved by in the scene; nil when it is not.
    ///   - scene: What the scene has kept.
    ///   - prepare: What happens to the router before it is shown.
    init(
        _ composition: Composition<ViewScreen>, savedAs key: String? = nil,
        restoring scene: [String: Any] = [:], prepare: (Router<ViewScreen>) -> Void = { _ in }
    ) {
        let router = Router(composition, allowing: [.scheme("story")])
        self.router = router
        let log = log
        log.subscription = router.events.observe { event in
            let reason = event.outcome.rejection.map { " \($0.reason.word)" } ?? ""
            log.requests.append(event.verb + reason)
        }
        router.navigation.onUnreadRejection = { log.unread.append($0) }
        prepare(router)
        host = ViewHost(restoring: scene) {
            let view = RouterView(router) { Label($0, systemImage: "circle") }
            if let key { view.savedInScene(key) { log.restored.append($0) } } else { view }
        }
    }

    /// What the router says is shown.
    var state: String { router.state.drawing() }

    /// Asks something of the router and draws what comes of it.
    func ask(_ request: (Router<ViewScreen>) -> Void) {
        request(router)
        host.settle()
    }
}
