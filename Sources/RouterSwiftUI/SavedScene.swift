#if canImport(SwiftUI)
    import Foundation
    import RouterCore
    import SwiftUI

    /// A window whose navigation its scene keeps: restored before anything of it is built, saved at each change.
    ///
    /// In this order: restore, show, let links in. Nothing that was saved holds up the launch for good.
    struct SavedScene<Content: View>: View {
        let router: Router<ViewScreen>
        let onRestore: @MainActor (RestoreReport) -> Void
        let content: Content
        @SceneStorage private var saved: Data?
        @State private var isRestored = false
        @State private var saving: EventHub.Subscription?

        init(
            _ router: Router<ViewScreen>, key: String,
            onRestore: @escaping @MainActor (RestoreReport) -> Void, content: Content
        ) {
            (self.router, self.onRestore, self.content) = (router, onRestore, content)
            _saved = SceneStorage(key)
        }

        var body: some View {
            if isRestored {
                content
            } else {
                Color.clear.onAppear { launch() }
            }
        }

        private func launch() {
            let storage = _saved
            saving = router.events.observe { [weak router] event in
                guard let router, !event.delta.isEmpty else { return }
                storage.wrappedValue = router.snapshot().data
            }
            isRestored = true
            // A router that runs already is where it is; only a new one begins where the scene was left.
            guard !router.navigation.isActive, let data = storage.wrappedValue else {
                return router.activate()
            }
            let restoring = router.restore(data)
            if let outcome = restoring.request.outcome {
                activate(after: restoring, outcome)
            } else {
                Task { activate(after: restoring, await restoring.request.value) }
            }
        }

        private func activate(after restoring: RestoreRequest, _ outcome: Outcome?) {
            if let report = restoring.report { onRestore(report) }
            if let rejection = outcome?.rejection {
                router.navigation.onUnreadRejection?(.init(rejection, verb: "restore"))
            }
            router.activate()
        }
    }
#endif
