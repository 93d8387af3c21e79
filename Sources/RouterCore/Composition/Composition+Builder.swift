extension Composition {
    /// Something a composition is made of: a module, a connection, a tab, a decorator, a guard, a rule for links, or a
    /// group of them.
    public struct Item: Sendable {
        enum Kind: Sendable {
            case module(any FeatureModule<Screen>)
            case connect(Connect)
            case tab(RootTab)
            case decorate(Decorate<Screen>)
            case guarding(Guard)
            case rewriteLinks(RewriteLinks)
            case noLink(NoLink)
            case group([Item])
        }

        let kind: Kind
    }

    /// Collects the items of a composition, in the order written.
    @resultBuilder public struct Builder {
        /// Takes a feature module.
        public static func buildExpression<M: FeatureModule>(_ module: M) -> Item where M.Screen == Screen {
            Item(kind: .module(module))
        }

        /// Takes a feature module whose type is not known at compile time.
        public static func buildExpression(_ module: any FeatureModule<Screen>) -> Item {
            Item(kind: .module(module))
        }

        /// Takes a connection of an exit.
        public static func buildExpression(_ connect: Connect) -> Item {
            Item(kind: .connect(connect))
        }

        /// Takes a tab.
        public static func buildExpression(_ tab: RootTab) -> Item {
            Item(kind: .tab(tab))
        }

        /// Takes a decorator of all screens.
        public static func buildExpression(_ decorate: Decorate<Screen>) -> Item {
            Item(kind: .decorate(decorate))
        }

        /// Takes a guard of all routes.
        public static func buildExpression(_ guarding: Guard) -> Item {
            Item(kind: .guarding(guarding))
        }

        /// Takes a rule that changes links before they are read.
        public static func buildExpression(_ rewrite: RewriteLinks) -> Item {
            Item(kind: .rewriteLinks(rewrite))
        }

        /// Takes a path that is kept from wide patterns.
        public static func buildExpression(_ exclusion: NoLink) -> Item {
            Item(kind: .noLink(exclusion))
        }

        /// Takes a group made elsewhere.
        public static func buildExpression(_ items: [Item]) -> Item { Item(kind: .group(items)) }

        /// Puts items together in the order written.
        public static func buildBlock(_ items: Item...) -> [Item] { items }

        /// Takes the content of an `if` whose condition holds.
        public static func buildOptional(_ items: [Item]?) -> Item { Item(kind: .group(items ?? [])) }

        /// Takes the first branch of an `if` or `switch`.
        public static func buildEither(first items: [Item]) -> Item { Item(kind: .group(items)) }

        /// Takes another branch of an `if` or `switch`.
        public static func buildEither(second items: [Item]) -> Item { Item(kind: .group(items)) }

        /// Takes the items of a `for` loop.
        public static func buildArray(_ items: [[Item]]) -> Item { Item(kind: .group(items.flatMap { $0 })) }
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
