/// The records of route types, in the order in which the types were first named.
struct RouteRecords: Sendable {
    /// The places of the types in `values`.
    private(set) var places = TypeTable<Int>()
    private(set) var values: [RouteRecord] = []

    /// The record of a type, or nil when nobody named it.
    subscript(type: ObjectIdentifier) -> RouteRecord? {
        places[type].map { values[$0] }
    }

    /// Returns whether a module owns the type.
    func isOwned(_ type: ObjectIdentifier) -> Bool {
        guard let place = places[type] else { return false }
        return values[place].destination != nil
    }

    /// Changes the record of a type, which is made when there is none.
    mutating func change<Answer>(_ type: any Route.Type, _ body: (inout RouteRecord) -> Answer) -> Answer {
        let id = ObjectIdentifier(type)
        if let place = places[id] { return body(&values[place]) }
        places.insert(values.count, of: id)
        values.append(RouteRecord(type))
        return body(&values[values.count - 1])
    }

    /// Lets the rules of one record hold, and returns what is wrong with some of them.
    mutating func applyRules(at place: Int) -> [CompositionIssue] {
        values[place].applyRules()
    }

    /// The places of the records: of the owned types in the order of their destinations, then of the others.
    ///
    /// - Complexity: O(types) when they are in this order already, else O(types · log types).
    var order: [Int] {
        if values.indices.allSatisfy({ values[$0].destination == $0 }) { return Array(values.indices) }
        return values.indices.sorted {
            (values[$0].destination ?? .max, $0) < (values[$1].destination ?? .max, $1)
        }
    }

    /// Follows connections from an exit to the route it stands for; other routes are returned as they are.
    func following(_ route: AnyRoute) -> AnyRoute {
        var route = route
        var seen: Set<ObjectIdentifier> = []
        while let place = places[route.typeID], let connect = values[place].connection,
            seen.insert(route.typeID).inserted, let next = connect(route)
        {
            route = next
        }
        return route
    }
}
