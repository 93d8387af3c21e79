import RouterCore

/// Asks whether something goes: true deletes it.
struct ConfirmDelete: ResultRoute, Codable {
    typealias Value = Bool
    let name: String
}

/// Tells that something went wrong.
struct Notice: Route {
    let text: String
}

/// A question that has to be answered.
struct PickOne: ResultRoute {
    typealias Value = String
}

/// What other modules ask by.
struct DeleteExit: ResultRoute {
    typealias Value = Bool
    let name: String
}

/// Routes that tests put rules before.
@MainActor final class DeskRules {
    var guarding: (ConfirmDelete) -> GuardDecision = { _ in .allow }
    var made: [String] = []

    nonisolated init() {}
}

/// A module of dialogs.
struct DeskModule: FeatureModule {
    let rules: DeskRules

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        let rules = rules
        registry.dialog(for: ConfirmDelete.self) { route in
            rules.made.append(route.name)
            return Dialog("Delete \(route.name)?", message: "It cannot be undone.", style: .confirmation) {
                Choice("Delete", role: .destructive, finishing: true)
                Choice("Keep", role: .cancel)
            }
        }
        registry.dialog(for: Notice.self) { route in
            Dialog(route.text) {
                Choice("OK")
            }
        }
        registry.dialog(for: PickOne.self) { _ in
            Dialog("Which?") {
                for name in ["one", "two"] { Choice(name, finishing: name) }
                Choice("none")
            }
        }
        registry.existence(of: ConfirmDelete.self) { $0.name != "nothing" }
        registry.guardRoutes(of: ConfirmDelete.self) { rules.guarding($0) }
        registry.link("/delete/{name}", to: ConfirmDelete.init)
        registry.parent(of: ConfirmDelete.self) { _ in Kitchen.dish(1) }
        registry.exit(DeleteExit.self)
    }
}

/// The kitchen with dialogs.
func desk(_ rules: DeskRules = DeskRules(), counter: Counter = Counter()) throws -> Composition<Page> {
    try Composition {
        KitchenModule(counter: counter)
        GardenModule()
        DeskModule(rules: rules)
        Connect(KitchenExit.self) { exit in
            switch exit {
            case .garden(let number): Garden.bed(number)
            }
        }
        Connect(DeleteExit.self) { ConfirmDelete(name: $0.name) }
        RootTab("kitchen", root: Kitchen.home)
        RootTab("garden", root: Garden.home)
    }
}
