#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    extension Router where Screen == ViewScreen {
        /// The selected tab, for a `TabView`, a sidebar or a bar of your own.
        ///
        /// ```swift
        /// TabView(selection: router.selectedTab) {
        ///     RouterStack(router, tab: "me")
        /// }
        /// ```
        ///
        /// Writing it selects the tab; the guards of what becomes visible are asked. Writing the tab that is selected
        /// is what a `TabView` does when its tab is tapped again, and pops it to its root.
        public var selectedTab: Binding<String> {
            _ = navigation.selectedTab  // the view that hands it on is drawn with every other tab
            navigation.hasHostSelected = false
            return Bindable(navigation).tappedTab
        }
    }

    extension Navigation {
        /// The selected tab, as a tab bar writes it: also when the selected tab is tapped.
        var tappedTab: String {
            get { selectedTab }
            set {
                let isSame = newValue == selectedTab
                // A tap that selects a tab may be written twice before anything is drawn.
                if isSame, hasHostSelected { return }
                context(of: state.visible.id).select(tab: newValue)
                hasHostSelected = !isSame
            }
        }

        /// The selected tab, as a list writes it, which does so again whenever its rows are made anew.
        var listedTab: String? {
            get { selectedTab }
            set { if let newValue, newValue != selectedTab { tappedTab = newValue } }
        }
    }

    extension StackID {
        /// The name of the tab; empty for a modal, which has none.
        var tabName: String {
            if case .tab(let name) = self { name } else { "" }
        }
    }
#endif
