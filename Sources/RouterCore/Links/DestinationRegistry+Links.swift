extension DestinationRegistry {
    /// Binds a URL pattern to a route case: paths are parsed to it, and its routes printed, by this one line.
    ///
    /// ```swift
    /// registry.link("/dishes/{id}", to: DishesRoute.detail)
    /// registry.link("/restaurants/{servedAt}/menu/{id}", to: DishesRoute.menuDish)
    /// ```
    ///
    /// A placeholder is bound to the label of the same name, whatever the order; a label without a placeholder
    /// is a query item. A value that a closure fixes is in neither: the pattern is read to it, and prints only routes
    /// that have it.
    ///
    /// ```swift
    /// registry.link("/blogs/{id}", to: { (id: Int) in ReaderRoute.list(kind: .blog, id: id) })
    /// ```
    ///
    /// Composition proves that a sample route survives printing and parsing. Of two patterns
    /// for one route the first is printed, the other is an alias.
    ///
    /// - Parameters:
    ///   - pattern: Literals, `{name}` for one segment, `{_}` for one that is forgotten, and `{name...}` for all
    ///     that are left.
    ///   - make: The constructor of the case, or a closure that hands each parameter to a value of the route as it is.
    ///   - access: Who may open it.
    public mutating func link<R: Route & Encodable, each Parameter: LinkParameter>(
        _ pattern: String, to make: @escaping @Sendable (repeat each Parameter) -> R,
        access: LinkSummary.Access = .open
    ) {
        registrations.links.append(
            LinkDeclaration(
                pattern: pattern, module: registrations.module, isInternal: access == .internal, make: make))
    }

    /// Says which route lies directly beneath a route that a link leads to.
    ///
    /// ```swift
    /// registry.parent(of: DishesRoute.self) { route in
    ///     switch route {
    ///     case .list: nil
    ///     case .detail, .category: DishesRoute.list
    ///     case .menuDish(_, let restaurant): DishesExit.restaurant(restaurant)
    ///     case .edit(let id): DishesRoute.detail(id: id)
    ///     case .editCategory(let id): DishesRoute.category(id: id)
    ///     }
    /// }
    /// ```
    ///
    /// Exits are followed. Without a parent, a route lies on the root of the first tab. It is asked at each link,
    /// before anyone has looked whether the route names something. A push in the app does not ask: there the
    /// route goes on top of what is visible.
    public mutating func parent<R: Route>(
        of type: R.Type, _ parent: @escaping @MainActor @Sendable (R) -> (any Route)?
    ) {
        let rule = RouteRule.parent { route in
            guard let parent = route.read(as: R.self, parent) ?? nil else { return nil }
            return AnyRoute(parent)
        }
        registrations.add(rule, about: type)
    }

    /// Says that a link to a route of this type shows it over whatever is visible, and moves nothing else.
    ///
    /// It is for a sheet that belongs to no place, such as one to compose something. The route has no parent then.
    public mutating func landsOnVisible<R: Route>(_ type: R.Type) {
        registrations.add(.landsOnVisible, about: type)
    }

    /// Binds a URL pattern without placeholders to one route.
    ///
    /// - Parameters:
    ///   - pattern: Literals only.
    ///   - route: What the pattern stands for.
    ///   - access: Who may open it.
    public mutating func link<R: Route & Encodable>(
        _ pattern: String, to route: R, access: LinkSummary.Access = .open
    ) {
        registrations.links.append(
            LinkDeclaration(
                pattern: pattern, module: registrations.module, isInternal: access == .internal, route: route)
        )
    }
}
