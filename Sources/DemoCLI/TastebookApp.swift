import RouterCore
import RouterTerminal
import TastebookData

/// The app as it starts: its model and its router, which whoever shows the app activates.
@MainActor struct TastebookApp {
    /// Who is signed in at the start.
    enum SetUp: Hashable {
        case signedOut
        case signedIn(ProfileID)
        /// Nobody is signed in, and the app is for members only.
        case membersOnly
    }

    let store: TastebookStore
    let router: Router<TerminalScreen>

    /// What composes an app over its model.
    typealias Composing = @MainActor (TastebookStore) throws(CompositionError) -> Composition<TerminalScreen>

    init(
        _ catalogue: Catalogue, _ setUp: SetUp, composing: Composing? = nil
    ) throws(CompositionError) {
        store = TastebookStore(catalogue)
        let composing = composing ?? setUp.composing
        if case .signedIn(let profile) = setUp { store.signIn(profile) }
        router = Router(try composing(store), allowing: tastebookOrigins)
        store.onSessionEnd = { [weak router] in router?.endSession() }
    }

    /// All that screens show and the router does not hold.
    var state: State {
        State(user: store.user, dishes: store.dishes, categories: store.categories, ratings: store.ratings)
    }

    /// What the model holds and screens can change.
    struct State: Hashable {
        let user: ProfileID?
        let dishes: [Dish]
        let categories: [Category]
        let ratings: [Rating]

        /// Hashes what changes: of the ratings their number and the last, as they are only ever added to.
        func hash(into hasher: inout Hasher) {
            hasher.combine(user)
            hasher.combine(dishes)
            hasher.combine(categories)
            hasher.combine(ratings.count)
            hasher.combine(ratings.last)
        }
    }
}

extension TastebookApp.SetUp {
    /// What composes the app for it.
    var composing: TastebookApp.Composing {
        if self == .membersOnly { membersOnly(store:) } else { tastebook(store:) }
    }

    /// The name in traces and reports.
    var name: String {
        switch self {
        case .signedOut: "signed out"
        case .signedIn(let profile): "signed in as \(profile)"
        case .membersOnly: "members only"
        }
    }

    /// Finds the set-up with that name, or nil if there is none in this catalogue.
    init?(named name: String, in catalogue: Catalogue) {
        let all = [.signedOut, .membersOnly] + catalogue.profiles.map { TastebookApp.SetUp.signedIn($0.id) }
        guard let setUp = all.first(where: { $0.name == name }) else { return nil }
        self = setUp
    }
}
