#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// A view that presents the modal directly above it; that modal is the host of the next.
    struct ModalHost<Content: View>: View {
        let router: Router<ViewScreen>
        /// The modal that hosts; nil for the window.
        let host: StackModel?
        let content: Content
        /// How often SwiftUI ended a modal that stayed; read in `body`, so that its item is read anew.
        @State private var refusals = 0

        var body: some View {
            let modals = modalsAbove
            let isAnimated = router.navigation.isAnimated
            let _ = refusals
            content
                #if os(macOS)
                    .sheet(item: item(modals, .sheet, .cover)) { ModalView(router: router, modal: $0) }
                #else
                    .sheet(item: item(modals, .sheet)) { ModalView(router: router, modal: $0) }
                    .fullScreenCover(item: item(modals, .cover)) { ModalView(router: router, modal: $0) }
                #endif
                .transaction(value: modals.first?.id) { transaction in
                    if !isAnimated { transaction.disablesAnimations = true }
                }
        }

        /// The modals above the host, lowest first; none when the host itself is going away.
        private var modalsAbove: [StackModel] {
            let modals = router.navigation.modals
            guard let host else { return modals }
            return Array(modals.drop { $0 !== host }.dropFirst())
        }

        /// The modal to present, if it has one of the styles.
        ///
        /// SwiftUI clears it when the modal has left the screen, and what lay above went along; whatever was
        /// presented since is not meant.
        private func item(_ modals: [StackModel], _ styles: Presentation...) -> Binding<StackModel?> {
            let modal = modals.first.flatMap { styles.contains($0.style) ? $0 : nil }
            return Binding(
                get: { @MainActor in modal },
                set: { @MainActor written in
                    guard modal != nil, written == nil else { return }
                    let present = router.navigation.modals
                    remove(modals.filter { shown in present.contains { $0 === shown } })
                    if router.navigation.modals.contains(where: { $0 === modal }) { refusals += 1 }
                })
        }

        /// Reports modals that have left the screen; where a screen is to be asked first, the router is asked.
        private func remove(_ gone: [StackModel]) {
            let roots = gone.compactMap(\.entries.first?.id)
            guard let lowest = roots.first else { return }
            if gone.allSatisfy(\.leaveGuarded.isEmpty) {
                router.navigation.hostRemoved(roots)
            } else if gone.last === router.navigation.modals.last {
                router.context(of: lowest).dismiss()
            }
        }
    }

    /// A modal: a stack of its own, and the host of whatever is presented above it.
    ///
    /// It is not dragged away while one of its screens is to be asked first.
    struct ModalView: View {
        let router: Router<ViewScreen>
        let modal: StackModel

        var body: some View {
            ModalHost(router: router, host: modal, content: StackView(router: router, stack: modal))
                .interactiveDismissDisabled(!modal.leaveGuarded.isEmpty)
        }
    }
#endif
