import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI

/// Our button that goes back: a picture, which the system reads out.
let back = "chevron.backward"

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
    ///   - mode: What the host does that SwiftUI is reported to do.
    ///   - prepare: What happens to the router before it is shown.
    init(
        _ composition: Composition<ViewScreen>, savedAs key: String? = nil,
        restoring scene: [String: Any] = [:], in mode: Hostility = .ofProcess,
        prepare: (Router<ViewScreen>) -> Void = { _ in }
    ) {
        let router = Router(composition, allowing: [.scheme("story")])
        self.router = router
        let log = log
        log.subscription = router.events.observe { event in
            let reason = event.outcome.rejection.map { " \($0.reason.word)" } ?? ""
            log.requests.append(event.verb + reason)
        }
        router.navigation.onUnreadRejection = { log.unread.append($0.rejection) }
        prepare(router)
        let onRestore = { @MainActor (report: RestoreReport) in log.restored.append(report) }
        host = ViewHost(restoring: scene, mode: mode) {
            RouterView(router, savedAs: key, onRestore: onRestore) {
                Label($0, systemImage: "circle")
            }
        }
    }

    /// Whether the host draws no more than it has to, so that passes and bodies can be counted.
    var isCounted: Bool { isKept && isAtOnce && !host.mode.contains(.takesNothingBack) }
    /// Whether the state of views outlives what a person does.
    var isKept: Bool { !host.mode.contains(.remakesStacks) }
    /// Whether setters are called when a person does something, and not later.
    var isAtOnce: Bool { host.mode.isDisjoint(with: [.setsLate, .setsWhileDrawing]) }

    /// What the router says is shown.
    var state: String { router.state.drawing() }

    /// Asks something of the router and draws what comes of it.
    func ask(_ request: (Router<ViewScreen>) -> Void) {
        request(router)
        host.settle()
    }
}
