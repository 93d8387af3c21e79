public import RouterCore
public import RouterTerminal
public import TastebookData

/// People and their ratings, the user's own page, and the sheet that signs in.
public struct ProfilesModule: FeatureModule {
    /// What the screens show, and who is signed in.
    public let store: TastebookStore

    /// Creates the module over a store.
    public init(store: TastebookStore) {
        self.store = store
    }
}

extension ProfilesModule {
    /// Registers the routes of people and their ratings, and the exits to dishes and restaurants.
    public func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: ProfilesRoute.self, key: "profiles") { [store] route, _ in
            switch route {
            case .profile(let id): profilePage(id, store)
            case .ratings(let id): ratingsOfProfile(id, store)
            case .rating(let id): ratingPage(id, store)
            case .me: myPage(store)
            case .myRatings: myRatings(store)
            case .wishlist: wishlist(store)
            }
        }
        registry.destination(for: SignIn.self, key: "sign-in") { [store] _, _ in signIn(store) }
        registry.exit(ProfilesExit.self)

        registry.existence(of: ProfilesRoute.self) { [store] route in
            switch route {
            case .profile(let id), .ratings(let id): store.profile(id) != nil
            case .rating(let id): store.rating(id) != nil
            case .me, .myRatings, .wishlist: true
            }
        }

        registry.link("/profiles/{id}", to: ProfilesRoute.profile)
        registry.link("/profiles/{id}/ratings", to: ProfilesRoute.ratings)
        registry.link("/ratings/{id}", to: ProfilesRoute.rating)
        registry.link("/me", to: ProfilesRoute.me)
        registry.link("/me/ratings", to: ProfilesRoute.myRatings)
        registry.link("/me/wishlist", to: ProfilesRoute.wishlist)
        registry.link("/sign-in", to: SignIn())

        registry.parent(of: ProfilesRoute.self) { [store] route in
            switch route {
            case .me: nil
            case .profile, .myRatings, .wishlist: ProfilesRoute.me
            case .ratings(let id): ProfilesRoute.profile(id: id)
            case .rating(let id): store.rating(id).map { ProfilesExit.dish($0.dish) }
            }
        }
        registry.parent(of: SignIn.self) { _ in ProfilesRoute.me }
        registry.guardRoutes(of: ProfilesRoute.self) { [store] route in
            switch route {
            case .myRatings, .wishlist:
                store.user == nil ? .redirect(SignIn(), resuming: true) : .allow
            case .profile, .ratings, .rating, .me: .allow
            }
        }

        registry.presentation(of: ProfilesRoute.self) { route in
            switch route {
            case .ratings, .myRatings, .wishlist: .sheet
            case .profile, .rating, .me: .stack
            }
        }
        registry.presentation(of: SignIn.self) { _ in .sheet }
    }
}
