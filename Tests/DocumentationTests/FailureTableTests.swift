import Testing

@MainActor @Suite struct FailureTableTests {
    @Test func theArticleSaysWhatReallyHappens() async throws {
        let article = try Repository.text(at: "Sources/RouterCore/RouterCore.docc/FailureTable.md")
        let printed = article.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| ") }
        let rows = try await FailureTable.rows().map(\.description)
        #expect(printed.dropFirst(2).map(\.self) == rows, "\(rows.joined(separator: "\n"))")
    }
}
