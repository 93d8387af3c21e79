public import RouterCore

extension Collection<LinkSummary> {
    /// The `apple-app-site-association` file that makes the links universal ones of some apps.
    ///
    /// Put it at `/.well-known/apple-app-site-association` of each host the router allows. Each link becomes a
    /// component: its path, with `*` for a placeholder, and `?*` for each query item that has to be there.
    /// Internal links never appear. A `NoLink` is an `exclude`; as Apple takes the first component that matches, the
    /// components are then in the order in which the router asks its patterns.
    ///
    /// The file decides which links reach the app, and the app which of them lead somewhere: Apple's `*` matches
    /// slashes and the empty text too, so that some do that stand for no route. A path with a slash at its end,
    /// and a required item that is empty, stay in the browser unless another component matches them.
    ///
    /// - Parameter appIDs: The apps, each as its prefix, a dot, and its bundle identifier.
    /// - Returns: JSON with sorted keys, the components in the order of the links, each once.
    /// - Complexity: O(links), and O(links · log(links)) where there is a `NoLink`.
    public func appleAppSiteAssociation(appIDs: [String]) -> String {
        jsonText(of: Association(Array(self), appIDs: appIDs))
    }
}
