#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    /// A navigation link to a route: it looks and is read out like any other, and the router decides.
    ///
    /// ```swift
    /// RouteLink(DishesExit.author(id: author.id)) { Text(author.name) }
    /// ```
    ///
    /// A tap is the same request as `push(route)` from the screen the link is in: it may be presented as a
    /// sheet, or refused. Outside a router, as in a preview, the link is disabled.
    ///
    /// Use it in place of `NavigationLink(value:)`. The path of a router's stack is typed and holds entries
    /// only, so SwiftUI cannot put another value there, and nobody hears of the attempt.
    public struct RouteLink<Label: View>: View {
        @Environment(\.pushContext) private var context
        private let route: AnyRoute
        private let style: Presentation?
        private let label: Label

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - route: A route or an exit.
        ///   - style: Insists on a presentation; nil leaves it to the owner of the route.
        ///   - label: What is tapped.
        public init(_ route: any Route, as style: Presentation? = nil, @ViewBuilder label: () -> Label) {
            self.route = AnyRoute(route)
            self.style = style
            self.label = label()
        }

        /// The link, as SwiftUI knows it.
        public var body: some View {
            let proposal = Proposal(route: route, style: style, source: context)
            NavigationLink(value: context.entryID.map { _ in StackElement.proposed(proposal) }) { label }
        }
    }
#endif
