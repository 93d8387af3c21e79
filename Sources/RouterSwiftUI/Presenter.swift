#if canImport(SwiftUI)
    import Observation
    import RouterCore
    import SwiftUI

    /// Presents the modal directly above one host, which is the window or the modal below.
    ///
    /// What the router wants and what is on screen are two things. This moves the second towards the first, one step
    /// at a time: a sheet or cover begins when nothing else is there and its host is on screen, and the next step is
    /// taken when SwiftUI says that the last has appeared or is gone. The router is never held up by that.
    @MainActor @Observable final class Presenter {
        /// What SwiftUI was told to show last, until it says that it is gone.
        @ObservationIgnored private var told: StackModel?
        @ObservationIgnored private var hasAppeared = false
        /// Whether SwiftUI was told to end it.
        @ObservationIgnored private var isEnding = false
        /// Whether SwiftUI ended it, the router kept it, and nobody has looked since.
        @ObservationIgnored private var isRefused = false
        /// Whether something is held back until the screen beneath has appeared.
        @ObservationIgnored private var isWaiting = false
        /// The newest screen of each stack that has appeared below.
        @ObservationIgnored private var appeared: [StackID: EntryID] = [:]
        @ObservationIgnored private weak var router: Router<ViewScreen>?
        /// The modal that hosts; nil for the window.
        @ObservationIgnored private var host: StackModel?
        @ObservationIgnored private var below: Presenter?
        @ObservationIgnored private var hasBeenActive = false
        /// The views of the window that screens may grow out of.
        @ObservationIgnored private(set) var zoom: ZoomSpace?
        /// What the dialog asks that was shown last; it stays while that goes away.
        @ObservationIgnored private(set) var asked: Dialog<any Sendable>?
        /// The route of the source that what is shown grows out of; nil when it has none.
        @ObservationIgnored private(set) var source: AnyRoute?
        /// Whether the host is on screen.
        private var isOn = false
        /// Whether the scene has become inactive: SwiftUI may drop what is presented then.
        private var isPaused = false
        /// Counts the steps: with another one, SwiftUI has to look again.
        private var steps = 0

        /// The modal to present as a sheet; on a Mac every modal is one.
        var sheet: StackModel? {
            get {
                let current = current
                #if os(macOS)
                    return current?.style == .dialog ? nil : current
                #else
                    return current?.style == .sheet ? current : nil
                #endif
            }
            set { if newValue == nil { systemEnds() } }
        }

        /// The modal to present as a cover.
        var cover: StackModel? {
            get {
                let current = current
                return current?.style == .cover ? current : nil
            }
            set { if newValue == nil { systemEnds() } }
        }

        /// Whether there is a dialog to present.
        var isAsking: Bool { current?.style == .dialog }

        /// Whether there is one to present as an alert.
        var isAlert: Bool {
            get { isAsking && asked?.style != .confirmation }
            set { if !newValue, isAlert { dialogEnds() } }
        }

        /// Whether there is one to present as a confirmation dialog.
        var isConfirmation: Bool {
            get { isAsking && asked?.style == .confirmation }
            set { if !newValue, isConfirmation { dialogEnds() } }
        }

        /// Says whose modals these are, and that SwiftUI is about to look for one.
        func draw(_ router: Router<ViewScreen>, host: StackModel?, below: Presenter?, in space: Namespace.ID)
        {
            (self.router, self.host, self.below) = (router, host, below)
            zoom = zoom ?? below?.zoom ?? ZoomSpace(space)
            isRefused = false
            _ = current
        }

        /// Returns what a route leads to: exits are followed.
        func resolved(_ route: AnyRoute) -> AnyRoute {
            router?.composition.table.following(route) ?? route
        }

        // MARK: What SwiftUI says

        /// The host is on screen.
        func begin() {
            if !isOn { isOn = true }
        }

        /// The modal is on screen.
        func didAppear(_ modal: StackModel) {
            guard modal === told else { return }
            hasAppeared = true
            if wanted !== modal { step() }
        }

        /// A screen below has appeared.
        func didAppear(_ entry: EntryID, in stack: StackModel) {
            appeared[stack.id] = max(entry, appeared[stack.id] ?? entry)
            if isWaiting { step() }
        }

        /// The modal has left the screen: the next one may come.
        ///
        /// One that the router keeps comes back.
        func didEnd() {
            guard let modal = told else { return }
            if hasAppeared, !isEnding, modal.leaveGuarded.isEmpty { remove(modal) }
            forget()
        }

        /// The scene has become active, or is no longer.
        func sceneChanged(to phase: ScenePhase) {
            guard phase == .active else {
                if hasBeenActive, !isPaused { isPaused = true }
                return
            }
            hasBeenActive = true
            guard isPaused else { return }
            isPaused = false
            // What was not on screen when the scene became inactive may have been dropped.
            if told != nil, isEnding || !hasAppeared { forget() }
        }

        private func forget() {
            (told, hasAppeared, isEnding, isRefused) = (nil, false, false, false)
            if wanted != nil { step() }
        }

        private func step() {
            isWaiting = false
            navigation?.showingAsAsked { steps += 1 }
        }

        // MARK: What there is to show

        /// The modal directly above the host, as the router has it.
        private var wanted: StackModel? {
            guard let navigation else { return nil }
            let modals = navigation.modals
            // A dialog is shown on top of everything only, and while its guards let it.
            return (host == nil ? modals[...] : modals.drop { $0 !== host }.dropFirst())
                .first { $0.style != .dialog || $0 === modals.last && $0.withheld.isEmpty }
        }

        /// Whether the host itself is going: then what it presents goes along, in one movement.
        private var isHostGone: Bool {
            guard let host, let navigation else { return false }
            return !navigation.modals.contains { $0 === host }
        }

        private var current: StackModel? {
            _ = steps
            let (wanted, isPaused, isOn) = (wanted, isAnyPaused, isOn)
            if let told {
                if isHostGone || !hasAppeared || isPaused && !isEnding { return told }
                if told === wanted, !isEnding { return told }
                isEnding = true
                return nil
            }
            guard let wanted, isOn, !isPaused, !isPushOnItsWay else { return nil }
            told = wanted
            if wanted.style == .dialog, let root = wanted.entries.first?.id {
                // Nothing says that it has appeared.
                (asked, hasAppeared) = (navigation?.dialog(of: root), true)
            }
            source = zoom?.source(of: wanted.entries.first?.route)
            return wanted
        }

        private var navigation: Navigation? { router?.navigation }

        private var isAnyPaused: Bool { isPaused || below?.isAnyPaused == true }

        /// Whether the screen beneath was pushed in the same turn and has not appeared yet.
        private var isPushOnItsWay: Bool {
            guard let navigation else { return false }
            let state = navigation.state
            let beneath = host?.id ?? .tab(state.selectedTab)
            guard let last = appeared[beneath], let top = state.stack(beneath)?.top.id else { return false }
            isWaiting = top > last
            return isWaiting
        }

        // MARK: What people do

        /// SwiftUI has ended what it showed; late or twice it says nothing.
        private func systemEnds() {
            guard let modal = told, hasAppeared, !isEnding, !isRefused else { return }
            remove(modal)
            guard navigation?.modals.contains(where: { $0 === modal }) == true else { return }
            isRefused = true
            step()
        }

        /// SwiftUI has ended a dialog; what its button does may be still to come.
        private func dialogEnds() {
            guard let root = told?.entries.first?.id, !isEnding else { return }
            Task { [weak navigation] in navigation?.hostCancelled(root) }
        }

        /// A button of the dialog was tapped.
        func choose(_ choice: Choice<any Sendable>) {
            if let root = told?.entries.first?.id { navigation?.choose(choice, of: root) }
        }

        /// Reports a modal that has left the screen; where a screen is to be asked first, the router is asked.
        private func remove(_ modal: StackModel) {
            guard let navigation, navigation.modals.contains(where: { $0 === modal }),
                let root = modal.entries.first?.id
            else { return }
            if modal.leaveGuarded.isEmpty {
                navigation.hostRemoved([root])
            } else if modal === navigation.modals.last {
                navigation.context(of: root).dismiss()
            }
        }
    }

    private struct PresenterKey: EnvironmentKey {
        static let defaultValue: Presenter? = nil
    }

    extension EnvironmentValues {
        /// Who presents above the screen a view is in.
        var presenter: Presenter? {
            get { self[PresenterKey.self] }
            set { self[PresenterKey.self] = newValue }
        }
    }
#endif
