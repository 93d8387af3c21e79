#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Router {
    /// Opens a link from outside: a path such as `/dishes/1`, or a URL of an origin the router allows.
    ///
    /// Its end state does not depend on where it starts: the selected tab, that tab's stack and the modals are
    /// those the route and its parents ask for; what is there already keeps its ids, other tabs keep their
    /// stacks. All of it is checked before anything moves.
    ///
    /// Before ``activate()`` a link waits in an inbox, and nothing is said: the request has no outcome until the
    /// link is applied, and there is no event before that. A router on which nobody calls ``activate()`` applies
    /// none; ``Navigation/isActive`` tells. A link also waits for the end of a modal that blocks links.
    @discardableResult
    public func open(_ link: String, animated: Bool = true) -> NavigationRequest {
        perform(NavigationCommand(.open(link)), animated: animated)
    }

    /// Opens a URL from outside, as ``open(_:animated:)`` does its text.
    @discardableResult
    public func open(_ url: URL, animated: Bool = true) -> NavigationRequest {
        open(url.absoluteString, animated: animated)
    }

    /// The route a link from outside stands for, or nil; nothing is opened.
    package func route(of link: String) -> AnyRoute? {
        try? composition.table.links.match(url: link, allowing: navigation.origins).get()
    }

    /// Begins to apply links: those that came before first, in the order in which they came.
    ///
    /// Call it once the app can be seen and what was saved has been restored.
    public func activate() {
        navigation.activate()
    }

    /// The path of what is visible, or nil when its route has no link that opens from outside.
    public var path: String? {
        composition.table.links.path(for: visible.route, to: .outside)
    }
}
