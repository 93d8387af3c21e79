#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// One stack: a root, a path of one element type, and one destination, declared outside every screen.
    struct StackView: View {
        let router: Router<ViewScreen>
        let stack: StackModel
        @State private var exchange = PathExchange()
        /// How often SwiftUI wrote a path that did not come to be; read in `body`, so that it is read anew.
        @State private var refusals = 0

        var body: some View {
            let entries = stack.entries
            let isAnimated = stack.isAnimated
            _ = refusals
            return NavigationStack(path: path) {
                screen(of: entries.first?.id)
                    .navigationDestination(for: StackElement.self) { element in
                        screen(of: element.entry)
                    }
            }
            .transaction(value: entries.map(\.id)) { transaction in
                if !isAnimated { transaction.disablesAnimations = true }
            }
        }

        private var path: Binding<[StackElement]> {
            Binding(
                get: { @MainActor in exchange.read(stack) },
                set: { @MainActor written in
                    if !exchange.write(written, to: stack, of: router.navigation) { refusals += 1 }
                })
        }

        /// The screen of an entry, with a life of its own: another entry in its place starts afresh.
        private func screen(of entry: EntryID?) -> some View {
            EntryView(router: router, stack: stack, entry: entry).id(entry)
        }
    }
#endif
