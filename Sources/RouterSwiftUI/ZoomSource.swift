#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    extension View {
        /// Lets the screen of a route grow out of this view, on iOS 18 and visionOS 2; elsewhere it does nothing.
        ///
        /// ```swift
        /// RouteLink(to: route) { Text("Phở bò") }.zoomSource(route)
        /// ```
        ///
        /// It works for what is pushed and for sheets and covers, in a window with `routerModals(_:)`. The route may be
        /// an exit.
        public func zoomSource(_ route: any Route) -> some View {
            ZoomSource(route: AnyRoute(route), content: self)
        }

        /// Lets the screen grow out of the source of a route, if it has one.
        @ViewBuilder func zooms(from route: AnyRoute?, in space: ZoomSpace?) -> some View {
            #if !os(macOS) && !os(tvOS) && !os(watchOS)
                if #available(iOS 18, visionOS 2, *), let route, let space {
                    navigationTransition(.zoom(sourceID: route, in: space.id))
                } else {
                    self
                }
            #else
                self
            #endif
        }
    }

    /// The views of a window that screens may grow out of.
    @MainActor final class ZoomSpace {
        let id: Namespace.ID
        /// How many sources of a route are on screen; a view that is made anew comes before the old one goes.
        private var sources: [AnyRoute: Int] = [:]

        init(_ id: Namespace.ID) {
            self.id = id
        }

        /// Returns the route if it has a source.
        func source(of route: AnyRoute?) -> AnyRoute? {
            route.flatMap { sources[$0, default: 0] > 0 ? $0 : nil }
        }

        /// Counts the sources of a route that come and go.
        func count(_ change: Int, of route: AnyRoute) {
            sources[route, default: 0] += change
        }
    }

    private struct ZoomSource<Content: View>: View {
        let route: AnyRoute
        let content: Content
        @Environment(\.presenter) private var presenter

        var body: some View {
            #if !os(macOS) && !os(tvOS) && !os(watchOS)
                if #available(iOS 18, visionOS 2, *), let presenter, let space = presenter.zoom {
                    let route = presenter.resolved(route)
                    content
                        .matchedTransitionSource(id: route, in: space.id)
                        .onAppear { space.count(1, of: route) }
                        .onDisappear { space.count(-1, of: route) }
                } else {
                    content
                }
            #else
                content
            #endif
        }
    }
#endif
