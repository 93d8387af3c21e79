#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A screen for SwiftUI: any view, as a router keeps it.
    ///
    /// Modules rarely name it; they register views. It is a view itself, so a decorator is written as usual:
    ///
    /// ```swift
    /// registry.decorate { screen in ViewScreen { screen.navigationTitle("Dishes") } }
    /// ```
    public struct ViewScreen: nonisolated RouterScreen, View {
        private let content: AnyView
        /// The route that has no destination, if this stands for one.
        private(set) var missing: AnyRoute?

        /// Creates a screen that shows a view.
        @MainActor public init(@ViewBuilder content: () -> some View) {
            self.content = AnyView(content())
        }

        /// The view that the screen shows.
        public var body: some View { content }

        /// Returns the screen with the context of its entry around it, where `@Environment(\.pushContext)` finds it.
        ///
        /// The core calls this after every decorator, so that the context reaches those, too.
        @MainActor public func injecting(_ context: PushContext) -> ViewScreen {
            var screen = ViewScreen { environment(\.pushContext, context) }
            screen.missing = missing
            return screen
        }

        /// A visible, labelled screen for a route nobody owns; showing it is reported as `noDestination`.
        ///
        /// It is what `Composition(placeholder:)` asks for.
        @MainActor public static func placeholder(for route: AnyRoute) -> ViewScreen {
            var screen = ViewScreen { MissingScreen(title: "No destination", detail: "\(route)") }
            screen.missing = route
            return screen
        }
    }

    /// What is drawn in place of a screen that is not there, rather than nothing.
    struct MissingScreen: View {
        let title: String
        let detail: String

        var body: some View {
            List {
                Text(verbatim: title)
                Text(verbatim: detail)
            }
        }
    }
#endif
