import RouterCore
import RouterTerminal

enum ShopRoute: Route, Codable {
    case home
    case item(id: Int)
    case basket
    case pay
    case help
}

struct ShopModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ShopRoute.self, key: "shop") { route, _ in
            TerminalScreen("\(route)") { _ in [] }
        }
        registry.presentation(of: ShopRoute.self) { route in
            switch route {
            case .basket: .sheet
            case .pay: .cover
            case .home, .item, .help: .stack
            }
        }
        registry.onReselect(of: ShopRoute.self) { route, _ in
            print("\(route) scrolls to its beginning\n")
        }
        registry.link("/", to: ShopRoute.home)
        registry.link("/items/{id}", to: ShopRoute.item)
        registry.link("/basket", to: ShopRoute.basket)
        registry.link("/pay", to: ShopRoute.pay)
        registry.link("/help", to: ShopRoute.help)
    }
}

enum ShopTab: String { case shop, help }

let app = try Composition<TerminalScreen> {
    ShopModule()
    RootTab(ShopTab.shop, root: ShopRoute.home)
    RootTab(ShopTab.help, root: ShopRoute.help, resetsWhenLeft: true)
}
let router = Router(app)

@MainActor func show(_ title: String) {
    print("\(title)\n\(router.state.drawing { app.path(for: $0) ?? "\($0)" })\n")
}

router.push(ShopRoute.item(id: 1))
router.push(ShopRoute.basket)  // a sheet: its owner prefers it
router.push(ShopRoute.item(id: 2))  // on the sheet's own stack
router.push(ShopRoute.pay)  // a cover, above the sheet
show("Two modals")

router.dismiss()
router.popToRoot()
show("One dismissed, the other at its root")

router.dismiss(thenPush: ShopRoute.item(id: 3))
show("The basket gave way to an item")

router.push(ShopRoute.item(id: 4), as: .sheet)  // insists
router.select(tab: ShopTab.help)
show("The tab has changed, the sheet has stayed")

router.dismissAll()
router.push(ShopRoute.item(id: 5))
router.select(tab: ShopTab.shop)
router.select(tab: ShopTab.shop)
show("\"help\" was reset when left, \"shop\" when selected again")
router.select(tab: ShopTab.shop)

let request = router.batch { batch in
    batch.select(tab: ShopTab.help)
    batch.push(ShopRoute.item(id: 6))
    batch.pop(to: ShopRoute.item(id: 7))
}
print(request.outcome!)

router.setStack([ShopRoute.home, ShopRoute.item(id: 1), ShopRoute.item(id: 2)])
let second = router.state.visibleStack.entries[1].id
router.navigation.hostRemoved([router.visible.id])  // a swipe
router.context(of: second).replace(with: ShopRoute.item(id: 9))
show("After a swipe and a replacement")

router.setTabs([RootTab(ShopTab.shop, root: ShopRoute.home), RootTab("pay", root: ShopRoute.pay)])
show("Another set of tabs: the shop is as it was")
