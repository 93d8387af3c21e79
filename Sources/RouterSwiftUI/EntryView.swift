#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// The screen of one entry, with a way back that asks where the system's would not.
    ///
    /// While a screen that is to be asked lies on that way, the system's back button is hidden, and with it its
    /// menu and the swipes. A button of our own takes its place, which the system reads out in the person's language.
    struct EntryView: View {
        let place: StackPlace
        let entry: EntryID
        @State private var kept = KeptScreen()
        @Environment(\.presenter) private var presenter

        var body: some View {
            content
                .onAppear {
                    place.path.didAppear(entry)
                    presenter?.didAppear(entry, in: place.stack)
                }
        }

        /// The screen; nothing while its guards withhold it.
        @ViewBuilder private var content: some View {
            if place.stack.withheld.contains(entry) { Color.clear } else { screen }
        }

        @ViewBuilder private var screen: some View {
            let isAsked = asksOnTheWayBack
            kept.screen(of: entry, in: place, from: presenter?.zoom)
                .zooms(from: kept.source, in: presenter?.zoom)
                .navigationBarBackButtonHidden(isAsked)
                .toolbar {
                    if isAsked {
                        ToolbarItem(placement: .wayBack) { BackButton(action: goBack) }
                    }
                }
                .closesBackGestures(isAsked)
                .onBackKey(isEnabled: isAsked, goBack)
                .onAppear { kept.report(to: place.router.navigation) }
        }

        private func goBack() {
            place.router.context(of: entry).pop()
        }

        /// Whether this entry or one between it and the root is guarded: the menu of the back button skips some.
        ///
        /// Only the guards are observed, not the entries: those below stay as long as this one is there.
        private var asksOnTheWayBack: Bool {
            let guarded = place.stack.leaveGuarded
            guard !guarded.isEmpty,
                let way = place.router.state.stack(place.stack.id)?.entries.dropFirst(),
                let top = way.firstIndex(where: { $0.id == entry })
            else { return false }
            return way[...top].contains { guarded.contains($0.id) }
        }
    }

    /// A way back that asks.
    struct BackButton: View {
        let action: @MainActor () -> Void

        var body: some View {
            Button(action: action) { Image(systemName: "chevron.backward") }
                #if !os(tvOS) && !os(watchOS)
                    .keyboardShortcut("[", modifiers: .command)
                #endif
        }
    }

    /// Holds a screen for as long as SwiftUI shows it, which is a little longer than its entry is there.
    @MainActor final class KeptScreen {
        private var screen: ViewScreen?
        /// The route of the source that the screen grows out of; nil when it has none.
        private(set) var source: AnyRoute?
        private var isReported = false

        /// Returns the screen of an entry; SwiftUI may ask again after the entry is gone.
        ///
        /// What its builder asks of the router waits until the screen appears.
        func screen(of id: EntryID, in place: StackPlace, from space: ZoomSpace?) -> ViewScreen {
            if let screen { return screen }
            let entries = place.router.state.stack(place.stack.id)?.entries ?? []
            guard let entry = entries.first(where: { $0.id == id }),
                let found = place.router.screenWhileDrawing(id)
            else { return ViewScreen { MissingScreen(title: "No screen", detail: "This place is gone.") } }
            screen = found
            // The root of a sheet grows with the sheet.
            if id != entries[0].id { source = space?.source(of: entry.route) }
            return found
        }

        /// Carries out what was put off while the screen was made.
        func report(to navigation: Navigation) {
            navigation.runWaiting()
            guard let route = screen?.missing, !isReported else { return }
            isReported = true
            navigation.onUnreadRejection?(.init(.noDestination(route), verb: "push"))
        }
    }
#endif
