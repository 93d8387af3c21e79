#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A navigation link to a route: it looks and is read out like any other, and the router decides.
    ///
    /// ```swift
    /// RouteLink("Author", to: DishesExit.author(id: author.id))
    /// ```
    ///
    /// A tap is the same request as `push(route)` from the screen the link is in, and may be refused. Outside a
    /// router, as in a preview, the link is disabled. For a route that comes as a sheet or cover use
    /// ``RouteButton``, which has no chevron and begins no push.
    ///
    /// Use it in place of `NavigationLink(value:)`. The path of a router's stack is typed and holds entries
    /// only, so SwiftUI cannot put another value there, and nobody hears of the attempt.
    public struct RouteLink<Label: View>: View {
        @Environment(\.pushContext) private var context
        private let route: AnyRoute
        private let label: Label

        /// Creates a link to a route or an exit.
        public init(to route: any Route, @ViewBuilder label: () -> Label) {
            self.route = AnyRoute(route)
            self.label = label()
        }

        /// The link, as SwiftUI knows it.
        public var body: some View {
            NavigationLink(value: context.entryID.map { _ in StackElement(proposing: route, from: context) })
            { label }
        }
    }

    extension RouteLink where Label == Text {
        /// Creates a link with a title of the app's strings.
        public init(_ title: LocalizedStringKey, to route: any Route) {
            self.init(to: route) { Text(title) }
        }
    }

    /// A button that asks for a route: for sheets and covers, and wherever a chevron would be wrong.
    ///
    /// ```swift
    /// RouteButton("Rate", to: RateDish(id: 1))
    /// ```
    ///
    /// A tap is `push(route)` from the screen the button is in. Outside a router the request is rejected and
    /// reported.
    public struct RouteButton<Label: View>: View {
        @Environment(\.pushContext) private var context
        private let route: AnyRoute
        private let style: Presentation?
        private let label: Label

        /// Creates a button for a route or an exit.
        ///
        /// - Parameters:
        ///   - route: What is asked for.
        ///   - style: Insists on a presentation; nil leaves it to the owner of the route.
        ///   - label: What is tapped.
        public init(to route: any Route, as style: Presentation? = nil, @ViewBuilder label: () -> Label) {
            self.route = AnyRoute(route)
            self.style = style
            self.label = label()
        }

        /// The button, as SwiftUI knows it.
        public var body: some View {
            Button(action: { context.push(route.base, as: style) }) { label }
        }
    }

    extension RouteButton where Label == Text {
        /// Creates a button with a title of the app's strings.
        public init(_ title: LocalizedStringKey, to route: any Route, as style: Presentation? = nil) {
            self.init(to: route, as: style) { Text(title) }
        }
    }
#endif
