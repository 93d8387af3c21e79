import Foundation
import RouterInspection
import RouterTerminal
import RouterTesting

/// A run of `drive` that is recorded: each line as a step, with its answer and events.
@MainActor struct Recording {
    private let driver: Driver
    private let recorder: TraceRecorder<TerminalScreen>
    private let file: TraceFile

    /// Begins a recording.
    ///
    /// - Throws: Why nothing can be written to the file.
    init(of driver: Driver, from setUp: TastebookApp.SetUp = .signedOut, to path: String) throws {
        self.driver = driver
        recorder = TraceRecorder(driver.router, setUp: setUp.name)
        file = TraceFile(path)
        // Found out now, rather than when all has been done.
        try write()
    }

    /// Carries out a line and returns the answer, as the driver does.
    func answer(to line: LineReader.Line) throws -> String? {
        try recorder.note(line.recorded) { try driver.answer(to: line) }
    }

    /// Writes what was recorded so far.
    func write() throws {
        try file.write([recorder.trace])
    }
}

extension LineReader.Line {
    /// The line as one text: itself, or what no line can be, a line break and the bytes in base 64.
    var recorded: String {
        guard case .bytes(let bytes) = self else { return "\n" }
        return String(bytes: bytes, encoding: .utf8) ?? "\n" + Data(bytes).base64EncodedString()
    }

    /// The line that was recorded as a text.
    init(recorded text: String) {
        if text == "\n" {
            self = .tooLong
        } else if text.first == "\n", let data = Data(base64Encoded: String(text.dropFirst())) {
            self = .bytes(Array(data))
        } else {
            self = .bytes(Array(text.utf8))
        }
    }
}
