#if canImport(SwiftUI)
    public import RouterCore
    public import SwiftUI

    extension DestinationRegistry where Screen == ViewScreen {
        /// Registers the views that the routes of one type show.
        ///
        /// ```swift
        /// registry.destination(for: DishesRoute.self, key: "dishes") { route, push in
        ///     switch route {
        ///     case .list: DishList(store: store)
        ///     case .detail(let id): DishDetail(id: id, store: store)
        ///     }
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The route type, which has one owner.
        ///   - key: Names the type in saved navigation; unique in the app and never changed.
        ///   - replacing: Whether this takes the place of an earlier module's destination.
        ///   - view: Builds the view of a route; called once for each entry, when it is first shown. What the
        ///     view reads while it is drawn keeps it up to date; what this closure reads does not.
        public mutating func destination<R: Route, Content: View>(
            for type: R.Type, key: String, replacing: Bool = false,
            @ViewBuilder view: @escaping @MainActor @Sendable (_ route: R, _ push: PushContext) -> Content
        ) {
            destination(
                for: type, key: key, replacing: replacing,
                build: { route, push in ViewScreen { view(route, push) } })
        }
    }
#endif
