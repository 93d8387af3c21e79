import DishesModule
import ProfilesModule
import RestaurantsModule
import RouterCore
import RouterTerminal
import TastebookData
import Testing

@testable import DemoCLI

@Suite struct ModulesCompositionTests {
    let store = TastebookStore(.embedded)

    @Test func `The app composes, off the main actor too`() throws {
        #expect(try tastebook(store: store).issues == [])
    }

    @Test func `Dishes compose alone, their exits leading back to them`() {
        let issues = Composition<TerminalScreen>.check {
            DishesModule(store: store)
            Connect(DishesExit.self) { _ in DishesRoute.list }
            RootTab("home", root: DishesRoute.list)
        }
        #expect(issues == [])
    }

    @Test func `Restaurants compose alone, their exits leading back to them`() {
        let issues = Composition<TerminalScreen>.check {
            RestaurantsModule(store: store)
            Connect(RestaurantsExit.self) { exit in
                switch exit {
                case .menuDish(_, let restaurant): RestaurantsRoute.detail(id: restaurant)
                }
            }
            RootTab("home", root: RestaurantsRoute.list())
        }
        #expect(issues == [])
    }

    @Test func `Profiles compose alone, their exits leading back to them`() {
        let issues = Composition<TerminalScreen>.check {
            ProfilesModule(store: store)
            Connect(ProfilesExit.self) { _ in ProfilesRoute.me }
            RootTab("home", root: ProfilesRoute.me)
        }
        #expect(issues == [])
    }

    @Test func `Exits that nobody connects are found`() {
        let issues = Composition<TerminalScreen>.check {
            DishesModule(store: store)
            RestaurantsModule(store: store)
            ProfilesModule(store: store)
            RootTab("home", root: DishesRoute.list)
        }
        let unconnected = issues.compactMap { issue in
            if case .unconnectedExit(let exit, let modules) = issue { "\(modules): \(exit)" } else { nil }
        }
        #expect(unconnected.count == 3)
        #expect(unconnected.count == issues.count)
    }
}
