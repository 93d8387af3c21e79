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
        var subscription: EventSubscription?
    }

    /// Shows the story in tabs.
    static func tabs() throws -> Window {
        Window(
            try Composition {
                storyModules()
                RootTab("dishes", root: Dishes.list)
                RootTab("places", root: Places.list)
                RootTab("me", root: People.me)
            })
    }

    /// Shows the story in one stack.
    static func single(root: any Route = Dishes.list) throws -> Window {
        Window(
            try Composition {
                storyModules()
                RootTab("only", root: root)
            })
    }

    init(_ composition: Composition<ViewScreen>) {
        let router = Router(composition)
        self.router = router
        let log = log
        log.subscription = router.events.observe { event in
            let reason = event.outcome.rejection.map { " \($0.reason.rawValue)" } ?? ""
            log.requests.append(event.verb + reason)
        }
        router.navigation.onUnreadRejection = { log.unread.append($0) }
        host = ViewHost { RouterView(router) { Label($0, systemImage: "circle") } }
    }

    /// What the router says is shown.
    var state: String { router.state.drawing() }

    /// Asks something of the router and draws what comes of it.
    func ask(_ request: (Router<ViewScreen>) -> Void) {
        request(router)
        host.settle()
    }
}
