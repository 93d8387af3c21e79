import RouterCore
import Testing

/// Payloads that comments and articles speak of: one that is carried along, and one that is never saved.
@MainActor @Suite struct PayloadTests {
    @Test func aHintIsShownAtOnceAndIsGoneAfterARestore() throws {
        let app = try Composition<CardScreen> {
            RecipesModule()
            RootTab("recipes", root: RecipesRoute.all)
        }
        let router = Router(app)
        let context = router.context(of: router.visible.id)
        let recipe = Recipe(id: 1, title: "Harira")
        context.push(RecipesRoute.recipe(id: recipe.id, hint: Hint(recipe)))
        #expect(router.visibleScreen?.text == "Harira")
        #expect(router.path == "/recipes/1")

        let second = Router(app)
        second.restore(router.snapshot().data)
        #expect(second.visibleScreen?.text == "loading")
        #expect(second.state == router.state)
    }

    @Test func aPreviewIsNotSavedAndTheGalleryIs() throws {
        let app = try Composition<CardScreen> {
            PicturesModule()
            RootTab("pictures", root: PicturesRoute.gallery)
        }
        let router = Router(app)
        router.push(PicturesRoute.gallery)
        router.push(PicturesRoute.preview(Unsaved(Picture(pixels: [1, 2, 3]))))
        #expect(router.snapshot().report.unsaved.map(\.reason) == [.neverSaved])
    }
}

private struct CardScreen: RouterScreen {
    var text = ""
}

struct Recipe: Sendable {
    var id: Int
    var title: String
}

struct Picture: Hashable {
    var pixels: [UInt8]
}

enum RecipesRoute: Route, Codable {
    case all
    case recipe(id: Int, hint: Hint<Recipe> = .none)
}

private struct RecipesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<CardScreen>) {
        registry.destination(for: RecipesRoute.self, key: "recipes") { route, _ in
            switch route {
            case .all: CardScreen()
            case .recipe(_, let hint): CardScreen(text: hint.value?.title ?? "loading")
            }
        }
        registry.link("/recipes/{id}", to: RecipesRoute.recipe)
    }
}

enum PicturesRoute: Route, Codable {
    case gallery
    case preview(Unsaved<Picture>)
}

private struct PicturesModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<CardScreen>) {
        registry.destination(for: PicturesRoute.self, key: "pictures") { _, _ in CardScreen() }
    }
}
