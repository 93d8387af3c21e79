import Testing

@Suite struct MissingDestinationTests {
    private static let found: [Sample] = [
        Sample(
            "a link to a case",
            view(
                "Home",
                """
                NavigationStack {
                    List {
                        NavigationLink("Soup", value: Route.dish(1))  // missing-destination, possible
                    }
                    .navigationDestination(for: Dish.self) { DishScreen($0) }
                }
                """)),
        Sample(
            "a value that is appended",
            view(
                "Home",
                """
                NavigationStack(path: $model.path) {
                    Button("Soup") { model.path.append(Dish(id: 1)) }  // missing-destination, possible
                }
                """)),
        Sample(
            "a value that is appended in a closure with an attribute",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    Button("Soup") {
                        Task { @MainActor in
                            path.append(Dish(id: 1))  // missing-destination, possible
                        }
                    }
                }
                """)),
        Sample(
            "a link to a text",
            view(
                "Home",
                """
                NavigationStack {
                    List {
                        NavigationLink("Soup", value: "soup")  // missing-destination, possible
                    }
                    .navigationDestination(for: Int.self) { DishScreen($0) }
                }
                """)),
        Sample(
            "across files",
            view(
                "App", "NavigationStack { Home().navigationDestination(for: Dish.self) { DishScreen($0) } }"),
            view(
                "Home",
                "NavigationLink(value: Place(id: 1)) { Text(title) }  // missing-destination, possible")),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "a destination in another file",
            view("App", "NavigationStack { Home() }"),
            view("Home", "VStack { NavigationLink(value: Route.dish(1)) { Text(title) }; Detail() }"),
            view("Detail", "Text(title).navigationDestination(for: Route.self) { DishScreen($0) }")),
        Sample(
            "a destination for whatever type it is asked for",
            view("App", "NavigationStack { NavigationLink(value: Route.dish(1)) { Text(title) } }"),
            """
            struct Destination<Value: Hashable>: ViewModifier {
                func body(content: Content) -> some View {
                    content.navigationDestination(for: Value.self) { screen($0) }
                }
            }
            """),
        Sample(
            "a selection",
            view(
                "App",
                """
                NavigationStack {
                    List(selection: $route) { NavigationLink(value: Route.dish(1)) { Text(title) } }
                }
                """)),
        Sample(
            "the sidebar of a split view",
            view(
                "App",
                """
                NavigationSplitView {
                    List { NavigationLink(value: Route.dish(1)) { Text(title) } }
                } detail: {
                    NavigationStack { Text(title) }
                }
                """)),
        Sample(
            "a value whose type is not written out",
            view("App", "NavigationStack { List(dishes) { dish in NavigationLink(dish.name, value: dish) } }")
        ),
        Sample(
            "an array that is no path",
            view("App", "NavigationStack(path: $path) { Button(title) { names.append(\"soup\") } }")),
        Sample(
            "a case that is written like a type",
            "enum Route: Hashable { case Dish(id: Int) }",
            view(
                "App",
                """
                NavigationStack {
                    NavigationLink("Soup", value: Route.Dish(id: 1))
                        .navigationDestination(for: Route.self) { DishScreen($0) }
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
