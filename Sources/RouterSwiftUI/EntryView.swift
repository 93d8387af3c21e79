#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// The screen of one entry, with a way back that asks where the system's would not.
    ///
    /// While a screen that is to be asked lies on that way, the system's back button is hidden, and with it its
    /// menu and the swipe. A button of our own takes its place; its title is looked up in the app's strings.
    struct EntryView: View {
        let router: Router<ViewScreen>
        let stack: StackModel
        let entry: EntryID?
        @State private var kept = KeptScreen()

        var body: some View {
            #if os(watchOS)
                let placement = ToolbarItemPlacement.topBarLeading
            #else
                let placement = ToolbarItemPlacement.navigation
            #endif
            let guarded = asksOnTheWayBack ? entry : nil
            kept.screen(of: entry, in: router)
                .navigationBarBackButtonHidden(guarded != nil)
                .toolbar {
                    if let guarded {
                        ToolbarItem(placement: placement) {
                            Button("Back", systemImage: "chevron.backward") {
                                router.context(of: guarded).pop()
                            }
                        }
                    }
                }
        }

        /// Whether this entry or one between it and the root is guarded: the menu of the back button skips some.
        ///
        /// Only the guards are observed, not the entries: those below stay as long as this one is there.
        private var asksOnTheWayBack: Bool {
            let guarded = stack.leaveGuarded
            guard !guarded.isEmpty, let way = router.state.stack(stack.id)?.entries.dropFirst(),
                let top = way.firstIndex(where: { $0.id == entry })
            else { return false }
            return way[...top].contains { guarded.contains($0.id) }
        }
    }

    /// Holds a screen for as long as SwiftUI shows it, which is a little longer than its entry is there.
    @MainActor final class KeptScreen {
        private var screen: ViewScreen?

        /// Returns the screen of an entry; SwiftUI may ask again after the entry is gone.
        func screen(of entry: EntryID?, in router: Router<ViewScreen>) -> ViewScreen {
            if let screen { return screen }
            guard let entry, let found = router.screen(for: entry) else {
                return ViewScreen { MissingScreen(title: "No screen", detail: "This place is gone.") }
            }
            screen = found
            if let route = found.missing { router.navigation.onUnreadRejection?(.noDestination(route)) }
            return found
        }
    }
#endif
