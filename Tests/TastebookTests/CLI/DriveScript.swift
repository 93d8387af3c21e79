import Testing

/// A session of `drive` as data: each line with what it comes to, and the state it leaves.
struct DriveScript: CustomTestStringConvertible, Sendable {
    /// One line, its outcome or reason, and the summary of the state after it.
    typealias Turn = (line: String, result: String, state: String)

    let testDescription: String
    let turns: [Turn]

    init(_ name: String, _ turns: [Turn]) {
        testDescription = name
        self.turns = turns
    }

    /// Drives a fresh start, and checks each answer.
    @MainActor func run() throws {
        let drive = try DriveSession()
        for turn in turns {
            let answer = try drive.answer(turn.line)
            #expect(answer.result == turn.result, "\(turn.line)")
            #expect(answer.summary == turn.state, "\(turn.line)")
            #expect((answer.outcome == "rejected") == (answer.reason != nil))
            #expect((answer.detail == nil) == (answer.reason == nil))
            #expect(answer.detail?.contains("\n") != true)
        }
    }
}
