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
    /// Before ``activate()`` a link waits in an inbox: the request has no outcome until the link is applied, and there
    /// is no event before that. A router on which nobody calls ``activate()`` applies no link: look at
    /// ``Navigation/isActive``. The log says so once, when something else is asked of the router meanwhile. A link also
    /// waits for the end of a modal that blocks links.
    ///
    /// A screen with unsaved changes that the link would remove refuses it with `leaveGuarded`; ask its user, and open
    /// the link again with `discarding: true`.
    @discardableResult
    public func open(_ link: String, discarding: Bool = false, animated: Bool = true) -> NavigationRequest {
        perform(NavigationCommand(.open(link), discarding: discarding), animated: animated)
    }

    /// Opens a URL from outside, as `open` does its text.
    @discardableResult
    public func open(_ url: URL, discarding: Bool = false, animated: Bool = true) -> NavigationRequest {
        open(url.absoluteString, discarding: discarding, animated: animated)
    }

    /// Lands on a route as a link to it would: on its parents, after its guards, and after links that came before.
    ///
    /// It is for what is not written as a link, such as a push notification or an intent. The route needs no link.
    @discardableResult
    public func open(_ route: any Route, discarding: Bool = false, animated: Bool = true) -> NavigationRequest
    {
        perform(NavigationCommand(.openRoute(AnyRoute(route)), discarding: discarding), animated: animated)
    }

    /// Returns the route a link from outside stands for, and opens nothing.
    ///
    /// It is read by the rules of `open`, and has to exist; no guard is asked.
    ///
    /// - Throws: Why there is none: `refused`, `noMatch`, `notFound`, `noDestination` or `loop`.
    /// - Complexity: O(length of the link), times a small bound where patterns overlap.
    public func route(at link: String) throws(Rejection) -> AnyRoute {
        let route = try navigation.route(of: link)
        _ = try navigation.resolve(NavigationCommand(.openRoute(route)), from: .visible, in: state)
        return route
    }

    /// Returns the route a URL from outside stands for, as `route(at:)` does that of its text.
    public func route(at url: URL) throws(Rejection) -> AnyRoute {
        try route(at: url.absoluteString)
    }

    /// Returns whether `open` would lead somewhere, if no guard has anything against it.
    ///
    /// - Complexity: O(length of the URL), times a small bound where patterns overlap.
    public func canOpen(_ url: URL) -> Bool {
        (try? route(at: url)) != nil
    }

    /// The route a link from outside stands for, or nil; nothing is opened.
    package func route(of link: String) -> AnyRoute? {
        try? navigation.route(of: link)
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
