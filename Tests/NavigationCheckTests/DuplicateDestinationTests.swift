import Testing

@Suite struct DuplicateDestinationTests {
    private static let found: [Sample] = [
        Sample(
            "twice on one view",
            view(
                "Home",
                """
                NavigationStack {
                    List {}
                        .navigationDestination(for: Dish.self) { DishScreen($0) }
                        .navigationDestination(for: Dish.self) { Edit($0) }  // duplicate-destination, certain
                }
                """)),
        Sample(
            "at the root and on a screen that is pushed",
            view(
                "Home",
                """
                NavigationStack {
                    List {}.navigationDestination(for: Dish.self) { dish in
                        Text(dish.name)
                            .navigationDestination(for: Dish.self) { Edit($0) }  // duplicate-destination, certain
                    }
                }
                """)),
        Sample(
            "across files",
            view(
                "App",
                "NavigationStack { Home().navigationDestination(for: Menu.Dish.self) { DishScreen($0) } }"),
            view(
                "Home",
                "Text(title)\n.navigationDestination(for: Menu.Dish.self) { Edit($0) }  // duplicate-destination, possible"
            )),
        Sample(
            "across files, on a screen that is pushed",
            view(
                "App", "NavigationStack { List {}.navigationDestination(for: Dish.self) { DishScreen($0) } }"),
            view(
                "DishScreen",
                "Text(name)\n.navigationDestination(for: Dish.self) { Edit($0) }  // duplicate-destination, possible"
            )),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "two types",
            view(
                "Home",
                """
                NavigationStack {
                    List {}
                        .navigationDestination(for: Dish.self) { DishScreen($0) }
                        .navigationDestination(for: Place.self) { PlaceScreen($0) }
                }
                """)),
        Sample(
            "two types of one name",
            view("App", "NavigationStack { VStack { Dishes(); Places() } }"),
            view(
                "Dishes", "Text(title).navigationDestination(for: Route.self) { DishScreen($0) }",
                members: "enum Route: Hashable { case dish }"),
            view(
                "Places", "Text(title).navigationDestination(for: Route.self) { PlaceScreen($0) }",
                members: "enum Route: Hashable { case place }")),
        Sample(
            "one or the other",
            view(
                "Home",
                """
                NavigationStack {
                    if isWide {
                        List {}.navigationDestination(for: Dish.self) { WideScreen($0) }
                    } else {
                        List {}.navigationDestination(for: Dish.self) { DishScreen($0) }
                    }
                }
                """)),
        Sample(
            "one for each platform",
            view(
                "Home",
                """
                NavigationStack {
                    List {}
                    #if os(iOS)
                        .navigationDestination(for: Dish.self) { DishScreen($0) }
                    #else
                        .navigationDestination(for: Dish.self) { WideScreen($0) }
                    #endif
                }
                """)),
        Sample(
            "two screens that need not be there at once",
            view(
                "Home",
                """
                NavigationStack {
                    VStack {
                        NavigationLink("A") { List {}.navigationDestination(for: Dish.self) { DishScreen($0) } }
                        NavigationLink("B") { Form {}.navigationDestination(for: Dish.self) { Edit($0) } }
                    }
                }
                """)),
        Sample(
            "two stacks",
            view("App", "TabView { NavigationStack { Home() }; NavigationStack { Home() } }"),
            view("Home", "Text(title).navigationDestination(for: Dish.self) { DishScreen($0) }")),
    ]

    @Test(arguments: found) func isFound(_ sample: Sample) async throws {
        try await sample.check()
    }

    @Test(arguments: notFound) func isNotFound(_ sample: Sample) async throws {
        try await sample.check()
    }
}
