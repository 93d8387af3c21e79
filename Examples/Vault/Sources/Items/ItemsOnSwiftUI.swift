#if canImport(SwiftUI)
    import RouterCore
    import RouterSwiftUI
    import SwiftUI
    import VaultData

    /// Items on SwiftUI.
    package struct ItemsOnSwiftUI: FeatureModule {
        private let store: VaultStore

        package init(store: VaultStore) { self.store = store }

        package func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
            registry.registerItems(of: store)
            registry.destination(for: ItemsRoute.self, key: "items") { [store] route, context in
                switch route {
                case .list: ItemList(title: "Items", store: store, isShared: false)
                case .shared: ItemList(title: "Shared", store: store, isShared: true)
                case .item(let id): ItemPage(id: id, store: store)
                case .edit(let id):
                    if let item = store.item(id) { ItemEditor(draft: Draft(of: item, in: store, context)) }
                }
            }
        }
    }

    private struct ItemList: View {
        let title: String
        let store: VaultStore
        let isShared: Bool

        var body: some View {
            List {
                ForEach(store.items.filter { $0.isShared == isShared }) { item in
                    RouteLink(to: ItemsRoute.item(id: item.id)) { Label(item.name, systemImage: "key") }
                }
            }
            .navigationTitle(title)
        }
    }

    private struct ItemPage: View {
        let id: Int
        let store: VaultStore
        @State private var isShown = false

        var body: some View {
            if let item = store.item(id) {
                List {
                    Section {
                        Button(isShown ? item.password : "Show the password") { isShown.toggle() }
                        RouteButton("Copy the password", to: CopyPassword(item: id))
                    } header: {
                        Text("Password")
                    }
                    if !item.isShared { RouteLink("Edit", to: ItemsRoute.edit(id: id)) }
                }
                .navigationTitle(item.name)
            }
        }
    }

    private struct ItemEditor: View {
        let draft: Draft
        @Environment(\.pushContext) private var context

        var body: some View {
            List {
                TextField("Name", text: Bindable(draft).name)
                TextField("Password", text: Bindable(draft).password)
                Button("Make a password") { draft.makePassword(context) }
                Button("Save") { draft.save(context) }
            }
            .navigationTitle("Edit \(draft.name)")
        }
    }
#endif
