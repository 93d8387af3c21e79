/// The rules of navigation (R1 to R15) over plain arrays.
///
/// Slow, obvious, and written from the words of the article Rules alone. It knows nothing of the router; ids are its own
/// count.
struct Model: Equatable {
    /// What a screen shows, as far as the rules care.
    enum Face: Hashable {
        /// A plain screen.
        case card(Int)
        /// A screen whose owner prefers a sheet or a cover.
        case sheet(Int), cover(Int)
        /// A dialog.
        case alert(Int)
        /// A screen that ends with a number.
        case pick
        /// An exit, connected to `card`.
        case door(Int)
        /// A route nobody registered, an id that names nothing.
        case homeless, missing
        /// The root of a tab.
        case root(Int)

        /// What is shown in the end: an exit is what it is connected to.
        var landed: Face { if case .door(let number) = self { .card(number) } else { self } }
        var preference: Style? {
            switch self {
            case .sheet, .pick: .sheet
            case .cover: .cover
            case .alert: .dialog
            default: nil
            }
        }
        /// The reason it cannot be shown.
        var fault: Word? {
            switch self {
            case .homeless: .noDestination
            case .missing: .notFound
            default: nil
            }
        }
    }

    enum Style: Hashable { case sheet, cover, dialog }
    /// What `as:` says; nil leaves it to the owner.
    enum Manner: Hashable { case stack, sheet, cover, dialog }
    enum Policy: Hashable { case refuse, append, truncate }
    enum Word: Hashable {
        case sourceGone, sourceCovered, noDestination, notFound, atRoot, noModal, resultMismatch
        case otherPresentation
    }
    enum End: Hashable {
        case finished, popped, dismissed, system, replaced, reset, session
    }

    /// One thing asked for, by ids; no id means from whatever is visible.
    enum Step: Hashable {
        case push(Face, as: Manner?, Policy, reuse: Bool)
        case pop(Int), popTo(Face), popToRoot
        case replace(Face), setStack([Face])
        case dismiss, dismissThenPush(Face), dismissAll
        case select(Int), reset, endSession
        case finish(Int?), cancel
        case batch([Step])
        /// Only in a batch: from the entry that far below the visible one.
        case pushBelow(Int, Face, Policy)
        case system([Int])
    }

    struct Place: Equatable { var id: Int; var face: Face }
    struct Pile: Equatable {
        var places: [Place]
        var style: Style?
        var resetsWhenLeft = false
        var top: Place { places[places.count - 1] }
    }
    struct Ended: Hashable { var id: Int; var end: End }

    /// Why a step is refused; of a batch, with the number of the operation, from 1.
    struct Refusal: Error, Equatable { var word: Word; var operation: Int? }

    var tabs: [Pile]
    var selected = 0
    var modals: [Pile] = []
    var nextID = 0
    /// What went since the last step began.
    var ended: [Ended] = []

    init(resetting: [Bool]) {
        tabs = []
        for (index, resets) in resetting.enumerated() {
            tabs.append(Pile(places: [make(.root(index))], resetsWhenLeft: resets))
        }
    }

    // MARK: Reading

    /// The piles, tabs first, then modals from the bottom up.
    var piles: [Pile] { tabs + modals }
    var visiblePile: Int { modals.isEmpty ? selected : tabs.count + modals.count - 1 }
    var visible: Place { piles[visiblePile].top }
    var living: [Place] { piles.flatMap(\.places) }

    func find(_ id: Int) -> (pile: Int, level: Int)? {
        for (pile, content) in piles.enumerated() {
            for (level, place) in content.places.enumerated() where place.id == id {
                return (pile, level)
            }
        }
        return nil
    }

    // MARK: The rules

    /// What a step does, in the order of the pipeline: source, exit, destination, existence, commit.
    mutating func apply(_ step: Step, from: Int? = nil) throws(Refusal) {
        ended = []
        let before = self
        do {
            try run(step, from)
        } catch {
            self = before
            throw error
        }
    }

