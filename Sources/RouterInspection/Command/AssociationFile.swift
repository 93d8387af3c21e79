import Foundation
import RouterCore

/// An `apple-app-site-association` file that is deployed.
struct AssociationFile {
    private let path: String
    private let details: [Association.Details]

    /// Reads the file.
    init(_ path: String) throws(FileProblem) {
        self.path = path
        let data = try FileProblem.data(of: path)
        do {
            details = try JSONDecoder().decode(Association.self, from: data).applinks.details
        } catch {
            throw FileProblem(
                path: path,
                sentence: "it is no association file, which is JSON with applinks, details and components.")
        }
    }

    /// Compares what the file has for an app, or for all of them, with the links there are.
    func compared(with links: [LinkSummary], appID: String?) -> Comparison {
        let ours = Association(links, appIDs: []).applinks.details.flatMap(\.components)
        let those = details.filter { appID.map($0.appIDs.contains) ?? true }.flatMap(\.components)
        let missing = ours.filter { !those.contains($0) }
        var seen: Set<Association.Component> = []
        let surplus = those.filter { !ours.contains($0) && seen.insert($0).inserted }
        return Comparison(file: path, missing: missing.map(\.text), surplus: surplus.map(\.text))
    }

    /// How a file differs from the links of an app.
    struct Comparison: Encodable {
        let file: String
        /// What the links need and the file does not have.
        let missing: [String]
        /// What the file has and the links do not need.
        let surplus: [String]

        var isEqual: Bool { missing.isEmpty && surplus.isEmpty }

        /// The comparison for people, with a line break at the end.
        var text: String {
            let problems =
                missing.map { "\($0) is not in it; deploy the file that aasa prints." }
                + surplus.map { "\($0) is in it, but no link of the app is like that." }
            return "\(file): \(listed(problems))"
        }
    }
}
