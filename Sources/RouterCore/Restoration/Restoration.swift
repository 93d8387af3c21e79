#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// One restore on its way through the router: what was read, and what guards and owners leave of it.
@MainActor package final class Restoration {
    /// What is read, and what becomes of a stack with a hole; for a recorder.
    package nonisolated let (data, holes): (Data, Snapshot.HolePolicy)
    /// Why what was read is no snapshot, if it is none.
    let fault: Snapshot.Fault?
    /// What was read, without what guards and owners have refused so far.
    private var saved: SavedNavigation
    /// The answers of guards about saved routes, nil where they allow; none is asked twice.
    private var verdicts: [AnyRoute: RestoreReport.Reason?] = [:]
    /// The guards that are to be waited for.
    private var pending: [(stack: Int, question: Question)] = []
    private var draft = RestoreReport()
    /// Whether the state has been installed.
    var isInstalled = false

    init(
        _ data: Data, _ navigation: Navigation, _ holes: Snapshot.HolePolicy, _ bounds: Snapshot.Bounds
    ) {
        (self.data, self.holes) = (data, holes)
        do {
            let tabs = navigation.state.tabs.map(\.seed)
            saved = try SnapshotReader.read(data, navigation.table, over: tabs, holes, bounds)
            fault = nil
        } catch {
            (saved, fault) = (SavedNavigation(holes: holes), error)
        }
    }

    /// What was lost; nil until the state has been installed.
    var report: RestoreReport? { isInstalled ? draft : nil }

    /// Returns the state to install: as much of what was read as exists and as guards allow.
    ///
    /// The roots of tabs are not asked about here: they are when they are about to be visible, as any root is.
    ///
    /// - Throws: `malformed` when what was read is no snapshot.
    func target(in navigation: Navigation) throws(Rejection) -> NavigationState {
        if let fault { throw .malformed(fault) }
        for stack in saved.stacks.indices {
            for (index, entry) in saved.stacks[stack].entries.enumerated() {
                let isGuarded = navigation.table.hasGuards && !(index == 0 && saved.stacks[stack].isTab)
                let reason = refusal(of: entry.route, ofStack: stack, in: navigation, isGuarded)
                guard let reason else { continue }
                saved.cut(stack, at: index, reason)
                break
            }
        }
        let state: NavigationState
        (state, draft) = saved.assembled(
            over: navigation.state.tabs.map(\.seed),
            renumberingFrom: navigation.hasRun ? navigation.state.nextID : nil)
        return state
    }

    private func refusal(
        of route: AnyRoute, ofStack stack: Int, in navigation: Navigation, _ isGuarded: Bool
    ) -> RestoreReport.Reason? {
        if !navigation.table.exists(route) { return .notFound }
        guard isGuarded else { return nil }
        if let verdict = verdicts[route] { return verdict }
        let verdict: RestoreReport.Reason?
        do throws(Rejection) {
            switch try navigation.ask(about: route) {
            case .allowed: verdict = nil
            case .redirected(_, let redirect): verdict = .redirected(to: redirect.route)
            case .asking(let questions):
                pending += questions.map { (stack, $0) }
                verdict = nil
            }
        } catch {
            verdict = RestoreReport.Reason(error)
        }
        verdicts[route] = .some(verdict)
        return verdict
    }
}

// MARK: - Guards that take their time

extension Restoration {
    /// The one question to wait for, if a guard has to be waited for: it asks them all, and always allows.
    func questions(in navigation: Navigation) -> [Question] {
        guard let route = pending.first?.question.route else { return [] }
        let questions = pending
        pending = []
        return [
            Question(route: route) { [weak navigation] in
                await self.ask(questions) { navigation }
                return .allow
            }
        ]
    }

    /// Whether guards are left that have to be waited for.
    var isAsking: Bool { !pending.isEmpty }

    /// Asks the guards that take their time, one after the other, and notes the routes they do not allow.
    ///
    /// Nobody is asked about a route above a refused one. If it stands elsewhere, too, it is asked about later.
    private func ask(
        _ questions: [(stack: Int, question: Question)], in navigation: @MainActor () -> Navigation?
    ) async {
        var cut: Set<Int> = []
        for (stack, question) in questions {
            let route = question.route
            // Another guard may have refused the route already.
            guard verdicts[route] == .some(nil) else { continue }
            if cut.contains(stack) {
                verdicts.removeValue(forKey: route)
                continue
            }
            // A restore that is superseded asks nobody any more.
            if Task.isCancelled { return }
            guard let reason = await refusal(question, in: navigation) else { continue }
            verdicts[route] = reason
            cut.insert(stack)
        }
    }

    private func refusal(
        _ question: Question, in navigation: @MainActor () -> Navigation?
    ) async -> RestoreReport.Reason? {
        let decision: GuardDecision
        do { decision = try await question.decision() } catch {
            return .guardFailed(Rejection.GuardFailure(error))
        }
        do throws(Rejection) {
            let redirect = try navigation()?.redirect(for: decision, about: question.route)
            return redirect.map { .redirected(to: $0.route) }
        } catch {
            return RestoreReport.Reason(error)
        }
    }
}

extension RestoreReport.Reason {
    /// The reason of a hole that a guard made.
    fileprivate init(_ rejection: Rejection) {
        switch rejection {
        case .denied(_, let reason): self = .denied(reason)
        case .guardFailed(_, let failure): self = .guardFailed(failure)
        default: self = .denied(rejection.description)
        }
    }
}

extension Restoration: Hashable {
    package nonisolated static func == (left: Restoration, right: Restoration) -> Bool {
        left === right
    }

    package nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
