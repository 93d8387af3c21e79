import RouterCore

enum HomeRoute: Route, Codable {
    case dashboard(name: String, view: String?)
    case entity(entity: String)
    case device(id: String)
    case history(entities: [String], start: String?, end: String?)
    case calendar
    case settings(section: [String])

    private enum EntityCodingKeys: String, CodingKey { case entity = "more-info-entity-id" }

    private enum HistoryCodingKeys: String, CodingKey {
        case entities = "entity_id"
        case start = "start_date"
        case end = "end_date"
    }
}

/// What a link does in place of showing a screen.
enum HomeAction: Route, Codable {
    case service(name: String, data: [String: String])
    case event(name: String, data: [String: String])
}

extension LinkedApp {
    /// A server at home: dashboards, links that only act, and a sheet that is named by an item.
    static func homeServer() throws -> LinkedApp {
        try LinkedApp("home server", from: [.scheme("home"), .host("home.example")], homeServerRows) {
            LinkedModule(HomeRoute.self) { registry in
                registry.link("/{name}", to: { (name: String) in HomeRoute.dashboard(name: name, view: nil) })
                registry.link(
                    "/{name}/{view}",
                    to: { (name: String, view: String) in HomeRoute.dashboard(name: name, view: view) })
                registry.link("/{_}/{_}", to: HomeRoute.entity)
                registry.link("/{_}", to: HomeRoute.entity)
                registry.link("/", to: HomeRoute.entity)
                registry.link("/config/devices/device/{id}", to: HomeRoute.device)
                registry.link("/history", to: HomeRoute.history)
                registry.link("/calendar", to: HomeRoute.calendar)
                registry.link("/config/{section...}", to: HomeRoute.settings)
            }
            LinkedExits(HomeAction.self) { registry in
                registry.link("/call_service/{name}", to: HomeAction.service)
                registry.link("/perform_action/{name}", to: HomeAction.service)
                registry.link("/fire_event/{name}", to: HomeAction.event)
            }
            Connect(HomeAction.self) { _ in Action {} }
            RewriteLinks { link in
                guard link.scheme == "home", link.host?.lowercased() == "navigate" else { return link }
                var path = link
                (path.scheme, path.host) = (nil, nil)
                return path
            }
            NoLink("/api/{_...}")
            NoLink("/auth/{_}")
            NoLink("/call_service")
            NoLink("/fire_event")
            RootTab("home", root: HomeRoute.dashboard(name: "lovelace", view: nil))
        }
    }

    private static var homeServerRows: [Row] {
        [
            Row("https://home.example/lovelace", HomeRoute.dashboard(name: "lovelace", view: nil)),
            Row("https://home.example/lovelace/0", HomeRoute.dashboard(name: "lovelace", view: "0")),
            Row(
                "https://home.example/lovelace/kitchen",
                HomeRoute.dashboard(name: "lovelace", view: "kitchen")),
            Row("https://home.example/lovelace/0?kiosk", HomeRoute.dashboard(name: "lovelace", view: "0")),
            Row("https://home.example/energy", HomeRoute.dashboard(name: "energy", view: nil)),
            Row("home://navigate/lovelace/0", HomeRoute.dashboard(name: "lovelace", view: "0")),
            Row("home://navigate/lovelace", HomeRoute.dashboard(name: "lovelace", view: nil)),
            Row(
                "home://navigate/history?entity_id=light.hall",
                HomeRoute.history(entities: ["light.hall"], start: nil, end: nil)),
            Row("home://navigate/config/areas", HomeRoute.settings(section: ["areas"])),
            Row("home://NAVIGATE/calendar", HomeRoute.calendar),
            Row(
                "https://home.example/lovelace/0?more-info-entity-id=light.hall",
                HomeRoute.entity(entity: "light.hall")),
            Row(
                "https://home.example/lovelace?more-info-entity-id=light.hall",
                HomeRoute.entity(entity: "light.hall")),
            Row("home://navigate/?more-info-entity-id=light.hall", HomeRoute.entity(entity: "light.hall")),
            Row(
                "home://call_service/light.turn_on?entity_id=light.hall&brightness=40",
                HomeAction.service(
                    name: "light.turn_on", data: ["entity_id": "light.hall", "brightness": "40"])),
            Row(
                "home://call_service/script.good_night",
                HomeAction.service(name: "script.good_night", data: [:])),
            Row(
                "home://perform_action/light.turn_on?entity_id=light.hall",
                HomeAction.service(name: "light.turn_on", data: ["entity_id": "light.hall"])),
            Row(
                "home://fire_event/doorbell?camera=front+door",
                HomeAction.event(name: "doorbell", data: ["camera": "front door"])),
            Row("home://fire_event", nil),
            Row("home://call_service", nil),
            Row("https://home.example/config/devices/device/8f2c", HomeRoute.device(id: "8f2c")),
            Row("https://home.example/config/devices", HomeRoute.settings(section: ["devices"])),
            Row(
                "https://home.example/config/devices/dashboard",
                HomeRoute.settings(section: ["devices", "dashboard"])),
            Row("https://home.example/history", HomeRoute.history(entities: [], start: nil, end: nil)),
            Row(
                "https://home.example/history?entity_id=a.b&entity_id=c.d&start_date=2026-01-02T00%3A00%3A00Z",
                HomeRoute.history(entities: ["a.b", "c.d"], start: "2026-01-02T00:00:00Z", end: nil)),
            Row("https://home.example/calendar/", HomeRoute.calendar),
            Row("https://home.example/api/states/light.hall", nil),
            Row("https://home.example/api/states", nil),
            Row("https://home.example/auth/authorize", nil),
            Row("https://home.example/auth/authorize?more-info-entity-id=light.hall", nil),
            Row("https://home.example/", nil),
            Row("https://home.example/lovelace/0/1", nil),
            Row("http://home.example/lovelace/0", nil),
            Row("https://home.example:8123/lovelace/0", nil),
        ]
    }
}
