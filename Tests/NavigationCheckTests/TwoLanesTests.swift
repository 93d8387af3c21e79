import Testing

@Suite struct TwoLanesTests {
    private static let found: [Sample] = [
        Sample(
            "a path and an item",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}
                        .navigationDestination(for: Dish.self) { DishScreen($0) }
                        .navigationDestination(item: $place) { PlaceScreen($0) }  // two-lanes, certain
                }
                """)),
        Sample(
            "links to values and a Boolean",
            view(
                "Home",
                """
                NavigationStack {
                    VStack {
                        NavigationLink("Soup", value: Dish.soup)
                        Button("Settings") { showsSettings = true }
                    }
                    .navigationDestination(for: Dish.self) { DishScreen($0) }
                    .navigationDestination(isPresented: $showsSettings) { Settings() }  // two-lanes, certain
                }
                """)),
        Sample(
            "a function of the same view, on a screen that is pushed",
            view(
                "Home",
                """
                NavigationStack(path: $router.path) {
                    Text("Home").navigationDestination(for: Dish.self) { dish in self.screen(dish) }
                }
                """,
                members: """
                    func screen(_ dish: Dish) -> some View {
                        Text(dish.name).navigationDestination(item: $place) { PlaceScreen($0) }  // two-lanes, certain
                    }
                    """)),
        Sample(
            "across files, with a view between that has nothing of navigation",
            view("App", "NavigationStack(path: $path) { Tabs() }"),
            view("Tabs", "VStack { Home(title: title) }"),
            view(
                "Home",
                "List {}\n.navigationDestination(isPresented: $shows) { Text(title) }  // two-lanes, possible"
            )),
        Sample(
            "a function on views",
            view("App", "NavigationStack(path: $path) { Home().withSettings($shows) }"),
            """
            extension View {
                func withSettings(_ shows: Binding<Bool>) -> some View {
                    navigationDestination(isPresented: shows) { Settings() }  // two-lanes, possible
                }
            }
            """),
        Sample(
            "inside of #if",
            """
            #if canImport(SwiftUI)
            struct Home: View {
                let action: @MainActor @Sendable () -> Void
                typealias Action = @Sendable (Int) -> Void
                var body: some View {
                    NavigationStack(path: $path) {
                        Text("é").navigationDestination(item: $place) { PlaceScreen($0) }  // two-lanes, certain
                    }
                }
            }
            #endif
            """),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "a path and a sheet",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}.navigationDestination(for: Dish.self) { DishScreen($0) }
                }
                .sheet(item: $rated) { RateScreen($0) }
                """)),
        Sample(
            "items only",
            view(
                "Home",
                """
                NavigationStack {
                    List {}
                        .navigationDestination(item: $dish) { DishScreen($0) }
                        .navigationDestination(isPresented: $shows) { Settings() }
                }
                """)),
        Sample(
            "an item on the stack of a sheet",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}.sheet(isPresented: $shows) {
                        NavigationStack { Form {}.navigationDestination(item: $dish) { DishScreen($0) } }
                    }
                }
                """)),
        Sample(
            "a link to a value where there is no item",
            view(
                "Home",
                """
                NavigationStack {
                    if #available(iOS 17, *) {
                        List {}.navigationDestination(item: $dish) { DishScreen($0) }
                    } else {
                        List { NavigationLink("Soup", value: Dish.soup) }
                    }
                }
                """),
            view("Other", "List {}.navigationDestination(for: Dish.self) { DishScreen($0) }")),
        Sample(
            "previews",
            view("Home", "List {}.navigationDestination(item: $dish) { DishScreen($0) }"),
            "#Preview { NavigationStack(path: $path) { Home() } }",
            """
            struct Home_Previews: PreviewProvider {
                static var previews: some View { NavigationStack(path: $path) { Home() } }
            }
            """),
        Sample(
            "a line that says so",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}.navigationDestination(item: $dish) { DishScreen($0) }  // navigation-check: ignore
                }
                """)),
        Sample(
            "a view whose name two files declare",
            view("App", "NavigationStack(path: $path) { Home() }"),
            view("Home", "List {}.navigationDestination(item: $dish) { DishScreen($0) }"),
            view("Home", "Text(title)")),
    ]

    @Test(arguments: found) func isFound(_ sample: Sample) async throws {
        try await sample.check()
    }

    @Test(arguments: notFound) func isNotFound(_ sample: Sample) async throws {
        try await sample.check()
    }
}
