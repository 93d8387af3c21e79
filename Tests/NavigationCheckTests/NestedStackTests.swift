import Testing

@Suite struct NestedStackTests {
    private static let found: [Sample] = [
        Sample(
            "in a destination",
            view(
                "Home",
                """
                NavigationStack {
                    List {}.navigationDestination(for: Dish.self) { dish in
                        NavigationStack { DishScreen(dish) }  // nested-stack, certain
                    }
                }
                """)),
        Sample(
            "in a link",
            view(
                "Home",
                """
                NavigationStack {
                    NavigationLink("Settings") {
                        NavigationStack { Form {} }  // nested-stack, certain
                    }
                }
                """)),
        Sample(
            "in a property of the same view",
            view(
                "Home", "NavigationStack { NavigationLink(destination: settings) { Text(title) } }",
                members: "var settings: some View {\nNavigationStack { Form {} }  // nested-stack, certain\n}"
            )),
        Sample(
            "across files",
            view(
                "App", "NavigationStack { List {}.navigationDestination(isPresented: $shows) { Settings() } }"
            ),
            view("Settings", "NavigationStack { Form {} }  // nested-stack, possible")),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "a sheet",
            view(
                "Home",
                """
                NavigationStack {
                    NavigationLink("Settings") {
                        Form {}.sheet(isPresented: $shows) { NavigationStack { Text(title) } }
                    }
                }
                """)),
        Sample(
            "a stack that is there when it is presented",
            view("Home", "NavigationStack { NavigationLink(\"Settings\") { Settings() } }"),
            view("Settings", "if isPresented { NavigationStack { Form {} } } else { Form {} }")),
        Sample(
            "a tab",
            view("Home", "TabView { NavigationStack { List {} }; Settings() }"),
            view("Settings", "NavigationStack { Form {} }")),
        Sample(
            "the detail of a split view",
            view(
                "Home",
                "NavigationSplitView { List { NavigationLink(title) { Settings() } } } detail: { Text(title) }"
            ),
            view("Settings", "NavigationStack { Form {} }")),
        Sample(
            "what a button presents",
            view(
                "Home",
                """
                NavigationStack {
                    NavigationLink("Settings") {
                        Button("Help") { show(NavigationStack { Text(title) }) }
                    }
                }
                """)),
    ]

    @Test(arguments: found) func isFound(_ sample: Sample) async throws {
        try await sample.check()
    }

    @Test(arguments: notFound) func isNotFound(_ sample: Sample) async throws {
        try await sample.check()
    }
}
