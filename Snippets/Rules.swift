import Foundation
import RouterCore
import RouterTerminal

// A shop, and what happens in it under each rule.

enum ShopRoute: Route, Codable {
    case home
    case item(id: Int)
    case basket
    case account
}

struct RateItem: ResultRoute, Codable {
    typealias Value = Int
    let id: Int
}

struct SignIn: Route, Codable {}

struct Unlock: Route, Codable {}

@MainActor final class Shop {
    var user: String?
    var isLocked = false
    var builds = 0
}

struct ShopModule: FeatureModule {
    let shop: Shop

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ShopRoute.self, key: "shop") { route, _ in
            shop.builds += 1
            return TerminalScreen("\(route)") { _ in [] }
        }
        registry.destination(for: RateItem.self, key: "rate") { _, _ in TerminalScreen("Rate") { _ in [] } }
        registry.destination(for: SignIn.self, key: "sign-in") { _, _ in TerminalScreen("Sign in") { _ in [] }
        }
        registry.destination(for: Unlock.self, key: "unlock") { _, _ in TerminalScreen("Unlock") { _ in [] } }
        registry.presentation(of: ShopRoute.self) { route in route == .basket ? .sheet : .stack }
        registry.presentation(of: RateItem.self) { _ in .sheet }
        registry.presentation(of: SignIn.self) { _ in .sheet }
        registry.presentation(of: Unlock.self) { _ in .cover }
        registry.existence(of: ShopRoute.self) { route in route != .item(id: 404) }
        registry.onReturn(to: ShopRoute.self) { route, event, _ in
            guard event.route.as(RateItem.self) != nil else { return }
            print("back at \(route), \(event.ending)")
        }
        registry.guardRoutes(of: ShopRoute.self) { route in
            route == .account && shop.user == nil ? .redirect(SignIn(), resuming: true) : .allow
        }
        registry.link("/", to: ShopRoute.home)
        registry.link("/items/{id}", to: ShopRoute.item)
        registry.link("/basket", to: ShopRoute.basket)
        registry.link("/account", to: ShopRoute.account)
        registry.link("/rate/{id}", to: RateItem.init)
        registry.link("/sign-in", to: SignIn())
        registry.link("/unlock", to: Unlock())
        registry.parent(of: ShopRoute.self) { route in
            if case .item = route { ShopRoute.home } else { nil }
        }
    }
}

let shop = Shop()
let app = try Composition<TerminalScreen> {
    ShopModule(shop: shop)
    Guard { route in
        shop.isLocked && route.as(Unlock.self) == nil ? .redirect(Unlock(), resuming: false) : .allow
    }
    RootTab("shop", root: ShopRoute.home)
    RootTab("me", root: ShopRoute.account)
}

/// A router that has just been started, under a heading.
@MainActor func start(_ rule: String) -> Router<TerminalScreen> {
    print(rule)
    let router = Router(app)
    router.activate()
    return router
}

extension Router {
    /// Shows where the user is.
    func draw() {
        print(state.drawing { self.composition.path(for: $0) ?? "\($0)" })
    }
}

do {
    let router = start("R1")
    router.push(ShopRoute.item(id: 1))
    router.push(ShopRoute.item(id: 2))
    print(router.state.visibleStack.entries.map(\.route))
}

do {
    let router = start("R2")
    print(router.push(ShopRoute.item(id: 404)).outcome!)
    print(router.select(tab: "shop").outcome!)  // is selected already, at its root
    router.draw()
}

do {
    let router = start("R3")
    let home = router.context(of: router.visible.id)
    home.push(ShopRoute.item(id: 1))
    print(home.push(ShopRoute.item(id: 2)).outcome!)  // a second tap
    print(home.push(ShopRoute.item(id: 2), ifCovered: .append).outcome!)
    router.draw()
}

do {
    let router = start("R4")
    router.setStack([ShopRoute.home, ShopRoute.item(id: 1), ShopRoute.item(id: 2)])
    let first = router.context(of: router.state.visibleStack.entries[1].id)
    print(router.pop(3).outcome!)
    first.pop()
    router.draw()
}

do {
    let router = start("R5")
    let request = router.batch { batch in
        batch.push(ShopRoute.item(id: 1))
        batch.push(ShopRoute.item(id: 404))
    }
    print(request.outcome!)
    router.draw()
}

do {
    let router = start("R6")
    router.push(ShopRoute.item(id: 1))
    let swiped = router.visible.id
    router.navigation.hostRemoved([swiped])
    router.push(ShopRoute.item(id: 2))
    router.navigation.hostRemoved([swiped])  // the same report, late
    router.draw()
}

do {
    let router = start("R7")
    router.push(ShopRoute.item(id: 1))
    router.push(ShopRoute.item(id: 1))
    let entries = router.state.visibleStack.entries
    print(entries[1].route == entries[2].route, entries[1].id == entries[2].id)
}

do {
    let router = start("R8")
    router.push(ShopRoute.item(id: 1))
    let item = router.context(of: router.visible.id)
    router.pop()
    print(item.push(ShopRoute.item(id: 2)).outcome!)
}

do {
    let router = start("R9")
    shop.builds = 0
    router.push(ShopRoute.item(id: 1))
    for _ in 1...3 { _ = router.visibleScreen }
    print("built: \(shop.builds)")
}

do {
    print("R10")
    let router = Router(app)
    let request = router.open("/items/1")
    print(request.outcome as Any)
    router.activate()
    print(request.outcome!)
    router.draw()
}

do {
    let router = start("R11")
    router.push(ShopRoute.item(id: 7))
    router.push(ShopRoute.basket)
    router.open("/items/1")
    router.draw()
    router.open("/items/1")  // changes nothing
    router.draw()
}

do {
    let router = start("R12")
    router.setStack([ShopRoute.home, ShopRoute.item(id: 1), ShopRoute.item(id: 2)])
    let saved = String(decoding: router.snapshot().data, as: UTF8.self)
    let spoilt = Data(saved.replacing("\"id\":2}", with: "\"id\":404}").utf8)
    print(router.restore(spoilt).report!)
    router.draw()
}

do {
    let router = start("R13")
    router.push(RateItem(id: 1))
    print(router.finish(with: "five").outcome!)
    router.finish(with: 5)
    router.push(RateItem(id: 1))
    router.dismiss()
}

do {
    let router = start("R14")
    shop.user = "ada"
    router.push(ShopRoute.item(id: 1))
    router.select(tab: "me")
    router.select(tab: "shop")
    router.draw()
    router.select(tab: "shop")
    router.draw()
}

do {
    let router = start("R15")
    router.push(ShopRoute.item(id: 1))
    router.push(ShopRoute.item(id: 1))
    router.push(ShopRoute.item(id: 1), ifTop: .reuse)
    router.draw()
}

do {
    let router = start("R16")
    router.select(tab: "me")
    shop.user = nil  // signed out
    router.endSession()
    router.draw()
    print(router.screen(for: router.state.stacks[1].root.id) == nil)
}

do {
    let router = start("R17")
    router.push(ShopRoute.item(id: 1))
    shop.isLocked = true
    router.refresh()
    router.draw()
    shop.isLocked = false
    router.finish()
    router.draw()
}
