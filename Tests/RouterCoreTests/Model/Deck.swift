import RouterCore

/// The routes the model is played with.
enum Deck: Route {
    case card(Int), sheet(Int), cover(Int), missing
    case root(Int)
}

/// A route of the deck that ends with a number.
struct DeckPick: ResultRoute {
    typealias Value = Int
}

/// An exit, connected to a card.
enum DeckDoor: Route { case card(Int) }

/// A dialog of the deck.
struct DeckAlert: Route { let number: Int }

/// A route no module owns.
struct DeckHomeless: Route {}

struct DeckModule: FeatureModule {
    /// Called, on the main actor, whenever a screen is built.
    var onBuild: @MainActor @Sendable (AnyRoute, PushContext) -> Void = { _, _ in }
    /// What a screen captures, if anything.
    var cargo: @MainActor @Sendable () -> AnyObject? = { nil }
    var onReturn: @MainActor @Sendable (PushContext) -> Void = { _ in }

    func registerDestinations(in registry: inout DestinationRegistry<DeckScreen>) {
        registry.destination(for: Deck.self, key: "deck") { screen($0, $1) }
        registry.destination(for: DeckPick.self, key: "pick") { screen($0, $1) }
        registry.dialog(for: DeckAlert.self) { alert in
            Dialog("\(alert.number)") {
                Choice("OK")
            }
        }
        registry.exit(DeckDoor.self)
        registry.existence(of: Deck.self) { $0 != .missing }
        registry.presentation(of: Deck.self) { route in
            switch route {
            case .sheet: .sheet
            case .cover: .cover
            default: .stack
            }
        }
        registry.presentation(of: DeckPick.self) { _ in .sheet }
        registry.onReturn(to: Deck.self) { [onReturn] _, _, context in onReturn(context) }
    }

    @MainActor private func screen(_ route: any Route, _ context: PushContext) -> DeckScreen {
        onBuild(AnyRoute(route), context)
        return DeckScreen(cargo: cargo())
    }
}

/// A screen that keeps something alive.
struct DeckScreen: RouterScreen {
    var cargo: AnyObject?
}

/// Three tabs, the last of which resets when it is left.
func deck(_ module: DeckModule = DeckModule()) throws(CompositionError) -> Composition<DeckScreen> {
    try Composition<DeckScreen> {
        module
        Connect(DeckDoor.self) { door in
            switch door {
            case .card(let number): Deck.card(number)
            }
        }
        RootTab("tab0", root: Deck.root(0))
        RootTab("tab1", root: Deck.root(1))
        RootTab("tab2", root: Deck.root(2), resetsWhenLeft: true)
    }
}

extension Model.Face {
    var route: any Route {
        switch self {
        case .card(let number): Deck.card(number)
        case .sheet(let number): Deck.sheet(number)
        case .cover(let number): Deck.cover(number)
        case .alert(let number): DeckAlert(number: number)
        case .pick: DeckPick()
        case .door(let number): DeckDoor.card(number)
        case .homeless: DeckHomeless()
        case .missing: Deck.missing
        case .root(let number): Deck.root(number)
        }
    }
}
