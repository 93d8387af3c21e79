import RouterCore
import RouterInspection
import RouterTesting
import TastebookData

/// Does once more what is recorded in a file.
@MainActor struct Replaying {
    private let catalogue: Catalogue
    private let file: String
    private let composing: TastebookApp.Composing?

    init(
        _ catalogue: Catalogue, file: String, composing: TastebookApp.Composing? = nil
    ) {
        self.catalogue = catalogue
        self.file = file
        self.composing = composing
    }

    /// Replays every trace of the file.
    ///
    /// - Parameter write: Writes what became of one.
    /// - Returns: `failed` if something differs.
    /// - Throws: Why the file holds nothing that can be replayed.
    func run(write: (String) throws -> Void) async throws -> ExitStatus {
        let traces = try TraceFile(file).read()
        var setUps: [TastebookApp.SetUp] = []
        for (index, trace) in traces.enumerated() {
            guard let setUp = TastebookApp.SetUp(named: trace.setUp, in: catalogue) else {
                throw UnknownSetUp(file: file, trace: index + 1, setUp: trace.setUp)
            }
            setUps.append(setUp)
        }
        if traces.isEmpty { try write("\(file) holds no traces.\n") }
        var status = ExitStatus.success
        for (index, trace) in traces.enumerated() {
            let divergence = try await divergence(of: trace, from: setUps[index])
            let title = trace.title.isEmpty ? "" : "\n\(trace.title)"
            let steps = counted(trace.steps.count, "step")
            let result = divergence.map { "something differs.\n\($0)" } ?? "all came to the same."
            try write("Trace \(index + 1) of \(traces.count), \(steps): \(result)\(title)\n")
            if divergence != nil { status = .failed }
        }
        return status
    }

    private func divergence(of trace: Trace, from setUp: TastebookApp.SetUp) async throws -> TraceDivergence?
    {
        let app = try TastebookApp(catalogue, setUp, composing: composing)
        let driver = Driver(app.router, store: app.store)
        driver.files.areInMemory = true
        app.router.navigation.onUnreadRejection = nil
        return await trace.replay(on: app.router) { line in
            // The encoder has no reason to fail, and if it did, the answer would differ.
            (try? driver.answer(to: .init(recorded: line))) ?? nil
        }.divergence
    }
}

/// A recorded set-up that the app does not have.
struct UnknownSetUp: Failure, CustomStringConvertible {
    let file: String
    let trace: Int
    let setUp: String

    var status: ExitStatus { .data }

    var description: String {
        "\(file): Trace \(trace) starts \(setUp.isEmpty ? "from no named set-up" : "from “\(setUp)”"), which this app "
            + "cannot; it starts “signed out”, or “signed in as” a profile of its catalogue."
    }
}
