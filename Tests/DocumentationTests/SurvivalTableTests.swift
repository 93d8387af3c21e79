import Testing

@MainActor @Suite struct SurvivalTableTests {
    @Test func theArticleSaysWhatReallySurvives() async throws {
        let article = try Repository.text(at: "Sources/RouterCore/RouterCore.docc/SavingAndRestoring.md")
        let lines = article.split(separator: "\n").map(String.init)
        let printed = lines.drop { $0 != "| What | Survives | How |" }.dropFirst(2)
            .prefix { $0.hasPrefix("| ") }
        let rows = try await SurvivalTable.rows().map(\.description)
        #expect(Array(printed) == rows, "\(rows.joined(separator: "\n"))")
    }
}
