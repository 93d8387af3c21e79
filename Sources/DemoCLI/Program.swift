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
            var lines = LineReader(StandardInput())
            return try scene.map { try tell($0) } ?? walk(&lines).status
        case .introduction:
            _ = try catalogue()
            return try await introduce()
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

    /// Tells one scene.
    private func tell(_ scene: Int) throws -> ExitStatus {
        let telling = try WalkScene.told(scene, ink: ink)
        try output.write(telling.text)
        return telling.holds ? .success : .failed
    }

    /// Tells the scenes: one after the other as the person on a terminal asks, elsewhere all of them.
    ///
    /// - Returns: Whether the person quit, and whether everything was so.
    private func walk(_ lines: inout LineReader) throws -> (status: ExitStatus, wasQuit: Bool) {
        let isAsked = try explorer().hasTerminal
        var status = ExitStatus.success
        var scene = 1
        while WalkScene.numbers.contains(scene) {
            if try tell(scene) != .success { status = .failed }
            scene += 1
            guard isAsked, WalkScene.numbers.contains(scene) else { continue }
            var answer: String?
            repeat {
                try output.write(WalkScene.prompt)
                answer = lines.next()?.word
                if let answer, let number = Int(answer), WalkScene.numbers.contains(number) { scene = number }
                if answer == nil || answer == "q" { return (status, true) }
            } while answer != "" && answer != "\(scene)"
        }
        return (status, false)
    }

    private func explorer() throws -> Explorer {
        let app = try TastebookApp(catalogue(), setUp)
        return Explorer(app.router, inColor: ink.isOn, environment: environment)
    }

    /// Offers to explore after the walk-through, where somebody can answer.
    private func introduce() async throws -> ExitStatus {
        var lines = LineReader(StandardInput())
        let (status, wasQuit) = try walk(&lines)
        let explorer = try explorer()
        guard explorer.hasTerminal, !wasQuit else { return status }
        try output.write(Explorer.offer)
        guard let answer = lines.next()?.word, ["", "y", "yes"].contains(answer) else { return status }
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
