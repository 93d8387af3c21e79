/// Something a composition is made of: a module, a connection, a tab, a decorator, a guard, a rule for links, or a
/// group of them.
public struct CompositionItem<Screen: RouterScreen>: Sendable {
    enum Kind: Sendable {
        case module(any FeatureModule<Screen>)
        case connect(Connect)
        case tab(RootTab)
        case decorate(Decorate<Screen>)
        case guarded(Guard)
        case rewriteLinks(RewriteLinks)
        case noLink(NoLink)
        case group([CompositionItem])
    }

    let kind: Kind
}

/// Collects what a composition is made of, in the order written.
@resultBuilder public struct CompositionBuilder<Screen: RouterScreen> {
    /// Takes a feature module.
    public static func buildExpression<M: FeatureModule>(_ module: M) -> CompositionItem<Screen>
    where M.Screen == Screen {
        CompositionItem(kind: .module(module))
    }

    /// Takes a feature module whose type is not known at compile time.
    public static func buildExpression(_ module: any FeatureModule<Screen>) -> CompositionItem<Screen> {
        CompositionItem(kind: .module(module))
    }

    /// Takes a connection of an exit.
    public static func buildExpression(_ connect: Connect) -> CompositionItem<Screen> {
        CompositionItem(kind: .connect(connect))
    }

    /// Takes a tab.
    public static func buildExpression(_ tab: RootTab) -> CompositionItem<Screen> {
        CompositionItem(kind: .tab(tab))
    }

    /// Takes a decorator of all screens.
    public static func buildExpression(_ decorate: Decorate<Screen>) -> CompositionItem<Screen> {
        CompositionItem(kind: .decorate(decorate))
    }

    /// Takes a guard of all routes.
    public static func buildExpression(_ guarding: Guard) -> CompositionItem<Screen> {
        CompositionItem(kind: .guarded(guarding))
    }

    /// Takes a rule that changes links before they are read.
    public static func buildExpression(_ rewrite: RewriteLinks) -> CompositionItem<Screen> {
        CompositionItem(kind: .rewriteLinks(rewrite))
    }

    /// Takes a path that is kept from wide patterns.
    public static func buildExpression(_ exclusion: NoLink) -> CompositionItem<Screen> {
        CompositionItem(kind: .noLink(exclusion))
    }

    /// Takes a group made elsewhere.
    public static func buildExpression(_ items: [CompositionItem<Screen>]) -> CompositionItem<Screen> {
        CompositionItem(kind: .group(items))
    }

    /// Puts parts together in the order written.
    public static func buildBlock(_ items: CompositionItem<Screen>...) -> [CompositionItem<Screen>] {
        items
    }

    /// Takes the content of an `if` that holds.
    public static func buildOptional(_ items: [CompositionItem<Screen>]?) -> CompositionItem<Screen> {
        CompositionItem(kind: .group(items ?? []))
    }

    /// Takes the first branch of an `if` or `switch`.
    public static func buildEither(first items: [CompositionItem<Screen>]) -> CompositionItem<Screen> {
        CompositionItem(kind: .group(items))
    }

    /// Takes another branch of an `if` or `switch`.
    public static func buildEither(second items: [CompositionItem<Screen>]) -> CompositionItem<Screen> {
        CompositionItem(kind: .group(items))
    }

    /// Takes what a `for` loop lists.
    public static func buildArray(_ items: [[CompositionItem<Screen>]]) -> CompositionItem<Screen> {
        CompositionItem(kind: .group(items.flatMap { $0 }))
    }
}

/// A tab of the app: a name and the route at the root of its stack.
public struct RootTab: Sendable {
    let seed: NavigationState.TabSeed

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - name: Names the tab; unique in the app.
    ///   - root: The route, or connected exit, at the root of its stack.
    ///   - resetsWhenLeft: Whether leaving the tab pops it to its root, rather than keeping its stack.
    public init(_ name: String, root: any Route, resetsWhenLeft: Bool = false) {
        seed = NavigationState.TabSeed(name, root: root, resetsWhenLeft: resetsWhenLeft)
    }

    /// Creates a tab named by a case of an enum of strings, as `select(tab:)` takes it, too.
    public init(_ name: some RawRepresentable<String>, root: any Route, resetsWhenLeft: Bool = false) {
        self.init(name.rawValue, root: root, resetsWhenLeft: resetsWhenLeft)
    }
}

/// A decorator of every screen of the app; a later one wraps an earlier one, and all wrap the modules' own.
///
/// None can get outside the push context, which is injected after all of them.
public struct Decorate<Screen: RouterScreen>: Sendable {
    let wrap: @MainActor @Sendable (Screen) -> Screen

    /// Creates a decorator.
    public init(_ wrap: @escaping @MainActor @Sendable (Screen) -> Screen) {
        self.wrap = wrap
    }
}
