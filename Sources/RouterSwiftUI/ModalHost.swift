#if canImport(SwiftUI)
    import Foundation
    public import RouterCore
    public import SwiftUI

    extension View {
        /// Presents a router's sheets, covers and dialogs above this view, whatever shows its stacks.
        ///
        /// ```swift
        /// MyTabs(router: router)
        ///     .routerModals(router)
        /// ```
        ///
        /// Every modal has a stack of its own and may present the next. Use it once in a window, around everything
        /// that the modals are to cover.
        public func routerModals(_ router: Router<ViewScreen>) -> some View {
            ModalHost(router: router, host: nil, below: nil, content: self).id(ObjectIdentifier(router))
        }
    }

    /// A view that presents the modal directly above it; that modal is the host of the next.
    struct ModalHost<Content: View>: View {
        let router: Router<ViewScreen>
        /// The modal that hosts; nil for the window.
        let host: StackModel?
        /// Who presents that one.
        let below: Presenter?
        let content: Content
        @State private var presenter = Presenter()
        @Namespace private var space
        @Environment(\.scenePhase) private var scenePhase

        var body: some View {
            let _ = presenter.draw(router, host: host, below: below, in: space)
            let (router, presenter) = (router, presenter)
            content
                .environment(\.presenter, presenter)
                .sheet(item: Bindable(presenter).sheet, onDismiss: { presenter.didEnd() }) {
                    @Sendable modal in
                    ModalView(router: router, modal: modal, presenter: presenter)
                }
                #if !os(macOS)
                    .fullScreenCover(item: Bindable(presenter).cover, onDismiss: { presenter.didEnd() }) {
                        @Sendable modal in ModalView(router: router, modal: modal, presenter: presenter)
                    }
                #endif
                .dialogs(of: presenter)
                .onAppear { presenter.begin() }
                .onChange(of: scenePhase, initial: true) { _, phase in presenter.sceneChanged(to: phase) }
        }
    }

    /// A modal: a stack of its own, and the host of whatever is presented above it.
    ///
    /// It is not dragged away while one of its screens is to be asked first.
    struct ModalView: View {
        let router: Router<ViewScreen>
        let modal: StackModel
        /// Who presents it.
        let presenter: Presenter

        nonisolated init(router: Router<ViewScreen>, modal: StackModel, presenter: Presenter) {
            (self.router, self.modal, self.presenter) = (router, modal, presenter)
        }

        var body: some View {
            look.wrap(
                ViewScreen {
                    ModalHost(
                        router: router, host: modal, below: presenter,
                        content: StackView(router: router, stack: modal)
                    )
                    #if os(macOS)
                        .frame(minWidth: 480, minHeight: 320)  // a list has no height of its own
                    #endif
                }
            )
            .zooms(from: presenter.source, in: presenter.zoom)
            .interactiveDismissDisabled(!modal.leaveGuarded.isEmpty)
            .onAppear { presenter.didAppear(modal) }
        }

        /// What the owner of the root has registered; the state is read without being observed.
        private var look: SheetLook {
            let root = router.state.stack(modal.id)?.entries.first?.route
            return root.flatMap { router.composition.table.sheet(of: $0) as? SheetLook } ?? SheetLook { $0 }
        }
    }
#endif
