#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// One stack of a router: the root of a tab, and the screens above it.
    ///
    /// ```swift
    /// RouterStack(router, tab: "me")
    /// ```
    ///
    /// It is what ``RouterView`` shows in each tab. Use it in a `TabView`, a split view or a hosting controller of
    /// your own; what is presented above comes from `routerModals(_:)`. A tab that the router does not have shows
    /// nothing.
    public struct RouterStack: View {
        private let router: Router<ViewScreen>
        private let tab: String

        /// Creates the view of one tab's stack.
        public init(_ router: Router<ViewScreen>, tab: String) {
            (self.router, self.tab) = (router, tab)
        }

        /// The stack.
        public var body: some View {
            if let stack = router.navigation.tabs.first(where: { $0.id == .tab(tab) }) {
                StackView(router: router, stack: stack).id(ObjectIdentifier(stack))
            }
        }
    }

    /// A stack: a root, a path of one element type, and one destination, declared outside every screen.
    struct StackView: View {
        let router: Router<ViewScreen>
        let stack: StackModel
        @State private var path = StackPath()

        var body: some View {
            let _ = path.draw(stack, of: router.navigation)
            let place = StackPlace(router: router, stack: stack, path: path)
            NavigationStack(path: Bindable(path).elements) {
                RootView(place: place)
                    .navigationDestination(for: StackElement.self) { @Sendable element in
                        ElementView(place: place, element: element)
                    }
            }
            .onAppear { router.navigation.showChangesAsAsked() }
        }
    }

    /// A stack on screen, as its screens know it.
    struct StackPlace: Sendable {
        let router: Router<ViewScreen>
        let stack: StackModel
        let path: StackPath
    }

    /// The root of a stack, which stays; only the entry inside it changes.
    struct RootView: View {
        let place: StackPlace

        var body: some View {
            if let entry = place.stack.entries.first?.id {
                EntryView(place: place, entry: entry).id(entry)
            }
        }
    }

    /// What an element of the path shows: its entry, as soon as there is one.
    struct ElementView: View {
        let place: StackPlace
        let element: StackElement

        nonisolated init(place: StackPlace, element: StackElement) {
            (self.place, self.element) = (place, element)
        }

        var body: some View {
            let _ = element.isDrawn = true
            if let entry = element.entry {
                EntryView(place: place, entry: entry).id(entry)
            } else {
                Color.clear
            }
        }
    }

    extension Navigation {
        /// Has changes shown as they were asked for: animated as ever, or not at all.
        func showChangesAsAsked() {
            wrapChange = { isAnimated, change in
                guard !isAnimated else { return change() }
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction, change)
            }
        }

        /// Makes a change that belongs to the last one, and is shown as that was asked for.
        func showingAsAsked(_ change: () -> Void) {
            if let wrapChange { wrapChange(isAnimated, change) } else { change() }
        }
    }
#endif
