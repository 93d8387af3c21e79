import Foundation
import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

/// Drives a router by lines of text, and answers each with a line of JSON.
@MainActor final class Driver {
    let router: Router<TerminalScreen>
    let store: TastebookStore
    /// Where `save` writes, and `load` reads.
    var files = DriveFiles()
    /// What the host has reported last, or noted to report later.
    var report: [EntryID] = []
    /// What the last load could not restore.
    var lost: [RestoreReport.Lost] = []
    /// What the link stands for that is being opened.
    var opened: AnyRoute?
    /// The end of the session that the current command has brought about.
    var sessionEnd: NavigationRequest?
    /// The entry that was removed last.
    private(set) var gone: EntryID?
    /// Whether a line was not understood.
    private(set) var metUnintelligibleLine = false

    private var line = 0
    private var command = ""
    private var log = EventLog()
    private var subscription: EventHub.Subscription?
    /// The links of the entries there are, printed once for each.
    private var labels: [EntryID: String] = [:]
    private let encoder = JSONEncoder()

    init(_ router: Router<TerminalScreen>, store: TastebookStore) {
        self.router = router
        self.store = store
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        subscription = router.events.observe { [weak self] in self?.note($0) }
        store.onSessionEnd = { [weak self] in self?.sessionEnd = self?.router.endSession() }
        router.activate()
    }

    /// Carries out a line and returns the answer, without a line break; nil for one that is skipped.
    ///
    /// - Throws: What the encoder throws; it has no reason to.
    func answer(to input: LineReader.Line) throws -> String? {
        line += 1
        do {
            switch try DriveLine(input) {
            case .skipped: return nil
            case .command(let command, let text):
                self.command = text
                return try json(answer(to: command))
            }
        } catch let error as Unintelligible {
            metUnintelligibleLine = true
            return try json(ErrorAnswer(line: line, error: error.description))
        }
    }
}

// MARK: - One command

extension Driver {
    private func answer(to command: DriveCommand) -> Answer {
        lost = []
        let (outcome, refusal) = outcome(of: command)
        var answer = Answer(
            command: self.command, line: line, outcome: outcome, refusal: refusal,
            state: StateAnswer(
                router.state, parked: router.state.parked.map { router.composition.label(of: $0.route) },
                user: store.user, label: label(of:)))
        if case .load = command { answer.lost = lost.map(LostAnswer.init) }
        if command == .events { answer.events = log }
        if command == .screen { answer.screen = router.visibleScreen.map(ScreenAnswer.init) }
        return answer
    }

    private func outcome(of command: DriveCommand) -> (String, Refusal?) {
        do throws(Refusal) {
            // No request waits between two lines, so one that was made has its outcome.
            sessionEnd = nil
            guard let outcome = (try run(command) ?? sessionEnd)?.outcome else { return ("none", nil) }
            return (outcome.word, outcome.rejection.map(Refusal.init))
        } catch {
            // The router was not asked, so it made no event.
            log.append(
                EventLog.Event(
                    verb: Words(self.command[...]).verb, outcome: "rejected", reason: error.reason),
                from: self.command)
            return ("rejected", error)
        }
    }

    private func note(_ event: NavigationEvent) {
        let (removed, inserted) = (event.delta.removed, event.delta.inserted)
        // The event of a link has no route of its own: the router was asked for a text.
        let route = event.route ?? (event.verb == "open" ? opened : nil)
        gone = removed.last?.id ?? gone
        log.append(
            EventLog.Event(
                verb: event.verb, outcome: event.outcome.word,
                reason: event.outcome.rejection?.reason.word,
                route: route.map(router.composition.label(of:)),
                removed: removed.map(label), inserted: inserted.map(label)),
            from: command)
        for entry in removed { labels[entry.id] = nil }
    }

    private func label(of entry: Entry) -> String {
        if let label = labels[entry.id] { return label }
        let label = router.composition.label(of: entry.route)
        labels[entry.id] = label
        return label
    }

    private func json(_ answer: some Encodable) throws -> String {
        String(decoding: try encoder.encode(answer), as: UTF8.self)
    }
}
