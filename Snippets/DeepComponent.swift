import RouterCore
import RouterTerminal

struct ProfileRoute: Route, Codable {
    let name: String
}

/// A card that stands in many screens: it is handed a context, and knows nothing of the stack it is in.
struct RatingCard {
    let author: String
    let context: PushContext

    var row: TerminalRow {
        TerminalRow("★★★★☆ by \(author)", .push("author", ProfileRoute(name: author)))
    }

    func loadAndOpen() async {
        let name = await newestAuthor()
        await context.push(ProfileRoute(name: name))
    }
}

func newestAuthor() async -> String { "grace" }

struct ProfilesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ProfileRoute.self, key: "profile") { route, _ in
            TerminalScreen(route.name) { context in RatingCard(author: route.name, context: context).row }
        }
    }
}

let app = try Composition<TerminalScreen> {
    ProfilesModule()
    RootTab("me", root: ProfileRoute(name: "ada"))
    RootTab("friends", root: ProfileRoute(name: "alan"))
}
let router = Router(app)
let root = router.context(of: router.visible.id)

// In a tab, in a sheet: the same card, and always on top.

root.push(ProfileRoute(name: "grace"))
router.push(ProfileRoute(name: "emmy"), as: .sheet)
let card = RatingCard(author: "emmy", context: router.context(of: router.visible.id))
await card.loadAndOpen()
print(router.state)

// A context that is covered is told so, unless the call says what it wants.

print(root.push(ProfileRoute(name: "late")).outcome!)
print(root.push(ProfileRoute(name: "late"), ifCovered: .append).outcome!)
print(root.push(ProfileRoute(name: "late"), ifCovered: .truncate).outcome!)
print(router.state)

// A verb of a context whose entry has gone changes nothing, and its outcome says so.

router.pop()
print(card.context.push(ProfileRoute(name: "too late")).outcome!)
print(PushContext.detached.push(ProfileRoute(name: "preview")).outcome!)
