import RouterCore
import Testing

/// Screens that do not let go: every way out, and the few that do not ask.
@MainActor @Suite struct LeavingTests {
    /// Where the editor is, with other screens around it.
    enum Place: Sendable {
        /// On the first tab's stack, over a bed.
        case stack
        /// The same, with another bed above.
        case covered
        /// In a tab that resets when it is left.
        case attic
        /// The root of a sheet, with a bed above it.
        case sheet
        /// On the first tab's stack, under a sheet.
        case underSheet
    }

    struct Exit: Sendable, CustomTestStringConvertible {
        let name: String
        let place: Place
        let go: @MainActor @Sendable (Fort) throws -> NavigationRequest
        var testDescription: String { "\(name), \(place)" }

        init(
            _ name: String, _ place: Place = .stack,
            _ go: @escaping @MainActor @Sendable (Fort) throws -> NavigationRequest
        ) {
            self.name = name
            self.place = place
            self.go = go
        }
    }

    nonisolated static let exits = [
        Exit("pop") { $0.router.pop() },
        Exit("pop two") { $0.router.pop(2) },
        Exit("pop two", .covered) { $0.router.pop(2) },
        Exit("pop to root") { $0.router.popToRoot() },
        Exit("pop to root", .covered) { $0.router.popToRoot() },
        Exit("pop to", .covered) { $0.router.pop(to: Garden.home) },
        Exit("pop where") { $0.router.pop(toNearest: { $0 == AnyRoute(Garden.bed(1)) }) },
        Exit("replace") { $0.router.replace(with: Garden.bed(3)) },
        Exit("set the stack") { $0.router.setStack([Garden.home, Garden.bed(1)]) },
        Exit("set the stack", .covered) { $0.router.setStack([Garden.home]) },
        Exit("link") { $0.router.open("/free/2") },
        Exit("link to the root", .covered) { $0.router.open("/door") },
        Exit("reselect") { $0.router.select(tab: "lobby") },
        Exit("reset") { $0.router.reset() },
        Exit("cancel") { $0.router.cancel() },
        Exit("truncate", .covered) {
            try $0.context(Garden.bed(1)).push(Garden.bed(3), ifCovered: .truncate)
        },
        Exit("truncate with a redirect", .covered) { fort in
            fort.warden.lock()
            return try fort.context(Garden.bed(1)).push(Vault.room(1), ifCovered: .truncate)
        },
        Exit("batch") {
            $0.router.batch {
                $0.pop(); $0.push(Garden.bed(3))
            }
        },
        Exit("batch, later") {
            $0.router.batch {
                $0.push(Garden.bed(3)); $0.pop(); $0.popToRoot()
            }
        },
        Exit("leave a tab", .attic) { $0.router.select(tab: "lobby") },
        Exit("reselect", .attic) { $0.router.select(tab: "attic") },
        Exit("link to another tab", .attic) { $0.router.open("/room/1") },
        Exit("truncate in another tab", .attic) {
            try $0.context(Garden.home).push(Garden.bed(3), ifCovered: .truncate)
        },
        Exit("reset", .attic) { $0.router.reset() },
        Exit("dismiss", .sheet) { $0.router.dismiss() },
        Exit("dismiss all", .sheet) { $0.router.dismissAll() },
        Exit("dismiss then push", .sheet) { $0.router.dismiss(thenPush: Garden.bed(3)) },
        Exit("cancel the sheet", .sheet) { try $0.context(Vault.panel(9)).cancel() },
        Exit("another root", .sheet) { $0.router.setStack([Garden.bed(3)]) },
        Exit("link", .sheet) { $0.router.open("/free/2") },
        Exit("reset", .sheet) { $0.router.reset() },
        Exit("truncate beneath", .sheet) {
            try $0.context(Garden.home).push(Garden.bed(3), ifCovered: .truncate)
        },
        Exit("link", .underSheet) { $0.router.open("/free/2") },
        Exit("late pop", .underSheet) { try $0.context(Vault.free(9)).pop() },
        Exit("reselect", .underSheet) { $0.router.select(tab: "lobby") },
        Exit("reset", .underSheet) { $0.router.reset() },
    ]

    /// Builds the place, and returns the route of the editor.
    private func fort(_ place: Place) throws -> (Fort, Vault) {
        let fort = try Fort()
        let editor: Vault = place == .sheet ? .panel(9) : .free(9)
        switch place {
        case .attic: fort.router.select(tab: "attic")
        case .stack, .covered, .underSheet: fort.router.push(Garden.bed(1))
        case .sheet: break
        }
        fort.router.push(editor)
        switch place {
        case .covered, .sheet: fort.router.push(Garden.bed(2))
        case .underSheet: fort.router.push(Vault.panel(1))
        case .stack, .attic: break
        }
        return (fort, editor)
    }

