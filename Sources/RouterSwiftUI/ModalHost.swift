#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    /// A view that presents the modal directly above it; that modal is the host of the next.
    struct ModalHost<Content: View>: View {
        let router: Router<ViewScreen>
        /// The modal that hosts; nil for the window.
        let host: StackModel?
        let content: Content

        var body: some View {
            let modals = modalsAbove
            let isAnimated = router.navigation.isAnimated
            content
                .sheet(item: item(modals, isCover: false)) { modal in
                    ModalView(router: router, modal: modal)
                }
                #if !os(macOS)
                    .fullScreenCover(item: item(modals, isCover: true)) { modal in
                        ModalView(router: router, modal: modal)
                    }
                #endif
                .transaction(value: modals.first?.id) { transaction in
                    if !isAnimated { transaction.disablesAnimations = true }
                }
        }

        /// The modals above the host, lowest first; none when the host itself is going away.
        private var modalsAbove: [StackModel] {
            let modals = router.navigation.modals
            guard let host else { return modals }
            guard let index = modals.firstIndex(where: { $0 === host }) else { return [] }
            return Array(modals[(index + 1)...])
        }

        /// The modal to present in one style.
        ///
        /// SwiftUI clears it when the modal has left the screen, and what lay above went along; whatever was
        /// presented since is not meant.
        private func item(_ modals: [StackModel], isCover: Bool) -> Binding<StackModel?> {
            let modal = modals.first.flatMap { Self.isCovering($0) == isCover ? $0 : nil }
            return Binding(
                get: { @MainActor in modal },
                set: { @MainActor written in
                    guard modal != nil, written == nil else { return }
                    let present = router.navigation.modals
                    let gone = modals.filter { shown in present.contains { $0 === shown } }
                        .compactMap(\.entries.first?.id)
                    if !gone.isEmpty { router.navigation.hostRemoved(gone) }
                })
        }

        /// Whether a modal takes the whole screen: covers do, but a Mac has sheets only.
        private static func isCovering(_ modal: StackModel) -> Bool {
            #if os(macOS)
                false
            #else
                modal.style == .cover
            #endif
        }
    }

    /// A modal: a stack of its own, and the host of whatever is presented above it.
    struct ModalView: View {
        let router: Router<ViewScreen>
        let modal: StackModel

        var body: some View {
            ModalHost(router: router, host: modal, content: StackView(router: router, stack: modal))
        }
    }
#endif
