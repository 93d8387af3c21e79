import RouterCore
import RouterTerminal
import RouterTesting

/// The failure table: each row provoked, and what really came of it.
@MainActor enum FailureTable {
    /// A row as the article prints it.
    struct Row: CustomStringConvertible {
        let failure: String
        let found: String
        let answer: String
        let sentence: String

        var description: String { "| \(failure) | \(found) | `\(answer)` | \(sentence) |" }
    }

    /// The rows, in the order of the article.
    static func rows() async throws -> [Row] {
        try await compositionRows() + requestRows() + linkRows() + guardRows() + snapshotRows()
    }

    private static func requestRows() throws -> [Row] {
        let router = try failureRouter()
        let root = router.context(of: router.visible.id)
        router.push(FailureRoute.page(1))
        let gone = router.context(of: router.visible.id)
        router.pop()
        var rows = [
            asking("A route nobody owns", router.push(OrdersExit.dish(1))),
            asking("An id that names nothing", router.push(FailureRoute.page(404))),
            asking("A context whose screen is gone", gone.push(FailureRoute.page(1))),
            asking("Back at the root", router.pop()),
            asking("Dismissing without a modal", router.dismiss()),
            asking("Going back to what is not there", router.pop(to: FailureRoute.page(5))),
            asking("A tab that is not there", router.select(tab: "settings")),
            asking("An app without tabs", router.setTabs([])),
        ]
        root.push(FailureRoute.page(1))
        rows.insert(asking("A second tap, or a late callback", root.push(FailureRoute.page(1))), at: 3)
        router.push(Picker())
        rows.append(asking("A result of the wrong type", router.finish(with: "five")))
        rows.append(
            asking(
                "One refused operation of a batch",
                router.batch { batch in
                    batch.push(FailureRoute.page(2))
                    batch.push(FailureRoute.page(404))
                }))
        router.push(FailureAlert())
        rows.append(asking("A screen on a dialog", router.push(FailureRoute.page(2))))
        router.dismiss()
        rows.append(asking("A dialog as something else", router.push(FailureAlert(), as: .sheet)))
        rows.append(asking("Something else as a dialog", router.push(FailureRoute.page(2), as: .dialog)))
        router.reset()
        rows.append(runaway(router))
        return rows
    }

    private static func linkRows() throws -> [Row] {
        let router = try failureRouter()
        router.activate()
        return [
            asking("A link no pattern matches", router.open("/pages/one")),
            asking("A link from somewhere else", router.open("https://example.com/pages/1")),
            asking("Parents that go in a circle", router.open("/circle")),
        ]
    }

    private static func guardRows() async throws -> [Row] {
        let router = try failureRouter()
        router.push(FailureRoute.editor)
        _ = router.visibleScreen
        let leaving = asking("Unsaved changes", router.pop())
        router.pop(discarding: true)
        let waiting = router.push(SlowRoute())
        router.push(FailureRoute.page(1))
        return [
            asking("A guard that denies", router.push(FailureRoute.secret)),
            asking("A guard that throws", router.push(FailureRoute.broken)),
            asking("Guards that go in a circle", router.push(FailureRoute.maze(0))),
            leaving,
            asking("A newer request while a guard decides", waiting),
        ]
    }

    /// The name of an enum case, without its payload.
    static func label(of value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }

    static func asking(_ failure: String, _ request: NavigationRequest) -> Row {
        Row(failure, request.outcome)
    }

    private static func runaway(_ router: Router<TerminalScreen>) -> Row {
        var last: Outcome?
        let subscription = router.events.observe { event in
            last = event.outcome
            router.select(tab: "home")
        }
        router.push(FailureRoute.page(1))
        subscription.cancel()
        return Row("Requests that cause each other without end", last)
    }
}

extension FailureTable.Row {
    /// The row of a request; of a sentence with a drawing, the sentence.
    fileprivate init(_ failure: String, _ outcome: Outcome?) {
        let text = outcome?.rejection?.description ?? outcome?.description ?? ""
        self.init(
            failure: failure, found: "asking",
            answer: outcome?.rejection?.reason.word ?? outcome?.word ?? "no outcome yet",
            sentence: String(text.prefix { $0 != "\n" }))
    }
}
