#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import RouterCore
    import RouterSwiftUI
    import SwiftUI
    import UIKit

    /// A tab bar controller of UIKit, with a hosting controller for each stack.
    struct TabBarOfUIKit: UIViewControllerRepresentable {
        let router: Router<ViewScreen>
        /// Read where SwiftUI observes it.
        let selected: String

        func makeUIViewController(context: Context) -> UITabBarController {
            let bar = UITabBarController()
            bar.viewControllers = router.state.tabs.map { tab in
                let screen = UIHostingController(rootView: RouterStack(router, tab: tab.name))
                screen.tabBarItem = UITabBarItem(title: tab.name, image: nil, tag: 0)
                return screen
            }
            bar.delegate = context.coordinator
            return bar
        }

        func updateUIViewController(_ bar: UITabBarController, context: Context) {
            bar.selectedIndex = router.state.tabs.firstIndex { $0.name == selected } ?? 0
        }

        func makeCoordinator() -> Taps { Taps(router: router) }

        /// Tells the router what was tapped.
        final class Taps: NSObject, UITabBarControllerDelegate {
            let router: Router<ViewScreen>

            init(router: Router<ViewScreen>) {
                self.router = router
            }

            func tabBarController(_ bar: UITabBarController, didSelect screen: UIViewController) {
                router.selectedTab.wrappedValue = router.state.tabs[bar.selectedIndex].name
            }
        }
    }

    struct WindowOfUIKit: View {
        let router: Router<ViewScreen>

        var body: some View {
            TabBarOfUIKit(router: router, selected: router.selectedTab.wrappedValue)
                .routerModals(router)
                .routerScene(router)
        }
    }
#endif
