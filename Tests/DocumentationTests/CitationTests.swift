import Foundation
import Testing

/// A rule that a test names can be read in the repository.
@Suite struct CitationTests {
    private static let rules = "Sources/RouterCore/RouterCore.docc/Rules.md"

    /// The rules and decisions the article has, such as `R4` and `G3`.
    private func known() throws -> Set<String> {
        let headings = try Repository.text(at: Self.rules).matches(of: /(?m)^(?:### |- \*\*)([RCGLSW]\d+)/)
        return Set(headings.map { String($0.1) })
    }

    /// The rules and decisions a text names.
    private func cited(in text: some StringProtocol) -> Set<String> {
        Set(String(text).matches(of: /\b[RCGLSW]\d{1,2}\b/).map { String($0.0) })
    }

    @Test func theArticleHasTheRulesFromTheFirstToTheLast() throws {
        let rules = try known().filter { $0.hasPrefix("R") }
        #expect(rules == Set((1...17).map { "R\($0)" }))
    }

    @Test func everyRuleATestNamesIsInTheArticle() throws {
        let known = try known()
        var count = 0
        for (path, text) in try Repository.tests() {
            for name in text.matches(of: /(?:@Test\(\s*|\/\/\/ )"?((?:[RCGLSW]\d+(?:, | and | to )?)+):/) {
                let cited = cited(in: name.1)
                count += cited.count
                #expect(cited.isSubset(of: known), "\(path) cites \(name.1)")
            }
        }
        #expect(count > 50)
    }

    @Test func everyRuleThatOverrulesAScenarioIsInTheArticle() throws {
        let cited = cited(in: try Repository.text(at: "Tests/NotApplicable.md"))
        #expect(cited.count > 10)
        #expect(cited.subtracting(try known()).sorted() == [])
    }

    @Test func everyReportThatTroubleshootingNamesIsAScenario() throws {
        let text = try Repository.text(at: "Sources/RouterCore/RouterCore.docc/Troubleshooting.md")
        // The bug that all of this is about is no report: the walk shows it.
        let rows = text.split(separator: "\n").filter { row in
            row.hasPrefix("| ") && (row.contains("| BR") || row.contains("| scene 1 of"))
        }
        #expect(rows.count == 20)
        let scenarios = try Repository.text(at: "Tests/scenarios.md")
        for id in text.matches(of: /BR\d{3}/) {
            #expect(scenarios.contains("| \(id.0) |"), "\(id.0) is no scenario")
        }
    }

    @Test func nothingCitesWhatIsNotInTheRepository() throws {
        let texts = try Repository.tests().merging(Repository.sources()) { text, _ in text }
        let sign = "\u{A7}"
        for (path, text) in texts {
            #expect(!text.contains(sign), "\(path) cites a section; cite a rule of \(Self.rules)")
        }
        #expect(try !Repository.text(at: "Tests/NotApplicable.md").contains(sign))
    }
}
