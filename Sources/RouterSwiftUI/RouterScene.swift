#if canImport(SwiftUI)
    import Foundation
    public import RouterCore
    public import SwiftUI

    extension View {
        /// Connects a window with its router: restores it, lets links in, and hands it to menu commands.
        ///
        /// ```swift
        /// MyTabs(router: router)
        ///     .routerModals(router)
        ///     .routerScene(router, savedAs: "navigation")
        /// ```
        ///
        /// ``RouterView`` has it built in. In a window made of parts it comes last, around everything else.
        ///
        /// - Parameters:
        ///   - router: The router of the window.
        ///   - key: What the navigation is saved by in the scene's storage; nil saves nothing.
        ///   - opensLinks: Whether URLs, universal links, codes and search results that reach the scene are opened;
        ///     each is opened once, whichever way it came.
        ///   - onRestore: Told once what was lost or changed, if something was restored.
        /// - Returns: The window, connected.
        public func routerScene(
            _ router: Router<ViewScreen>, savedAs key: String? = nil, opensLinks: Bool = true,
            onRestore: @escaping @MainActor (_ report: RestoreReport) -> Void = { _ in }
        ) -> some View {
            RouterScene(router: router, key: key, opensLinks: opensLinks, onRestore: onRestore, content: self)
                .focusedSceneValue(\.router, router)
                .id(ObjectIdentifier(router))  // ids of entries are unique in one router only
        }

        /// Opens links in texts with a router where it can; all others go on to the system.
        ///
        /// Put it around everything, so that it reaches sheets.
        public func opensLinksInText(_ router: Router<ViewScreen>) -> some View {
            environment(
                \.openURL,
                OpenURLAction { url in
                    guard router.canOpen(url) else { return .systemAction }
                    router.open(url)
                    return .handled
                })
        }
    }

    struct RouterScene<Content: View>: View {
        let router: Router<ViewScreen>
        let key: String?
        let opensLinks: Bool
        let onRestore: @MainActor (RestoreReport) -> Void
        let content: Content
        @State private var links = LinkIntake()

        var body: some View {
            if opensLinks {
                scene
                    .onOpenURL { links.open($0, by: .url, in: router) }
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                        if let url = activity.webpageURL { links.open(url, by: .activity, in: router) }
                    }
                    .onContinueUserActivity(LinkIntake.searchResult) { activity in
                        guard let url = LinkIntake.url(ofResult: activity) else { return }
                        links.open(url, by: .search, in: router)
                    }
                    #if os(macOS)
                        // Without it every link opens a window of its own.
                        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                    #endif
            } else {
                scene
            }
        }

        @ViewBuilder private var scene: some View {
            if let key {
                SavedScene(router, key: key, onRestore: onRestore, content: content)
            } else {
                content.onAppear { router.activate() }
            }
        }
    }

    /// Opens each link once: the system may deliver one as a URL and as an activity.
    @MainActor final class LinkIntake {
        /// How a link came.
        enum Way { case url, activity, search }

        /// The activity of a result of the system's search, and where it has the name the app gave it.
        static let searchResult = "com.apple.corespotlightitem"
        private static let resultName = "kCSSearchableItemActivityIdentifier"

        private var last: (url: URL, way: Way, visible: EntryID)?

        /// Opens a link, unless it has just been opened by another way and nobody has moved since.
        func open(_ url: URL, by way: Way, in router: Router<ViewScreen>) {
            if let last, last.url == url, last.way != way, last.visible == router.visible.id { return }
            router.open(url)
            last = (url, way, router.visible.id)
        }

        /// The link that names a result of the system's search, if the app names its results by links.
        static func url(ofResult activity: NSUserActivity) -> URL? {
            (activity.userInfo?[resultName] as? String).flatMap { URL(string: $0) }
        }
    }
#endif
