import RouterCore

/// The routes of a shop, each beneath another.
private enum ShopRoute: Route, Codable {
    case home
    case shelf(name: String)
    case item(shelf: String, id: Int)
}

extension Plan {
    /// Routes to paths, and links to what they put on screen.
    static let opening = [Plan("print") { try printing($0) }, Plan("open") { try opening($0) }]

    private static func shop() throws -> Composition<NumberScreen> {
        let module = ListedModule("Shop") { registry in
            registry.destination(for: ShopRoute.self, key: "shop") { _, _ in NumberScreen(number: 0) }
            registry.link("/shop", to: ShopRoute.home)
            registry.link("/shop/{name}", to: ShopRoute.shelf)
            registry.link("/shop/{shelf}/items/{id}", to: ShopRoute.item)
            registry.parent(of: ShopRoute.self) { route in
                switch route {
                case .home: nil
                case .shelf: ShopRoute.home
                case .item(let shelf, _): ShopRoute.shelf(name: shelf)
                }
            }
        }
        return try Composition<NumberScreen> {
            module
            RootTab("shop", root: ShopRoute.home)
        }
    }

    private static func printing(_ name: String) throws -> Workload {
        let composition = try shop()
        let operations = 1_000
        return Workload(
            name,
            Case("Composition.path(for:)", operations: operations) {
                for number in 0..<operations {
                    let route = ShopRoute.item(shelf: names[number & 63], id: number)
                    sink += composition.path(for: route)?.utf8.count ?? 0
                }
            },
            [
                Limit(
                    Case("string interpolation", operations: operations) {
                        for number in 0..<operations {
                            sink += "/shop/\(names[number & 63])/items/\(number)".utf8.count
                        }
                    }, reach: 12)
            ])
    }

    private static func opening(_ name: String) throws -> Workload {
        let composition = try shop()
        let router = Router(composition)
        router.activate()
        let links = (0..<100).map { "/shop/shelf-\($0)/items/\($0 * 7)" }
        return Workload(
            name,
            Case("router.open, three entries deep", operations: links.count) {
                for link in links { router.open(link) }
            },
            [
                Limit(
                    Case("matching alone", operations: links.count) {
                        for link in links {
                            guard case .some = try? composition.route(at: link) else { continue }
                            sink += 1
                        }
                    }, reach: 10)
            ])
    }
}
