import RouterCore
import Testing

/// The router against a naive model of the rules, over random sequences of moves.
@MainActor @Suite(.serialized) struct ModelTests {
    @Test("R1 to R15: the router does what the model says, move by move", arguments: 0..<8)
    func sequences(part: Int) throws {
        try play(sequences: 500, of: 60, seeds: UInt64(part) * 1_000)
    }

    @Test("R1 to R15: long sequences")
    func longSequences() throws {
        try play(sequences: 4, of: 3_000, seeds: 90_000)
    }

    @Test("the moves reach every verb, carried out, empty, and refused for each of its reasons")
    func coverage() throws {
        let composition = try deck()
        var seen: [String: Int] = [:]
        for seed in UInt64(0)..<300 {
            let moves = Move.random(60, seed: seed)
            _ = Game.play(moves, composition, tally: { seen[$0, default: 0] += 1 })
        }
        let due = """
            push committed,empty,sourceGone,sourceCovered,noDestination,notFound
            pop committed,sourceGone,atRoot
            popTo committed,empty,sourceGone,notFound
            popToRoot committed,empty,sourceGone
            replace committed,sourceGone,sourceCovered,noDestination,notFound,atRoot
            setStack committed,empty,sourceGone,sourceCovered,noDestination,notFound,atRoot
            dismiss committed,sourceGone,noModal
            dismissThenPush committed,sourceGone,noModal,noDestination,notFound
            dismissAll committed,empty,sourceGone
            select committed,empty,sourceGone,notFound
            finish committed,sourceGone,atRoot,resultMismatch
            cancel committed,sourceGone,atRoot
            batch committed,empty,sourceGone,sourceCovered,noDestination,notFound,atRoot,noModal,resultMismatch
            removed committed,empty
            reset committed
            endSession committed
            """
        for line in due.split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words[1].split(separator: ",") {
                #expect(seen["\(words[0]) \(word)", default: 0] >= 3, "\(words[0]) \(word)")
            }
        }
    }

    private func play(sequences: Int, of count: Int, seeds: UInt64) throws {
        let composition = try deck()
        for seed in seeds..<seeds + UInt64(sequences) {
            let moves = Move.random(count, seed: seed)
            if Game.play(moves, composition) != nil {
                Issue.record("\(report(moves, seed: seed) { Game.play($0, composition) })")
                return
            }
        }
    }
}

/// The shrinker, tried on models with a mistake in them.
@MainActor @Suite struct ModelShrinkingTests {
    @Test("a sequence that fails is shrunk to the moves that matter, the same from every start")
    func shrinksNumbers() {
        let small = shrunk(Array(0..<100)) { $0.contains(17) && $0.contains(71) }
        #expect(small == [17, 71])
        #expect(shrunk([1, 2, 3]) { _ in true } == [])
    }

    @Test("a model that forgets to leave its modals open in a select is found out in two moves")
    func closesModals() throws {
        let moves = try failing { model, step in
            if case .select = step { model.modals = [] }
        }
        #expect(moves.count == 2)
        #expect(moves.last?.description.contains("select") == true)
    }

    @Test("a model that does not reset the tab that asks for it is found out in three moves")
    func forgetsToReset() throws {
        let composition = try deck()
        let mistake: (inout Model, Model.Step) -> Void = { model, _ in model.tabs[2].resetsWhenLeft = false }
        let moves = try failing(mistake)
        #expect(moves.count == 3)
        let text = report(moves, seed: 0) { Game.play($0, composition, mistake: mistake) }
        #expect(text.contains("3 needed"))
        #expect(text.contains("  3. "))
    }

    private func failing(_ mistake: @escaping (inout Model, Model.Step) -> Void) throws -> [Move] {
        let composition = try deck()
        for seed in UInt64(0)..<1_000 {
            let moves = Move.random(60, seed: seed)
            guard let (_, at) = Game.play(moves, composition, mistake: mistake) else { continue }
            return shrunk(Array(moves[...at])) {
                Game.play($0, composition, mistake: mistake) != nil
            }
        }
        Issue.record("no sequence finds the mistake")
        return []
    }
}
