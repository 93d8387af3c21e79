#if canImport(UIKit)
    @_spi(SurfaceHost) public import UIKit

    /// A view that a controller of UIKit draws.
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
        /// The controller.
        associatedtype UIViewControllerType: UIViewController
        /// What it talks to.
        associatedtype Coordinator = Void

        /// Makes the controller.
        @MainActor @preconcurrency func makeUIViewController(context: Self.Context)
            -> Self.UIViewControllerType

        /// Makes what the controller talks to.
        @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

        /// Brings the controller up to date.
        @MainActor @preconcurrency func updateUIViewController(
            _ uiViewController: Self.UIViewControllerType, context: Self.Context)

        /// Cleans up when the view has gone.
        @MainActor @preconcurrency static func dismantleUIViewController(
            _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

        /// What comes with a call.
        typealias Context = UIViewControllerRepresentableContext<Self>
    }

    extension UIViewControllerRepresentable {
        /// Does nothing.
        @MainActor @preconcurrency public static func dismantleUIViewController(
            _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
        ) {}
    }

    extension UIViewControllerRepresentable where Self.Coordinator == Void {
        /// Makes nothing.
        @MainActor @preconcurrency public func makeCoordinator() {}
    }

    /// What comes with a call of a view that UIKit draws.
    @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
    where Representable: UIViewControllerRepresentable {
        /// What the controller talks to.
        @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    }

    /// A controller in a place, and how it is taken down.
    final class ControllerFact {
        let controller: UIViewController
        let dismantle: @MainActor () -> Void

        init(_ controller: UIViewController, dismantle: @escaping @MainActor () -> Void) {
            (self.controller, self.dismantle) = (controller, dismantle)
        }
    }

    extension UIViewControllerRepresentable {
        /// Makes the controller, or brings it up to date.
        func draw(in node: Node) {
            let coordinator = node.kept("coordinator") { Last(makeCoordinator()) }.value
            let context = Context(coordinator: coordinator)
            let fact = node.kept("controller") {
                let controller = makeUIViewController(context: context)
                return ControllerFact(controller) {
                    Self.dismantleUIViewController(controller, coordinator: coordinator)
                }
            }
            fact.controller.shownIn = node.environment.place.stack?.controller
            node.fact = .controller(fact.controller, dismantle: fact.dismantle)
            guard let controller = fact.controller as? UIViewControllerType else { return }
            updateUIViewController(controller, context: context)
        }
    }

    /// A controller that shows a view.
    @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
        /// The view.
        public var rootView: Content

        /// Creates a controller of a view.
        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }
    }
#endif
