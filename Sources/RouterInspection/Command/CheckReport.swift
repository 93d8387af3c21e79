import RouterCore
import RouterTesting

/// What a check found.
struct CheckReport {
    /// What is wrong with the composition, a sentence each.
    var composition: [String] = []
    /// What became of a file of links; nil when none was checked.
    var links: LinkFile.Results?
    /// How the association file that is deployed differs; nil when none was compared.
    var association: AssociationFile.Comparison?
    var crawls: [CrawlReport] = []

    var isSound: Bool {
        composition.isEmpty && links?.failures.isEmpty != false && association?.isEqual != false
            && crawls.allSatisfy(\.findings.isEmpty)
    }

    /// The ways to what is wrong on screens.
    var traces: [Trace] { crawls.flatMap(\.findings).map(\.trace) }
}

extension CheckReport: Encodable {
    private enum CodingKeys: CodingKey { case composition, links, association, crawls, sound }

    /// What is written of a crawl.
    private struct Crawl: Encodable {
        struct Finding: Encodable {
            let occurrences: Int
            let problem: String
            let way: [String]
        }

        let complete: Bool
        let findings: [Finding]
        let name: String
        let screens: Int
        let steps: Int
        let unreached: [String]

        init(_ report: CrawlReport) {
            complete = report.isComplete
            findings = report.findings.map {
                Finding(
                    occurrences: $0.occurrences, problem: $0.sentence,
                    way: $0.trace.steps.map { "\($0.action)" })
            }
            name = report.name
            screens = report.screens.count
            steps = report.steps
            unreached = report.unreached.map(\.description)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(composition, forKey: .composition)
        try container.encodeIfPresent(links, forKey: .links)
        try container.encodeIfPresent(association, forKey: .association)
        try container.encode(crawls.map(Crawl.init), forKey: .crawls)
        try container.encode(isSound, forKey: .sound)
    }
}
