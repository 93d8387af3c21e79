import RouterCore
import RouterInspection
import RouterTerminal
import TastebookData

/// One run of the program, once its command line has been understood.
@MainActor struct Program {
    private let invocation: Invocation
    private let output: StandardOutput
    private let ink: Ink
    private let environment: [String: String]

    init(_ invocation: Invocation, output: StandardOutput, environment: [String: String]) {
        self.invocation = invocation
        self.output = output
        self.environment = environment
        ink = Ink(isPlain: invocation.isPlain || !output.isTerminal, environment: environment)
    }

    func run() async throws -> ExitStatus {
        switch invocation.command {
        case .help(let command):
            try output.write(Help(of: command).text)
            return .success
        case .version:
            try output.write("DemoCLI \(Help.version)\n")
            return .success
        case .walk(let scene):
            // It takes place in the embedded catalogue, but a broken one stops every command alike.
            _ = try catalogue()
            return try walk(scene)
        case .introduction:
            _ = try catalogue()
            return try await introduce(walk: walk(nil))
        case .explore(let byLines):
            return try await explorer().run(byLines: byLines)
        case .inspect(let request):
            let inspection = try Inspection(catalogue(), composing: setUp.composing)
            return try await inspection.run(request, progress: ProgressLine()) { try output.write($0) }
        case .drive(let record):
            return try drive(record: record)
        case .replay(let file):
            return try await Replaying(catalogue(), file: file).run { try output.write($0) }
        }
    }

    private func catalogue() throws(CatalogueError) -> Catalogue {
        guard let file = invocation.catalogue else { return .embedded }
        return try Catalogue(contentsOf: file)
    }

    /// How the app starts.
    private var setUp: TastebookApp.SetUp { invocation.isGated ? .membersOnly : .signedOut }

    private func walk(_ only: WalkSceneNumber?) throws -> ExitStatus {
        var status = ExitStatus.success
        for number in only.map({ [$0] }) ?? WalkSceneNumber.allCases {
            let telling = Narrator(ink: ink).tell(try number.scene(), number: number)
            try output.write(telling.text)
            if !telling.holds { status = .failed }
        }
        return status
    }

    private func explorer() throws -> Explorer {
        let app = try TastebookApp(catalogue(), setUp)
        return Explorer(app.router, inColor: ink.isOn, environment: environment)
    }

    /// Offers to explore after the walk-through, where somebody can answer.
    private func introduce(walk status: ExitStatus) async throws -> ExitStatus {
        let explorer = try explorer()
        guard explorer.hasTerminal else { return status }
        try output.write(Explorer.offer)
        var lines = LineReader(StandardInput())
        guard let answer = lines.next(), Explorer.isYes(answer) else { return status }
        let explored = try await explorer.run(byLines: false)
        return status == .success ? explored : status
    }

    private func drive(record: String?) throws -> ExitStatus {
        let app = try TastebookApp(catalogue(), setUp)
        let driver = Driver(app.router, store: app.store)
        let recording = try record.map { try Recording(of: driver, from: setUp, to: $0) }
        var lines = LineReader(StandardInput())
        do {
            while let line = lines.next() {
                let answer =
                    if let recording { try recording.answer(to: line) } else { try driver.answer(to: line) }
                if let answer { try output.write(answer + "\n") }
            }
        } catch {
            // Nobody takes the answers any more; what was done until now is recorded all the same.
            try recording?.write()
            throw error
        }
        try recording?.write()
        return driver.metUnintelligibleLine ? .data : .success
    }
}
