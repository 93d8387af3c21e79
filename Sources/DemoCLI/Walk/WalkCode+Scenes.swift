extension WalkCode {
    /// Scene 3: two cases of one route type.
    static let menuDish = WalkCode(
        file: "Sources/DishesModule/DishesRoute.swift",
        text: """
            public enum DishesRoute: Route, Codable {
            …
                /// A dish.
                case detail(id: DishID)
                /// A dish as one restaurant serves it.
                case menuDish(id: DishID, servedAt: RestaurantID)
            """)

    /// Scene 4: what the card does.
    static let card = WalkCode(
        file: "Sources/ProfilesModule/RatingCard.swift",
        text: """
            guard intent == "author" else { return nil }
            return context.push(ProfilesRoute.profile(id: rating.author))
            """)

    /// Scene 4: reading the path and searching it.
    static let path = WalkCode(
        file: "Sources/DemoCLI/Walk/WalkScene+DeepCard.swift",
        text: """
            router.state.visibleStack.entries.map { "\\($0.route)" }
            …
            router.pop(to: DishesRoute.detail(id: id))
            """)

    /// Scene 5: a decorator registered last.
    static let thief = WalkCode(
        file: "Sources/DemoCLI/Walk/Bakery.swift",
        text: """
            cakes  // with a decorator of its own: the frame
            tea
            Connect(CakesExit.self) { _ in TeaRoute.list }
            Decorate { $0.wrapped(in: "banner") }
            Decorate { $0.robbed(by: "thief") }
            RootTab("home", root: CakesRoute.list)
            """)

    /// Scene 6: what a dish does on return.
    static let onReturn = WalkCode(
        file: "Sources/DishesModule/DishesModule.swift",
        text: """
            registry.onReturn(to: DishesRoute.self) { route, _, _ in
                switch route {
                case .detail(let id), .menuDish(let id, _): averages.refresh(id)
                case .list, .edit, .category, .editCategory: break
                }
            }
            """)

    /// Scene 7: a tap and a swipe.
    static let categoryRow = WalkCode(
        file: "Sources/DishesModule/DishListScreen.swift",
        text: """
            TerminalRow(
                category.name,
                .push("dishes", DishesRoute.category(id: category.id)),
                .push("edit", DishesRoute.editCategory(id: category.id)))
            """)

    /// Scene 8: three mistakes.
    static let brokenComposition = WalkCode(
        file: "Sources/DemoCLI/Walk/Bakery.swift",
        text: """
            cakes  // owns CakesRoute, and leaves by CakesExit
            weddings  // owns CakesRoute as well
            RootTab("cakes", root: CakesRoute.list)
            RootTab("tea", root: TeaRoute.list)  // nobody owns TeaRoute
            """)

    /// Scene 8: the same, mended.
    static let mendedComposition = WalkCode(
        file: "Sources/DemoCLI/Walk/Bakery.swift",
        text: """
            cakes
            tea
            Connect(CakesExit.self) { _ in TeaRoute.list }
            RootTab("cakes", root: CakesRoute.list)
            RootTab("tea", root: TeaRoute.list)
            """)

    /// Scene 9: what lies beneath a dish on a menu.
    static let parent = WalkCode(
        file: "Sources/DishesModule/DishesModule.swift",
        text: """
            registry.parent(of: DishesRoute.self) { route in
                switch route {
                case .list: nil
                case .detail, .category: DishesRoute.list
                case .menuDish(_, let restaurant): DishesExit.restaurant(restaurant)
            """)

    /// Scene 10: saving.
    static let save = WalkCode(
        file: "Sources/DemoCLI/Walk/WalkDisk.swift",
        text: """
            try file.write(router.snapshot())
            """)

    /// Scene 10: the order of a launch.
    static let launch = WalkCode(
        file: "Sources/DemoCLI/Walk/WalkDisk.swift",
        text: """
            defer { router.activate() }
            return (stage, try router.restore(from: file)?.report)
            """)
}
