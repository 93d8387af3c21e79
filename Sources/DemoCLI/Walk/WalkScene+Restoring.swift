import Foundation
import RouterCore

extension WalkScene {
    /// What was open is there again after the app was killed; a file with an unknown entry loses only that.
    static func savedAndRestored(_ telling: inout Telling) throws {
        telling.say(
            "The system ends an app that is not in use, and does not ask. The user expects to find it where they left "
                + "it. A path saved by type names is lost when one is renamed. Here modules choose a key.")
        let folder = FileManager.default.temporaryDirectory.appending(path: "tastebook-walk-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SnapshotFile(folder.appending(path: "navigation.json"))
        func launch() throws -> (stage: WalkStage, report: RestoreReport?) {
            let stage = try WalkStage()
            defer { stage.router.activate() }
            return (stage, try stage.router.restore(from: file)?.report)
        }

        let first = try WalkStage()
        first.tap(1, 1, 1)
        first.tap("rate")
        telling.show("The user rates a dish on a menu, and has to sign in first.", first.drawing)
        try file.write(first.router.snapshot())
        let (second, report) = try launch()
        telling.show("Saved, killed, and started anew:", second.drawing)
        telling.claim(
            "Every stack, the sheet and every id are as they were. Nothing was lost.",
            second.router.state == first.router.state && report?.isComplete == true)
        second.tap(1)
        telling.show("The user signs in, and what was parked is taken up:", second.drawing)
        telling.claim("The sheet to rate the dish is open.", second.stack == ["/dishes/1/rate"])

        telling.heading("A file with an entry nobody knows")
        try file.write(first.router.snapshot())
        let saved = String(decoding: try Data(contentsOf: file.url), as: UTF8.self)
        let known = "\"restaurants\",\"route\":{\"detail\""
        let spoilt = saved.replacing(known, with: known.replacing("restaurants", with: "eateries"))
        try Data(spoilt.utf8).write(to: file.url)
        let (third, losses) = try launch()
        telling.show("One key was written by a later version. This version starts:", third.drawing)
        telling.show("The report says what is missing, whose it was, and why:", losses?.description ?? "")
        telling.claim(
            "That stack ends beneath the unknown entry. Other stacks, and the sheet, are whole.",
            third.stack == ["/sign-in"] && losses?.lost.map(\.reason) == [.unknownKey, .aboveLost])

        try Data(saved.utf8.prefix(saved.utf8.count / 2)).write(to: file.url)
        let isRead = (try? launch()) != nil
        telling.claim("A file that was cut off is not read in part.", !isRead)
        let (last, none) = try launch()
        telling.claim("It was put aside, and is met once.", last.stack == ["/dishes"] && none == nil)
    }
}
