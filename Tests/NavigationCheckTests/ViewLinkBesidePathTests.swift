import Testing

@Suite struct ViewLinkBesidePathTests {
    private static let found: [Sample] = [
        Sample(
            "with a label for the destination",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    NavigationLink(destination: Settings()) { Text(title) }  // view-link-beside-path, certain
                }
                """)),
        Sample(
            "with a title",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}.toolbar {
                        NavigationLink("Settings") { Settings() }  // view-link-beside-path, certain
                    }
                }
                """)),
        Sample(
            "with a label, in a property of the same view",
            view(
                "Home", "NavigationStack(path: $path) { List { links } }",
                members: """
                    var links: some View {
                        NavigationLink { Settings() } label: { Text(title) }  // view-link-beside-path, certain
                    }
                    """)),
        Sample(
            "across files",
            view("App", "NavigationStack(path: $path) { Home() }"),
            view("Home", "Form { SettingsRow(title: title) }"),
            view(
                "SettingsRow",
                "NavigationLink(title, destination: Settings())  // view-link-beside-path, possible")),
    ]

    private static let notFound: [Sample] = [
        Sample(
            "no path",
            view("Home", "NavigationStack { NavigationLink(destination: Settings()) { Text(title) } }")),
        Sample(
            "a constant path",
            view(
                "Home", "NavigationStack(path: .constant([])) { NavigationLink(\"Settings\") { Settings() } }"
            )),
        Sample(
            "a link to a value",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    NavigationLink(value: Dish.soup) { Text(title) }
                        .navigationDestination(for: Dish.self) { DishScreen($0) }
                }
                """)),
        Sample(
            "a sheet with a stack of its own",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    List {}.sheet(isPresented: $shows) {
                        NavigationStack { NavigationLink("Settings") { Settings() } }
                    }
                }
                """)),
        Sample(
            "links of the app's own making",
            view(
                "Home",
                """
                NavigationStack(path: $path) {
                    VStack {
                        NavigationLink(.settings) { Text(title) }
                        NavigationLink("Help", destination: .help(topic: 1))
                        NavigationLink("More", route: MoreRoute())
                    }
                }
                """)),
        Sample(
            "the sidebar beside the stack",
            view(
                "Home",
                """
                NavigationSplitView {
                    NavigationLink("Settings") { Settings() }
                } detail: {
                    NavigationStack(path: $path) { Text(title) }
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
