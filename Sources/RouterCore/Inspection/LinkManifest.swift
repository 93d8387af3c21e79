extension Collection<LinkSummary> {
    /// The links as JSON, for other programs: a web server, a test of a campaign, another app.
    ///
    /// ```json
    /// {
    ///   "links": [
    ///     {
    ///       "canonical": true,
    ///       "case": "detail",
    ///       "module": "DishesModule",
    ///       "pattern": "/dishes/{id}",
    ///       "query": [],
    ///       "route": "DishesRoute"
    ///     }
    ///   ],
    ///   "version": 1
    /// }
    /// ```
    ///
    /// `canonical` is false for an alias, which is read but never printed; `case` is left out when the route type
    /// is a struct; `query` lists the query items, each as `{"label": …, "required": …}`. Links are in the order
    /// given, keys are sorted, and the same links give the same text. Internal ones never appear.
    ///
    /// - Complexity: O(links).
    public var manifest: String {
        let links = lazy.filter { !$0.isInternal }.map(\.manifestEntry)
        return JSONText.object(["version": .number(1), "links": .array(Array(links))]).text
    }
}

extension LinkSummary {
    fileprivate var manifestEntry: JSONText {
        let query = queryLabels.map { label -> JSONText in
            .object(["label": .string(label), "required": .bool(requiredQueryLabels.contains(label))])
        }
        var entry: [String: JSONText] = [
            "pattern": .string(pattern), "module": .string(module), "route": .string(route),
            "query": .array(query), "canonical": .bool(isCanonical),
        ]
        entry["case"] = caseName.map(JSONText.string)
        return .object(entry)
    }
}
