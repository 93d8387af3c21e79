import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

/// What a scene plays on: the demo, freshly composed, and what a user does with it.
@MainActor struct WalkStage {
    let store: TastebookStore
    let router: Router<TerminalScreen>

    init() throws(CompositionError) {
        store = TastebookStore(.embedded)
        router = Router(try tastebook(store: store))
    }

    /// Every stack, its entries written as their links.
    var drawing: String { router.state.drawing(label: router.composition.label(of:)) }

    /// The links of the stack that is visible, from the root up.
    var stack: [String] { labels(of: router.state.visibleStack.id) }

    /// The links of a stack, from the root up; empty where there is none.
    func labels(of stack: StackID) -> [String] {
        router.state.stack(stack)?.entries.map { router.composition.label(of: $0.route) } ?? []
    }

    /// The title of the visible screen.
    var title: String { router.visibleScreen?.title ?? "" }

    /// The visible screen's title and the first of its rows, as many as asked for.
    func screen(rows count: Int) -> String {
        ([title] + rows.prefix(count).map { "  \($0)" }).joined(separator: "\n")
    }

    /// The texts of the visible screen's rows.
    var rows: [String] { router.visibleScreen?.sections.flatMap(\.rows).map(\.text) ?? [] }

    /// Carries out actions of the screens that are visible at their turn, counted from 1.
    func tap(_ numbers: Int...) {
        for number in numbers { router.tap(number) }
    }

    /// Carries out the visible screen's first action of that title.
    func tap(_ title: String) {
        if let action = router.visibleScreen?.actions.first(where: { $0.title == title }) {
            router.visibleScreen?.perform(action)
        }
    }
}