    private mutating func run(_ step: Step, _ from: Int?) throws(Refusal) {
        switch step {
        case .push(let face, let manner, let policy, let reuse):
            try approach(from, policy)
            try check(face)
            try push(face, manner, reuse)
        case .pop(let count):
            let at = try place(from)
            guard at.level >= count else { throw no(.atRoot) }
            cut(at.pile, keeping: at.level - count + 1, .popped)
        case .popTo(let face):
            let at = try place(from)
            guard let level = piles[at.pile].places.lastIndex(where: { $0.face == face }) else {
                throw no(.notFound)
            }
            cut(at.pile, keeping: level + 1, .popped)
        case .popToRoot:
            cut(try place(from).pile, keeping: 1, .popped)
        case .replace(let face):
            try approach(from, .refuse)
            let pile = visiblePile
            let level = piles[pile].places.count - 1
            guard level >= 1 else { throw no(.atRoot) }
            try check(face)
            try checkScreen(face)
            cut(pile, keeping: level, .replaced)
            add(face, to: pile)
        case .setStack(let faces):
            try approach(from, .refuse)
            guard !faces.isEmpty else { throw no(.atRoot) }
            for face in faces { try check(face) }
            if piles[visiblePile].style == .dialog { throw no(.sourceCovered) }
            for face in faces { try checkScreen(face) }
            setStack(faces)
        case .dismiss:
            let at = try place(from)
            guard at.pile >= tabs.count else { throw no(.noModal) }
            close(at.pile - tabs.count, .dismissed)
        case .dismissThenPush(let face):
            let at = try place(from)
            guard at.pile >= tabs.count else { throw no(.noModal) }
            try check(face)
            close(at.pile - tabs.count, .dismissed)
            try push(face, nil, false)
        case .dismissAll:
            _ = try place(from)
            close(0, .dismissed)
        case .select(let tab):
            _ = try place(from)
            guard tabs.indices.contains(tab) else { throw no(.notFound) }
            select(tab)
        case .reset:
            _ = try place(from)
            restart(.reset, keepingRoots: true)
            selected = 0
        case .endSession:
            _ = try place(from)
            restart(.session, keepingRoots: false)
        case .finish(let value):
            try finish(from, value)
        case .cancel:
            let at = try place(from)
            try end(at)
        case .batch(let steps):
            try approach(from, .refuse)
            for (index, step) in steps.enumerated() {
                do { try run(step, nil) } catch {
                    throw Refusal(word: error.word, operation: index + 1)
                }
            }
        case .pushBelow(let depth, let face, let policy):
            let places = piles[visiblePile].places
            guard depth < places.count else { throw no(.notFound) }
            try run(.push(face, as: nil, policy, reuse: false), places[places.count - 1 - depth].id)
        case .system(let ids):
            system(ids)
        }
    }

    /// R3: where a push comes from, and what its policy does about being covered.
    private mutating func approach(_ from: Int?, _ policy: Policy) throws(Refusal) {
        guard let from else { return }
        guard let at = find(from) else { throw no(.sourceGone) }
        if from == visible.id { return }
        switch policy {
        case .refuse:
            throw no(.sourceCovered)
        case .append:
            guard at.pile == visiblePile else { throw no(.sourceCovered) }
        case .truncate:
            if at.pile < tabs.count {
                if at.pile != selected { select(at.pile) }
                close(0, .dismissed)
            } else {
                close(at.pile - tabs.count + 1, .dismissed)
            }
            cut(at.pile, keeping: at.level + 1, .popped)
        }
    }

    private mutating func push(_ face: Face, _ manner: Manner?, _ reuse: Bool) throws(Refusal) {
        let style: Style? =
            switch manner {
            case nil: face.landed.preference
            case .stack: nil
            case .sheet: .sheet
            case .cover: .cover
            case .dialog: .dialog
            }
        if piles[visiblePile].style == .dialog, style != .dialog { throw no(.sourceCovered) }
        if (style == .dialog) != (face.landed.preference == .dialog) { throw no(.otherPresentation) }
        if reuse, visible.face == face.landed { return }
        if let style {
            modals.append(Pile(places: [make(face.landed)], style: style))
        } else {
            add(face, to: visiblePile)
        }
    }

    /// R11's words on prefixes: what is equal from the root up keeps its ids.
    private mutating func setStack(_ faces: [Face]) {
        let wanted = faces.map(\.landed)
        let pile = visiblePile
        var same = 0
        while same < wanted.count, same < piles[pile].places.count,
            piles[pile].places[same].face == wanted[same]
        { same += 1 }
        cut(pile, keeping: same, .replaced)
        for face in wanted[same...] { add(face, to: pile) }
    }

    /// R14.
    private mutating func select(_ tab: Int) {
        if tab == selected {
            cut(tab, keeping: 1, .popped)
        } else {
            if tabs[selected].resetsWhenLeft { cut(selected, keeping: 1, .popped) }
            selected = tab
        }
    }

    /// The end of one screen: of its modal if it is the root of one, else a pop.
    private mutating func end(_ at: (pile: Int, level: Int)) throws(Refusal) {
        guard at.level > 0 || at.pile >= tabs.count else { throw no(.atRoot) }
        if at.level == 0 {
            close(at.pile - tabs.count, .dismissed)
        } else {
            cut(at.pile, keeping: at.level, .popped)
        }
    }

    private mutating func finish(_ from: Int?, _ value: Int?) throws(Refusal) {
        let at = try place(from)
        let place = piles[at.pile].places[at.level]
        try end(at)
        if (value != nil) != (place.face == .pick) { throw no(.resultMismatch) }
        let index = ended.lastIndex { $0.id == place.id }!
        ended[index].end = .finished
    }

    /// Starts again: a reset leaves a root that is as it was, the end of a session leaves nothing.
    private mutating func restart(_ end: End, keepingRoots: Bool) {
        close(0, end)
        for tab in tabs.indices {
            if keepingRoots, piles[tab].places[0].face == .root(tab) {
                cut(tab, keeping: 1, end)
            } else {
                cut(tab, keeping: 0, end)
                add(.root(tab), to: tab)
            }
        }
    }

    /// R6: only the ids reported go, and a root of a modal takes its modal with it.
}
