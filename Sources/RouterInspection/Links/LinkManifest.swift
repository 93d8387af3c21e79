public import RouterCore

extension Collection<LinkSummary> {
    /// The links as JSON, for other programs: a web server, a test of a campaign, another app.
    ///
    /// ```json
    /// {
    ///   "links" : [
    ///     {
    ///       "canonical" : true,
    ///       "case" : "detail",
    ///       "module" : "DishesModule",
    ///       "pattern" : "/dishes/{id}",
    ///       "query" : [
    ///
    ///       ],
    ///       "route" : "DishesRoute"
    ///     }
    ///   ],
    ///   "version" : 1
    /// }
    /// ```
    ///
    /// `canonical` is false for an alias, which is read but never printed; `case` is left out when the route type
    /// is a struct; `query` lists the query items, each as `{"label": …, "required": …}`. Links are in the order
    /// given, keys are sorted, and the same links give the same text. Internal ones never appear. `excluded` has the
    /// patterns of each `NoLink`, and is left out when there is none.
    ///
    /// - Complexity: O(links).
    public var manifest: String {
        let excluded = filter { $0.route == nil }.map(\.pattern)
        let links = filter { !$0.isInternal }.compactMap(LinkManifest.Link.init)
        return jsonText(of: LinkManifest(excluded: excluded.isEmpty ? nil : excluded, links: links))
    }
}

/// The manifest as it is written.
private struct LinkManifest: Encodable {
    struct Item: Encodable {
        let label: String
        let required: Bool
    }

    struct Link: Encodable {
        let canonical: Bool
        let `case`: String?
        let module: String
        let pattern: String
        let query: [Item]
        let route: String

        /// Returns nil for what is no link.
        init?(_ link: LinkSummary) {
            guard let route = link.route else { return nil }
            canonical = link.isCanonical
            `case` = link.caseName
            module = link.module
            pattern = link.pattern
            query = link.queryLabels.map {
                Item(label: $0, required: link.requiredQueryLabels.contains($0))
            }
            self.route = route
        }
    }

    let excluded: [String]?
    let links: [Link]
    let version = 1
}
