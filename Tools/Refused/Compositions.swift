import RouterCore

private struct Page: RouterScreen {}
private struct Other: RouterScreen {}
private enum Shop: Route { case start }

private struct ShopModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {}
}
private struct OtherModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Other>) {}
}

private func sound(isNew: Bool) throws {
    let modules: [any FeatureModule<Page>] = [ShopModule()]
    _ = try Composition<Page> {
        ShopModule()
        OtherModule().mapped { _ in Page() }
        if isNew { ShopModule() }
        for module in modules { module }
        RootTab("shop", root: Shop.start)
    }
}

private func mistaken(_ other: any FeatureModule<Other>) throws {
    _ = try Composition<Page> {
        ShopModule()
        // expected-error@+1 {{a composition lists modules, not routes}}
        Shop.start
    }
    _ = try Composition<Page> {
        // expected-error@+1 {{this module builds screens of another kind; write .mapped { screen in … } after it}}
        OtherModule()
    }
    _ = try Composition<Page> {
        // expected-error@+1 {{this module builds screens of another kind}}
        other
    }
    _ = try Composition<Page> {
        // expected-error@+1 {{do anything else before it}}
        print("composing")
        ShopModule()
    }
    _ = try Composition<Page> {
        // expected-error@+1 {{a composition lists modules, Connect, RootTab}}
        ShopModule.self
    }
}
