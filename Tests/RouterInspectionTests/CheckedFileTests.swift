import Foundation
import RouterCore
import Testing

@testable import RouterInspection

/// Links and association files that are compared with an app.
@MainActor @Suite struct CheckedFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "inspection-\(UUID())")

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: name).path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func answer(_ change: (inout InspectionRequest.Check) -> Void) async throws -> (
        status: RouterInspection.ExitStatus, text: String
    ) {
        var check = InspectionRequest.Check()
        change(&check)
        var text = ""
        let inspection = Inspection([.scheme("shop")]) { try shop() }
        let status = try await inspection.run(.check(check)) { text += $0 }
        return (status, text)
    }

    @Test func linksThatFailAreListedWithTheNearestPattern() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try file(
            "links.txt",
            """
            # of a campaign
            /items/1

            shop://items/2  ShopRoute.item(id: 2)
            /items/3\t/items/3
            /till
            /itms/1
            /items/9
            /items/1 /items/2
            web://items/1
            """)
        let (status, text) = try await answer { $0.links = path }
        #expect(status == .failed)
        #expect(
            text == """
                The composition: nothing is wrong.
                \(path), 8 links: 4 things wrong:
                - line 7: No pattern matches; the nearest is /items/{id} of ShopModule, which has "items" in place of "itms".
                    /itms/1
                     ^^^^
                - line 8: ShopRoute.item(id: 9) names nothing that exists, says the module that owns it.
                    /items/9
                - line 9: The link stands for ShopRoute.item(id: 1), not for "/items/2".
                    /items/1
                - line 10: Links of the scheme "web" are refused.
                    web://items/1
                    ^^^

                """)

        let sound = try file("sound.txt", "/items/1\n/search?text=a ShopRoute.search(text: \"a\")\r\n")
        #expect(
            try await answer { $0.links = sound } == (
                .success, "The composition: nothing is wrong.\n\(sound), 2 links: nothing is wrong.\n"
            ))
    }

    @Test func failuresAreDataForPrograms() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = try file("links.txt", "/items/1\n/items/9\n")
        let text = try await answer { ($0.links, $0.isJSON) = (path, true) }.text
        let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let links = try #require(read["links"] as? [String: Any])
        #expect(links["count"] as? Int == 2)
        let failures = try #require(links["failures"] as? [[String: Any]])
        #expect(failures.map { $0["line"] as? Int } == [2])
        #expect(failures.map { $0["link"] as? String } == ["/items/9"])
    }

    @Test func theDeployedAssociationFileIsCompared() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = try shop().links.appleAppSiteAssociation(appIDs: ["A.b"])
        let same = try file("same.json", own)
        #expect(
            try await answer { $0.association = same } == (
                .success, "The composition: nothing is wrong.\n\(same): nothing is wrong.\n"
            ))
        let other = try file(
            "other.json",
            """
            {"applinks": {"details": [
              {"appIDs": ["A.b"], "components": [
                {"/": "/till", "comment": "first"}, {"/": "/items/*"}, {"/": "/old/*", "exclude": true}, {"/": "/shelf"}
              ]},
              {"appID": "C.d", "components": [{"/": "/elsewhere", "?": "a=*"}]}
            ]}}
            """)
        #expect(
            try await answer { ($0.association, $0.appID) = (other, "A.b") } == (
                .failed,
                """
                The composition: nothing is wrong.
                \(other): 2 things wrong:
                - /search?text=?* is not in it; deploy the file that aasa prints.
                - /old/* (excluded) is in it, but no link of the app is like that.

                """
            ))
        #expect(try await answer { $0.association = other }.text.contains("- /elsewhere?a=* is in it"))
    }

    @Test func aFileThatIsOfNoUseIsToldBeforeAnythingElse() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let nothing = folder.appending(path: "nothing").path
        let text = try file("text.json", "[]")
        for (check, message) in [
            (\InspectionRequest.Check.links, "\(nothing): there is no such file; check the path."),
            (\.association, "\(nothing): there is no such file; check the path."),
        ] {
            await #expect { try await answer { $0[keyPath: check] = nothing } } throws: {
                ($0 as? FileProblem)?.status == .data && "\($0)" == message
            }
        }
        await #expect { try await answer { $0.association = text } } throws: {
            "\($0)".hasPrefix("\(text): it is no association file")
        }
        await #expect { try await answer { $0.traces = folder.appending(path: "a/b").path } } throws: {
            ($0 as? any Failure)?.status == .failed
        }
    }
}