    @Test(
        "every way out asks, once; a screen that denies stays, and so does everything else", arguments: exits)
    func asks(exit: Exit) throws {
        let (fort, editor) = try fort(exit.place)
        var asked = 0
        let warden = fort.warden
        warden.leave = .deny("unsaved")
        try fort.context(editor).guardLeaving {
            asked += 1; return warden.leave
        }
        let before = fort.state
        var rejection = try exit.go(fort).outcome?.rejection
        let asking = fort.events.last?.verb
        if case .batch(_, let inner) = rejection { rejection = inner }
        guard case .leaveGuarded(AnyRoute(editor), reason: "unsaved", let verb)? = rejection else {
            Issue.record("\(exit): \(rejection.debugDescription)")
            return
        }
        #expect(verb == asking || asking == "batch")
        #expect(asked == 1)
        #expect(fort.state == before)
        warden.leave = .allow
        let outcome = try exit.go(fort).outcome
        #expect(outcome?.rejection == nil && outcome != nil)
        #expect(asked == 2)
        #expect(fort.state.stacks.flatMap(\.entries).allSatisfy { $0.route != AnyRoute(editor) })
        let models = fort.router.navigation.tabs + fort.router.navigation.modals
        #expect(models.allSatisfy { $0.leaveGuarded.isEmpty })
    }

    @Test("what the system took, what is discarded and the end of the session do not ask", arguments: 0..<7)
    func doesNotAsk(way: Int) throws {
        let (fort, editor) = try fort(way < 5 ? .covered : .sheet)
        var asked = 0
        try fort.context(editor).guardLeaving {
            asked += 1; return .deny("unsaved")
        }
        let entry = try #require(fort.state.stacks.flatMap(\.entries).first { $0.route == AnyRoute(editor) })
        let request: NavigationRequest =
            switch way {
            case 0: fort.router.navigation.hostRemoved([entry.id])
            case 1: fort.router.pop(2, discarding: true)
            case 2: fort.router.endSession()
            case 3:
                fort.router.batch {
                    $0.pop(); $0.pop(discarding: true)
                }
            case 4:
                fort.router.batch {
                    $0.pop(2, discarding: true); $0.push(Garden.bed(3))
                }
            case 5: fort.router.dismiss(discarding: true)
            default: fort.router.navigation.hostRemoved([entry.id])
            }
        #expect(request.isCommitted)
        #expect(asked == 0)
        #expect(fort.state.entry(entry.id) == nil)
    }

    @Test("in a batch a screen is asked after the operation that takes it away, which the rejection names")
    func batchNamesTheOperation() throws {
        let (fort, editor) = try fort(.stack)
        try fort.context(editor).guardLeaving { .deny("unsaved") }
        let outcome = fort.router.batch { batch in
            batch.push(Garden.bed(3))
            batch.pop()
            batch.pop()
            batch.push(Vault.room(-1))
        }.outcome
        let because = Rejection.leaveGuarded(AnyRoute(editor), reason: "unsaved", verb: "pop")
        #expect(outcome == .rejected(.batch(operation: 3, because: because)))
    }

    @Test("ways that leave the screen where it is do not ask")
    func staysAnyway() throws {
        let (fort, editor) = try fort(.stack)
        var asked = 0
        try fort.context(editor).guardLeaving {
            asked += 1; return .deny("unsaved")
        }
        fort.router.push(Garden.bed(2))
        fort.router.pop()
        fort.router.push(Vault.panel(1))
        fort.router.dismissAll()
        fort.router.select(tab: "vault")
        fort.router.open("/room/1")
        fort.router.select(tab: "lobby")
        #expect(asked == 0)
        #expect(fort.state.visible.route == AnyRoute(editor))
    }

    @Test("a leave guard belongs to its entry: replaced by the next, taken away by nil, gone with it")
    func boundToTheEntry() throws {
        let (fort, editor) = try fort(.stack)
        let context = try fort.context(editor)
        let model = fort.router.navigation.tabs[0]
        let wakes = Wakes { _ = model.leaveGuarded }
        context.guardLeaving { .deny("first") }
        context.guardLeaving { .deny("second") }
        #expect(wakes.count == 1)
        #expect(
            context.pop().outcome == .rejected(.leaveGuarded(AnyRoute(editor), reason: "second", verb: "pop"))
        )
        context.guardLeaving(nil)
        #expect(wakes.count == 2)
        #expect(context.pop().isCommitted)
        context.guardLeaving { .deny("late") }
        #expect(model.leaveGuarded == [])
        // An equal route is another entry.
        fort.router.push(editor)
        #expect(fort.router.pop().isCommitted)
    }

    @Test("what a leave guard holds goes with its entry, its router and itself")
    func lifetime() throws {
        final class Cargo {}
        weak var first: Cargo?
        weak var second: Cargo?
        var fort: Fort? = try Fort()
        func load() throws {
            let cargo = [Cargo(), Cargo()]
            (first, second) = (cargo[0], cargo[1])
            fort?.router.push(Vault.free(1))
            fort?.router.top.guardLeaving { [cargo = cargo[0]] in
                _ = cargo; return .allow
            }
            fort?.router.push(Vault.free(2))
            fort?.router.top.guardLeaving { [cargo = cargo[1]] in
                _ = cargo; return .allow
            }
        }
        try load()
        #expect(first != nil && second != nil)
        fort?.router.pop()
        #expect(second == nil)
        fort = nil
        #expect(first == nil)
    }

    @Test("a leave guard that navigates is carried out after the attempt")
    func navigates() throws {
        let (fort, editor) = try fort(.stack)
        try fort.context(editor).guardLeaving {
            fort.router.push(Vault.panel(5))
            return .deny("save first?")
        }
        #expect(fort.router.pop().reason == .leaveGuarded)
        #expect(fort.picture == "lobby: garden bed1 free9 | sheet: panel5")
    }
}
