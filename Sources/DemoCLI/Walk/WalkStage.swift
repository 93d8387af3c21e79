import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

/// What a scene plays on: the demo, freshly composed, and what a user does with it.
@MainActor struct WalkStage {
    let store: TastebookStore
    let router: Router<TerminalScreen>

    init(composing: TastebookApp.Composing = tastebook) throws(CompositionError) {
        store = TastebookStore(.embedded)
        router = Router(try composing(store))
    }

    /// Every stack, its entries written as their links.
    var drawing: String { router.state.drawing(label: router.composition.label(of:)) }

    /// The links of the stack that is visible, from the root up.
    var stack: [String] { router.state.visibleStack.entries.map { router.composition.label(of: $0.route) } }

    /// The texts of the visible screen's rows.
    var rows: [String] { router.visibleScreen?.sections.flatMap(\.rows).map(\.text) ?? [] }

    /// The visible screen's title and its first row.
    var screen: String { "\(router.visibleScreen?.title ?? "")\n  \(rows.first ?? "")" }

    /// Carries out actions of the screens that are visible at their turn, counted from 1.
    func tap(_ numbers: Int...) {
        for number in numbers { router.tap(number) }
    }

    /// Carries out the visible screen's first action of that title.
    func tap(_ title: String) {
        guard let screen = router.visibleScreen else { return }
        if let action = screen.actions.first(where: { $0.title == title }) { screen.perform(action) }
    }
}
