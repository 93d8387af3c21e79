import Testing

@Suite struct LazyDestinationTests {
    private static let found: [Sample] = [
        Sample(
            "a row of a list",
            view(
                "Home",
                """
                List(dishes) { dish in
                    Text(dish.name)
                        .navigationDestination(for: Dish.self) { DishScreen($0) }  // lazy-destination, certain
                }
                """)),
        Sample(
            "a lazy stack, in a section of it",
            view(
                "Home",
                """
                ScrollView {
                    LazyVStack {
                        Section("Menu") {
                            ForEach(dishes) { Text($0.name) }
                                .navigationDestination(item: $dish) { Edit($0) }  // lazy-destination, certain
                        }
                    }
                }
                """)),
        Sample(
            "a property that only rows show",
            view(
                "Home", "VStack { ForEach(0..<3) { _ in row } }",
                members: """
                    var row: some View {
                        Text("Row")
                            .navigationDestination(isPresented: $shows) { Edit() }  // lazy-destination, certain
                    }
                    """)),
        Sample(
            "across files, a row view that only lists show",
            view("Home", "List { ForEach(dishes) { DishRow(dish: $0) } }"),
            view("Search", "ScrollView { LazyVGrid(columns: columns) { DishRow(dish: dish) } }"),
            view(
                "DishRow",
                "Text(name)\n.navigationDestination(isPresented: $shows) { Edit() }  // lazy-destination, possible"
            )),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "on the list",
            view(
                "Home",
                "List(dishes) { Text($0.name) }.navigationDestination(for: Dish.self) { DishScreen($0) }")
        ),
        Sample(
            "on the screen a row links to",
            view(
                "Home",
                """
                List {
                    NavigationLink {
                        Text("Dish").navigationDestination(for: Place.self) { PlaceScreen($0) }
                    } label: {
                        Text("Soup")
                    }
                }
                """)),
        Sample(
            "on a stack in each tab",
            view(
                "Home",
                """
                TabView {
                    ForEach(tabs) { tab in
                        NavigationStack { tab.view.navigationDestination(for: Dish.self) { DishScreen($0) } }
                    }
                }
                """)),
        Sample(
            "a row view that is shown elsewhere too",
            view("Home", "List { DishRow(dish: dish) }"),
            view("Detail", "VStack { DishRow(dish: dish) }"),
            view("DishRow", "Text(name).navigationDestination(isPresented: $shows) { Text(name) }")),
        Sample(
            "a row view that is shown elsewhere in the same view",
            view("Home", "VStack { List { DishRow(dish: dish) }; DishRow(dish: dish) }"),
            view("DishRow", "Text(name).navigationDestination(isPresented: $shows) { Text(name) }")),
        Sample(
            "a row view that is shown in a sheet of the same view",
            view("Home", "List { DishRow(dish: dish) }.sheet(item: $dish) { DishRow(dish: $0) }"),
            view("DishRow", "Text(name).navigationDestination(isPresented: $shows) { Text(name) }")),
        Sample(
            "a view of the app's own may show its content anywhere",
            view("Home", "List { LinkRow(title: title) { DishScreen() } }"),
            view("DishScreen", "Text(name).navigationDestination(isPresented: $shows) { Text(name) }")),
        Sample(
            "a function of the same name",
            view(
                "Home",
                """
                List {
                    ForEach(dishes) {
                        NavigationLink(value: model.navigationDestination(for: $0)) { Text(name) }
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
