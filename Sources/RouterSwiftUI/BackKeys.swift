#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        import UIKit
    #endif

    extension View {
        /// Does something in place of what Escape on a Mac and Menu on a television do.
        func onBackKey(isEnabled: Bool, _ action: @escaping @MainActor () -> Void) -> some View {
            #if os(macOS) || os(tvOS)
                onExitCommand(perform: isEnabled ? { action() } : nil)
            #else
                self
            #endif
        }

        /// Closes the gestures that go back, where the system has some beside its button.
        @ViewBuilder func closesBackGestures(_ areClosed: Bool) -> some View {
            #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
                background { if areClosed { ClosedBackGestures() } }
            #else
                self
            #endif
        }
    }

    extension ToolbarItemPlacement {
        /// Where people look for the way back.
        static var wayBack: ToolbarItemPlacement {
            #if os(watchOS)
                topBarLeading
            #else
                navigation
            #endif
        }
    }

    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
        /// Closes the gestures that go back for as long as it is on screen: from the edge, and since iOS 26 from
        /// anywhere.
        struct ClosedBackGestures: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Closer { Closer() }

            func updateUIViewController(_ closer: Closer, context: Context) {}

            static func dismantleUIViewController(_ closer: Closer, coordinator: ()) {
                closer.setGestures(enabled: true)
            }

            /// Stands behind a screen and hears when that comes and goes.
            final class Closer: UIViewController {
                private weak var stack: UINavigationController?

                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    stack = navigationController
                    setGestures(enabled: false)
                }

                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    setGestures(enabled: true)
                    stack = nil
                }

                func setGestures(enabled isEnabled: Bool) {
                    stack?.interactivePopGestureRecognizer?.isEnabled = isEnabled
                    #if compiler(>=6.2)
                        if #available(iOS 26, visionOS 26, *) {
                            stack?.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
                        }
                    #endif
                }
            }
        }
    #endif
#endif
