import Foundation
import Testing

/// Every scenario is a test or is listed with a reason, and never both.
@Suite struct ScenarioCoverage {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The ids of all scenarios.
    var ids: [String] {
        get throws { rows(of: try text("scenarios.md").split(separator: "\n")[...]).map { $0[0] } }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: tests.appending(path: path), encoding: .utf8)
    }

    /// The ids that begin a name or an argument of a test: `"BR025, BR026: …"`, `"ST-01"`, `"EN-04 safe"`.
    func tested() throws -> Set<String> {
        let name = /"((?:BR\d{3}|[A-Z]{2}-\d{2})(?:, (?:BR\d{3}|[A-Z]{2}-\d{2}))*)\b/
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        var found: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", file.path() != #filePath else { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: name) {
                    found.formUnion(match.1.split(separator: ", ").map(String.init))
                }
            }
        }
        return found
    }

    /// The rows of the table in some lines, cell by cell.
    private func rows(of lines: ArraySlice<Substring>) -> [[String]] {
        lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// The rows of the table under a heading of `NotApplicable.md`, cell by cell.
    func rows(under heading: String) throws -> [[String]] {
        let lines = try text("NotApplicable.md").split(separator: "\n")
        return rows(of: lines.drop { $0 != "# \(heading)" }.dropFirst().prefix { !$0.hasPrefix("# ") })
    }

    @Test func everyScenarioHasOnePlace() throws {
        let all = try ids
        let tested = try tested()
        let listed = try rows(under: "Scenarios that are not tests").map { $0[0] }
        #expect(all.count == 295)
        #expect(Set(all).count == all.count)
        #expect(Set(listed).count == listed.count)
        #expect(tested.intersection(listed).sorted() == [], "tested and listed")
        #expect(Set(all).subtracting(tested).subtracting(listed).sorted() == [], "neither tested nor listed")
        #expect(tested.union(listed).subtracting(all).sorted() == [], "no scenarios")
    }

    @Test func everyScenarioSaysWhatItIs() throws {
        for row in rows(of: try text("scenarios.md").split(separator: "\n")[...]) {
            #expect(row.count == 2 && row[1].count > 8, "\(row)")
        }
    }

    @Test func everyRowHasAStatusAndAReason() throws {
        for row in try rows(under: "Scenarios that are not tests") {
            #expect(row.count == 3 && !row[2].isEmpty, "\(row)")
            #expect(["overruled", "not applicable"].contains(row[1]), "\(row)")
        }
    }

    @Test func whatIsTestedInPartIsTested() throws {
        let parts = try rows(under: "Scenarios that are tests, but not in every point").map { $0[0] }
        #expect(Set(parts).subtracting(try tested()).sorted() == [])
    }
}
