public import RouterCore

/// Tries a table of links: each is to stand for the route beside it, or for none.
///
/// ```swift
/// let links: KeyValuePairs<String, (any Route)?> = [
///     "/orders": OrdersRoute.list,
///     "/orders/1?ref=mail": OrdersRoute.detail(id: 1),
///     "/orders/first": nil,
/// ]
/// #expect(LinkCheck.findings(in: links, of: app) == [])
/// ```
public enum LinkCheck {
    /// A link that stands for something else than the table says.
    public enum Finding: Hashable, Sendable {
        /// The link stands for no route, for this reason, and was to stand for one.
        case noRoute(link: String, expected: AnyRoute, because: Rejection)
        /// The link stands for another route, or for one where it was to stand for none.
        case otherRoute(link: String, found: AnyRoute, expected: AnyRoute?)
    }

    /// Reads each link as a router that has just started would, without opening it.
    ///
    /// - Parameters:
    ///   - table: The links, each with the route it is to stand for; nil when it is to be refused.
    ///   - app: What the links are of.
    ///   - origins: Where links come from, as the app tells its router.
    /// - Returns: What is wrong, in the order of the table.
    /// - Complexity: O(links).
    @MainActor public static func findings<Screen>(
        in table: KeyValuePairs<String, (any Route)?>, of app: Composition<Screen>,
        allowing origins: LinkOrigins = .none
    ) -> [Finding] {
        let router = Router(app, allowing: origins)
        return table.compactMap { link, route in
            let expected = route.map { AnyRoute($0) }
            do throws(Rejection) {
                let found = try router.route(at: link)
                return found == expected ? nil : .otherRoute(link: link, found: found, expected: expected)
            } catch {
                return expected.map { .noRoute(link: link, expected: $0, because: error) }
            }
        }
    }
}

extension LinkCheck.Finding: CustomStringConvertible {
    /// The link, what it stands for, and what it was to stand for.
    public var description: String {
        switch self {
        case .noRoute(let link, let expected, let rejection):
            "\(link) was to stand for \(expected), and stands for no route. \(rejection)"
        case .otherRoute(let link, let found, let expected?):
            "\(link) was to stand for \(expected), and stands for \(found)."
        case .otherRoute(let link, let found, nil):
            "\(link) was to stand for no route, and stands for \(found)."
        }
    }
}
