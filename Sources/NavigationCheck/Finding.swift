/// Something found in the code, with why it matters and the ways out.
struct Finding: Encodable {
    enum Kind: String, Encodable {
        case twoLanes = "two-lanes"
        case lazyDestination = "lazy-destination"
        case duplicateDestination = "duplicate-destination"
        case missingDestination = "missing-destination"
        case viewLinkBesidePath = "view-link-beside-path"
        case nestedStack = "nested-stack"
    }

    let kind: Kind
    /// Whether one type says it all; otherwise it follows from joining types by their names.
    let isCertain: Bool
    let place: Place
    let message: String

    init(_ kind: Kind, _ isCertain: Bool, _ place: Place, _ what: String, _ whose: String) {
        (self.kind, self.isCertain, self.place) = (kind, isCertain, place)
        message =
            switch kind {
            case .twoLanes:
                "This screen opens by \(what), beside \(whose): the next value is pushed underneath it."
                    + " In SwiftUI: push a value for it too. With Router: push a route; a stack is one list."
            case .lazyDestination:
                "This destination is \(what): a row that is not drawn lacks it, and those that are repeat it."
                    + " In SwiftUI: declare it around the container. With Router: register it in a module."
            case .duplicateDestination:
                "\(what) has a destination on this stack already, at \(whose), and one of the two is ignored."
                    + " In SwiftUI: wrap one of the values. With Router: give each screen a case of one route."
            case .missingDestination:
                "\(what) is pushed here, and nothing that was read has a destination for it: no screen opens."
                    + " In SwiftUI: declare a destination at the root. With Router: composing reports it."
            case .viewLinkBesidePath:
                "This link pushes a view beside the path of \(whose): popping and saving by the path miss it."
                    + " In SwiftUI: link to a value. With Router: use RouteLink; every screen is in the list."
            case .nestedStack:
                "This NavigationStack is in a screen that is pushed at \(whose): two bars, two lists of screens."
                    + " In SwiftUI: take it away, or use a sheet. With Router: push the route, or present it."
            }
    }
}
