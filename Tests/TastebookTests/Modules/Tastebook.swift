import RouterCore
import RouterTerminal
import TastebookData
import Testing

@testable import DemoCLI

/// The app as its tests use it: composed, with a router, and a few short ways to say what a user does.
@MainActor struct Tastebook {
    let store: TastebookStore
    let app: Composition<TerminalScreen>
    let router: Router<TerminalScreen>

    init(_ catalogue: Catalogue = .embedded) throws {
        let store = TastebookStore(catalogue)
        self.store = store
        app = try tastebook(store: store)
        router = Router(app)
        store.onSessionEnd = { [weak router] in router?.endSession() }
        router.activate()
    }
}

extension Tastebook {
    /// The visible screen.
    var screen: TerminalScreen {
        get throws { try #require(router.visibleScreen) }
    }

    /// The visible screen's title.
    var title: String {
        get throws { try screen.title }
    }

    /// The texts of the visible screen's rows.
    var rows: [String] {
        get throws { try screen.sections.flatMap(\.rows).map(\.text) }
    }

    /// The titles of the visible screen's actions, as `tap` counts them.
    var actions: [String] {
        get throws { try screen.actions.map(\.title) }
    }

    /// The link of the visible screen.
    var link: String? { app.path(for: router.visible.route.base) }

    /// Every stack, its entries written as their links.
    var drawing: String {
        router.state.drawing { app.path(for: $0.base) ?? $0.description }
    }

    /// Pushes the route a path links to, from whatever is visible.
    func go(to paths: String..., as style: Presentation? = nil) throws {
        for path in paths {
            let route = try app.route(at: path)
            try #require(router.push(route.base, as: style).outcome == .committed)
        }
    }

    /// Does the first action of that title on the visible screen; the outcome is nil if it asked for nothing.
    @discardableResult
    func tap(_ title: String) throws -> Outcome? {
        let screen = try screen
        let action = try #require(screen.actions.first { $0.title == title })
        return screen.perform(action)?.outcome
    }
}
