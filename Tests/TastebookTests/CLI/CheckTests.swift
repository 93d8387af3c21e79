import Foundation
import RouterCore
import RouterInspection
import RouterTerminal
import RouterTesting
import TastebookData
import Testing

@testable import DemoCLI

/// What `check` finds, and what `replay` makes of it.
@MainActor struct CheckTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID())")

    private func file(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: name).path
    }

    /// Tastebook with a link on every screen to a dish that is not there, and, once someone is signed in, a cover
    /// that nothing ends.
    private static func broken(_ store: TastebookStore) throws(CompositionError) -> Composition<
        TerminalScreen
    > {
        let sound = try tastebook(store: store)
        return try Composition<TerminalScreen> {
            tastebookItems(store: store)
            Decorate { screen in
                TerminalScreen(screen.title) { intent, context in
                    screen.injecting(context).perform(.intent(intent, intent))
                } content: { context in
                    screen.injecting(context).sections
                    if let dead = try? sound.route(at: "/dishes/999").base {
                        TerminalRow(.push("dead", dead))
                    }
                    if store.user != nil, let dish = try? sound.route(at: "/restaurants/1").base {
                        TerminalRow(.push("trap", dish, as: .cover))
                    }
                }
            }
        }
    }

    @Test("Tastebook is sound, signed out and signed in, and every screen of it is seen")
    func sound() async throws {
        var text = ""
        let status = try await Inspection(.embedded).run(.check(.init())) { text += $0 }
        #expect(status == .success)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first == "The composition: nothing is wrong.")
        #expect(lines.dropFirst().allSatisfy { $0.hasSuffix(" steps: nothing is wrong.") })
        #expect(lines[1].hasPrefix("Signed out, ") && lines[2].hasPrefix("Signed in as 1, "))
    }

    @Test("What is wrong is listed once, with a way to it that replay goes again")
    func unsound() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = try Catalogue(contentsOf: small())
        let traces = try file("traces.json")
        var text = ""
        var check = InspectionRequest.Check()
        check.traces = traces
        let broken = Inspection(catalogue, composing: Self.broken)
        #expect(try await broken.run(.check(check)) { text += $0 } == .failed)
        #expect(text.contains("- A dead link on DishesRoute.list: DishesRoute.detail(id: 999) names nothing"))
        #expect(text.contains("There is no way back from RestaurantsRoute.detail(id: 1), shown as a cover"))
        let list = try Trace.list(in: Data(contentsOf: URL(filePath: traces)))
        #expect(list.map(\.setUp).contains("signed out") && list.map(\.setUp).contains("signed in as 1"))
        #expect(list.allSatisfy { $0.steps.count <= 3 })

        var again = ""
        let replaying = Replaying(catalogue, file: traces, composing: Self.broken)
        #expect(try await replaying.run { again += $0 } == .success)
        #expect(again.components(separatedBy: "all came to the same.").count == list.count + 1)

        // Mended, it goes another way.
        var mended = ""
        #expect(try await Replaying(catalogue, file: traces).run { mended += $0 } == .failed)
        #expect(mended.contains("cannot be done again: "))
    }

    @Test("Issues of the composition are listed, and nothing is crawled")
    func issues() async throws {
        var text = ""
        let inspection = Inspection(.embedded) { _ throws(CompositionError) in
            try Composition<TerminalScreen> {}
        }
        #expect(try await inspection.run(.check(.init())) { text += $0 } == .failed)
        #expect(text.hasPrefix("The composition: "))
        #expect(text.split(separator: "\n").count <= 3)
    }

    private func small() throws -> String {
        let path = try file("catalogue.json")
        try CatalogueJSON().text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("Apps that hold different things have different hashes, so that a large catalogue is soon checked")
    func hashes() throws {
        var hashes: Set<Int> = []
        for dish in Catalogue.embedded.dishes.prefix(5) {
            for stars in 1...5 {
                let app = try TastebookApp(.embedded, .signedIn(ProfileID(1)))
                app.store.addRating(dish: dish.id, stars: stars)
                hashes.insert(app.state.hashValue)
            }
            let app = try TastebookApp(.embedded, .signedIn(ProfileID(1)))
            app.store.rename(dish.id, to: "another")
            hashes.insert(app.state.hashValue)
        }
        #expect(hashes.count == 30)
    }
}
