import Foundation
import RouterCore
import Testing

/// A module around any route type, whose key, form and rules are given: one module as it changes over the years.
struct Store<R: Route>: FeatureModule {
    var name = "Store"
    var key = "store"
    var formerKeys: [String] = []
    var version = 1
    var migrate: (@Sendable (Snapshot.SavedRoute) throws -> R?)?
    var rules: @Sendable (inout DestinationRegistry<Page>) -> Void = { _ in }

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(
            for: R.self, key: key, formerKeys: formerKeys, version: version, migrate: migrate
        ) { route, context in Page(text: AnyRoute(route).description) }
        rules(&registry)
    }
}

/// The routes of the store as it was first.
enum Ware: Route, Codable, Brief {
    case list
    case item(id: Int)
    case basket(String)

    var brief: String {
        switch self {
        case .list: "list"
        case .item(let id): "item\(id)"
        case .basket(let name): name
        }
    }
}

extension Composition<Page> {
    /// A store with one tab for each name, beside the garden.
    static func store(_ store: Store<Ware> = Store(), tabs: [String] = ["store"]) throws -> Composition {
        try Composition {
            store
            GardenModule()
            for name in tabs { RootTab(name, root: Ware.list) }
        }
    }
}

extension Router<Page> {
    /// A quiet router.
    convenience init(quiet composition: Composition<Page>) {
        self.init(composition)
        navigation.onUnreadRejection = nil
    }
}

extension Snapshot {
    /// What was saved, as text.
    var text: String { String(decoding: data, as: UTF8.self) }

    /// What was saved, with something in it changed.
    func replacing(_ old: String, with new: String) -> Data {
        #expect(text.contains(old), "\(text)")
        return Data(text.replacingOccurrences(of: old, with: new).utf8)
    }
}

extension RestoreReport {
    /// What was lost, each in a line: `tab store 2: unknownKey`.
    var brief: [String] { lost.map { "\($0.place.brief): \($0.reason.word)" } }
}

extension Snapshot.Place {
    var brief: String {
        switch self {
        case .tab(let name, let index): "\(name) \(index)"
        case .modal(let number, let index): "modal\(number) \(index)"
        case .parked(let number): "parked\(number)"
        case .stack(let number): "stack\(number)"
        case .selection: "selection"
        case .field(let name): name
        }
    }
}

extension NavigationState {
    /// Checks what holds of every state.
    func verify(sourceLocation: SourceLocation = #_sourceLocation) {
        let ids = stacks.flatMap(\.entries).map(\.id)
        #expect(Set(ids).count == ids.count, "unique ids", sourceLocation: sourceLocation)
        #expect(ids.allSatisfy { $0.rawValue > 0 && $0.rawValue < nextID }, sourceLocation: sourceLocation)
        for stack in stacks {
            #expect(!stack.entries.isEmpty, "never empty", sourceLocation: sourceLocation)
            #expect(
                stack.entries.map(\.id) == stack.entries.map(\.id).sorted(), sourceLocation: sourceLocation)
        }
        for modal in modals { #expect(modal.stack.id == .modal(modal.stack.root.id)) }
        #expect(intents.keys.allSatisfy { ids.contains($0) }, "intents", sourceLocation: sourceLocation)
        #expect(tabs.indices.contains(selectedIndex), sourceLocation: sourceLocation)
    }
}
