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
    /// Whether the guards that answer at once have been asked.
    private var isSifted = false
    private var draft = RestoreReport()
    /// Whether the state has been installed.
    var isInstalled = false

    init(_ data: Data, _ table: RouteTable, _ holes: Snapshot.HolePolicy, _ bounds: Snapshot.Bounds) {
        (self.data, self.holes) = (data, holes)
        do {
            saved = try SnapshotReader.read(data, table, holes, bounds)
            fault = nil
        } catch {
            (saved, fault) = (SavedNavigation(holes: holes), error)
        }
    }

    /// What was lost; nil until the state has been installed.
    var report: RestoreReport? { isInstalled ? draft : nil }

    /// Returns the state to install: of what was read, as much as exists and as guards that answer at once allow.
    ///
    /// - Throws: `malformed` when what was read is no snapshot.
    func target(in navigation: Navigation) throws(Rejection) -> NavigationState {
        if let fault { throw .malformed(fault) }
        for stack in saved.stacks.indices {
            for (index, entry) in saved.stacks[stack].entries.enumerated() {
                let reason = refusal(of: entry.route, in: navigation, askingGuards: !isSifted)
                guard let reason else { continue }
                saved.cut(stack, at: index, reason)
                break
            }
        }
        if let root = saved.bareRoot(navigation.table),
            let reason = refusal(of: root, in: navigation, askingGuards: true)
        {
            saved.deselect(reason)
        }
        isSifted = true
        let state: NavigationState
        (state, draft) = saved.assembled(
            over: navigation.table.tabs,
            renumberingFrom: navigation.hasRun ? navigation.state.nextID : nil)
        return state
    }

    private func refusal(
        of route: AnyRoute, in navigation: Navigation, askingGuards: Bool
    ) -> RestoreReport.Reason? {
        if !navigation.table.exists(route) { return .notFound }
        guard askingGuards else { return nil }
        do throws(Rejection) {
            return try navigation.firstRedirect(of: .one(route)).map { .redirected(to: $0.redirect.route) }
        } catch {
            return RestoreReport.Reason(error)
        }
    }
}

// MARK: - Guards that take their time

extension Restoration {
    /// The one question to wait for, if a guard has to be waited for: it asks them all, and always allows.
    func questions(in navigation: Navigation) -> [Question] {
        var routes = saved.stacks.flatMap(\.entries).map(\.route)
        if let root = saved.bareRoot(navigation.table) { routes.append(root) }
        guard let route = routes.first(where: { !navigation.questions(about: .one($0)).isEmpty }) else {
            return []
        }
        return [
            Question(route: route) { [weak navigation] _ in
                await self.ask { navigation }
                return .allow
            }
        ]
    }

    /// Asks the guards that take their time, one after the other, and takes out what they do not allow.
    private func ask(in navigation: @MainActor () -> Navigation?) async {
        for stack in saved.stacks.indices {
            for (index, entry) in saved.stacks[stack].entries.enumerated() {
                guard let reason = await refusal(of: entry.route, in: navigation) else { continue }
                saved.cut(stack, at: index, reason)
                break
            }
        }
        if let table = navigation()?.table, let root = saved.bareRoot(table),
            let reason = await refusal(of: root, in: navigation)
        {
            saved.deselect(reason)
        }
    }

    private func refusal(
        of route: AnyRoute, in navigation: @MainActor () -> Navigation?
    ) async -> RestoreReport.Reason? {
        for question in navigation()?.questions(about: .one(route)) ?? [] {
            // A restore that is superseded asks nobody any more.
            if Task.isCancelled { return nil }
            let decision: GuardDecision
            do { decision = try await question.ask(route) } catch {
                return .guardFailed(Rejection.GuardFailure(error))
            }
            do throws(Rejection) {
                if let redirect = try navigation()?.redirect(for: decision, about: route) {
                    return .redirected(to: redirect.route)
                }
            } catch {
                return RestoreReport.Reason(error)
            }
        }
        return nil
    }
}

extension SavedNavigation {
    /// The root that would be shown in the selected tab because nothing of its stack is left.
    ///
    /// Nobody guards what an app starts with, so the first tab has none.
    fileprivate func bareRoot(_ table: RouteTable) -> AnyRoute? {
        guard let index = table.tabs.firstIndex(where: { $0.name == selectedTab }), index > 0 else {
            return nil
        }
        let tab = table.tabs[index]
        let isLeft = stacks.contains { stack in
            if case .tab(tab.name) = stack.kind { !stack.entries.isEmpty } else { false }
        }
        return isLeft ? nil : tab.root
    }

    /// Selects the first tab, because the selected one may not be shown.
    fileprivate mutating func deselect(_ reason: RestoreReport.Reason) {
        lose(.selection, reason)
        selectedTab = nil
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
