/// One move of a random sequence.
///
/// Entries are named by numbers that are taken modulo what is there, so that a move means something whatever
/// moves before it are left out.
struct Move: Hashable, CustomStringConvertible {
    /// Where a request comes from.
    enum Origin: Hashable {
        /// The router: whatever is visible.
        case router
        /// The context of an entry that is there; of any entry there ever was.
        case living(Int), ever(Int)
    }

    /// What a host reports as gone.
    enum Report: Hashable {
        /// So many entries from the top of what is visible; the root of a tab may be among them.
        case fresh(Int)
        /// The root of a modal.
        case modal(Int)
        /// Any entries there ever were.
        case ids([Int])
        /// Entries of another router.
        case foreign
        /// An earlier report, word for word.
        case again(Int)
        /// Nothing yet: a fresh report is written down, and sent by `again`.
        case later(Int)
    }

    indirect enum Verb: Hashable {
        case step(Model.Step)
        /// The stack as it is up to a level, and then other routes.
        case setStack(keep: Int, then: [Model.Face])
        case batch([Verb])
        case system(Report)
    }

    var verb: Verb
    var origin = Origin.router

    var description: String {
        var text = "\(verb)"
        let noises = [
            "RouterCoreTests.", "Model.Step", "Model.Face", "Model.Manner", "Model.Policy", "Move.Verb",
            "Move.Report", ".step", "Optional",
        ]
        for noise in noises {
            text = text.replacing(noise, with: "")
        }
        return switch origin {
        case .router: text
        case .living(let number): "\(text)  from living \(number)"
        case .ever(let number): "\(text)  from any \(number)"
        }
    }

    // MARK: Meaning

    func source(in model: Model) -> Int? {
        switch origin {
        case .router: nil
        case .living(let number): model.living[number % model.living.count].id
        case .ever(let number): number % model.nextID
        }
    }

    /// What is asked for in a state; `reports` holds the reports made before, and takes a new one.
    func step(in model: Model, reports: inout [[Int]]) -> Model.Step {
        Move.step(verb, in: model, reports: &reports)
    }

    private static func step(_ verb: Verb, in model: Model, reports: inout [[Int]]) -> Model.Step {
        switch verb {
        case .step(let step): return step
        case .setStack(let keep, let faces):
            let there = model.piles[model.visiblePile].places.map(\.face)
            return .setStack(there.prefix(keep % (there.count + 1)) + faces)
        case .batch(let verbs):
            return .batch(verbs.map { step($0, in: model, reports: &reports) })
        case .system(let report):
            var ids: [Int] = []
            let top = model.piles[model.visiblePile].places.map(\.id)
            switch report {
            case .fresh(let count): ids = top.suffix(count)
            case .modal(let number):
                if !model.modals.isEmpty { ids = [model.modals[number % model.modals.count].places[0].id] }
            case .ids(let numbers): ids = numbers.map { $0 % model.nextID }
            case .foreign: ids = [-1]
            case .again(let number): return .system(reports.isEmpty ? [] : reports[number % reports.count])
            case .later(let count):
                reports.append(top.suffix(count))
                return .system([])
            }
            reports.append(ids)
            return .system(ids)
        }
    }

    // MARK: Chance

    static func random(_ count: Int, seed: UInt64) -> [Move] {
        var random = SplitMix(seed: seed)
        return (0..<count).map { _ in Move.random(&random) }
    }

    static func random(_ random: inout SplitMix) -> Move {
        let origin: Origin =
            switch random.below(8) {
            case 0...3: .router
            case 4...6: .living(random.below(1_000))
            default: .ever(random.below(1_000))
            }
        return Move(verb: verb(&random, inBatch: false), origin: origin)
    }

    private static func verb(_ random: inout SplitMix, inBatch: Bool) -> Verb {
        switch random.below(inBatch ? 44 : 62) {
        case 0...14:
            return .step(
                .push(face(&random), as: manner(&random), policy(&random), reuse: random.oneIn(4)))
        case 15...18: return .step(.pop(1 + (random.oneIn(2) ? 0 : random.below(4))))
        case 19...20: return .step(.popTo(.card(random.below(4))))
        case 21: return .step(.popTo(.root(random.below(3))))
        case 22...23: return .step(.popToRoot)
        case 24...26: return .step(.replace(face(&random)))
        case 27...29:
            return .setStack(
                keep: random.below(100), then: (0..<random.below(4)).map { _ in face(&random) })
        case 30...31: return .step(.dismiss)
        case 32...33: return .step(.dismissThenPush(face(&random)))
        case 34: return .step(.dismissAll)
        case 35...39: return .step(.select(random.below(20) == 0 ? 3 : random.below(3)))
        case 40...41:
            return .step(random.oneIn(3) ? .cancel : .finish(random.oneIn(2) ? nil : random.below(5)))
        case 42...43:
            if inBatch { return .step(.pushBelow(random.below(4), face(&random), policy(&random))) }
            return random.oneIn(4) ? .step(.reset) : random.oneIn(4) ? .step(.endSession) : .step(.pop(1))
        case 44...51:
            return .batch((0..<random.below(6)).map { _ in verb(&random, inBatch: true) })
        default: return .system(report(&random))
        }
    }

    private static func report(_ random: inout SplitMix) -> Report {
        switch random.below(12) {
        case 0...2: .fresh(1)
        case 3: .fresh(1 + random.below(5))
        case 4: .modal(random.below(10))
        case 5...6: .ids((0..<random.below(5)).map { _ in random.below(1_000) })
        case 7: .foreign
        case 8...9: .again(random.below(100))
        default: .later(1 + random.below(3))
        }
    }

    private static func face(_ random: inout SplitMix) -> Model.Face {
        switch random.below(25) {
        case 0...11: .card(random.below(4))
        case 12...14: .sheet(random.below(2))
        case 15...16: .cover(random.below(2))
        case 17...18: .pick
        case 19...20: .door(random.below(4))
        case 21: .root(random.below(3))
        case 22: .homeless
        case 23: .missing
        default: .alert(0)
        }
    }

    private static func manner(_ random: inout SplitMix) -> Model.Manner? {
        switch random.below(8) {
        case 0: .stack
        case 1: .sheet
        case 2: .cover
        case 3: .dialog
        default: nil
        }
    }

    private static func policy(_ random: inout SplitMix) -> Model.Policy {
        switch random.below(4) {
        case 0...1: .refuse
        case 2: .append
        default: .truncate
        }
    }
}
