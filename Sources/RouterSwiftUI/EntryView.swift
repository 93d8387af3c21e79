#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// The screen of one entry.
    ///
    /// Leave guards (a later version) hide the system's back button here, in favour of our own, and disable
    /// the interactive dismissal.
    struct EntryView: View {
        let router: Router<ViewScreen>
        let entry: EntryID?
        @State private var kept = KeptScreen()

        var body: some View {
            kept.screen(of: entry, in: router)
        }
    }

    /// Holds a screen for as long as SwiftUI shows it, which is a little longer than its entry is there.
    @MainActor final class KeptScreen {
        private var screen: ViewScreen?

        /// Returns the screen of an entry; SwiftUI may ask again after the entry is gone.
        func screen(of entry: EntryID?, in router: Router<ViewScreen>) -> ViewScreen {
            if let screen { return screen }
            guard let entry, let found = router.screen(for: entry) else {
                return ViewScreen {
                    MissingScreen(title: "No screen", detail: "This place in the stack is gone.")
                }
            }
            screen = found
            if let route = found.missing {
                router.navigation.onUnreadRejection?(.noDestination(route))
            }
            return found
        }
    }
#endif
