import Foundation
import RouterCore
import Testing

private enum Paths: Route, Codable {
    case all
    case one(id: Int)
    case share(id: Int)
    case found(query: String?)
}

private struct PathsModule: FeatureModule {
    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Paths.self, key: "paths") { route, _ in Page(text: "\(route)") }
        registry.exit(KitchenExit.self)
        registry.guardRoutes(of: Paths.self) { _ in .allow }
        registry.presentation(of: Paths.self) { route in
            if case .share = route { .sheet } else { .stack }
        }
        registry.parent(of: Paths.self) { route in
            switch route {
            case .all: nil
            case .one, .found: Paths.all
            case .share: KitchenExit.garden(1)
            }
        }
        registry.link("/paths", to: Paths.all)
        registry.link("/paths/{id}", to: Paths.one)
        registry.link("/p/{id}", to: Paths.one)
        registry.link("/paths/{id}/share", to: Paths.share)
        registry.link("/found", to: Paths.found, access: .internal)
    }
}

private struct LinkedGarden: FeatureModule {
    let name = "\"Garden\" {new}"

    func registerDestinations(in registry: inout DestinationRegistry<Page>) {
        registry.destination(for: Garden.self, key: "garden") { route, _ in Page(text: "\(route)") }
        registry.link("/beds/{_0}", to: Garden.bed)
        registry.decorate { $0 }
    }
}

@MainActor @Suite struct CompositionMapTests {
    private let map: CompositionMap

    init() throws {
        map = try Composition<Page> {
            PathsModule()
            LinkedGarden()
            Connect(KitchenExit.self) { exit in
                switch exit {
                case .garden(let bed): Garden.bed(bed)
                }
            }
            RootTab("paths", root: Paths.all)
        }.map
    }

    @Test func dataSurvivesJSON() throws {
        let json = try JSONEncoder().encode(map)
        #expect(try JSONDecoder().decode(CompositionMap.self, from: json) == map)
    }

    @Test func linksTellPresentationParentAliasAndAccess() {
        let links = map.modules[0].routes[0].links
        #expect(links.map(\.parent) == [nil, "/paths", "/paths", "/beds/{_0}", "/paths"])
        #expect(links.map(\.presentation) == [.stack, .stack, .stack, .sheet, .stack])
        #expect(links.map(\.isAlias) == [false, false, true, false, false])
        #expect(links.map(\.isInternal) == [false, false, false, false, true])
        #expect(links[4].query == ["query"])
    }

    @Test func mermaidIsDrawnWhole() {
        #expect(
            map.mermaid == """
                flowchart LR
                  subgraph m0["PathsModule"]
                    Paths["Paths (guarded)<br/>/paths<br/>/paths/#123;id#125;<br/>/p/#123;id#125; (alias)<br/>\
                /paths/#123;id#125;/share (sheet)<br/>/found?query (internal)"]
                    KitchenExit(["KitchenExit"])
                  end
                  subgraph m1["#quot;Garden#quot; #123;new#125;"]
                    Garden["Garden<br/>/beds/#123;_0#125;"]
                  end
                  tab_paths{{"tab paths"}} -.-> Paths
                  KitchenExit --> Garden
                  Paths -. lies on .-> Garden
                """)
    }

    @Test func dotIsDrawnWhole() {
        #expect(
            map.dot == #"""
                digraph composition {
                  rankdir=LR; fontname=Helvetica; compound=true;
                  node [shape=box, style=rounded, fontname=Helvetica, fontsize=10];
                  edge [fontname=Helvetica, fontsize=9];
                  subgraph cluster_0 {
                    label="PathsModule"; color=gray60;
                    "Paths" [label="Paths (guarded)\l/paths\l/paths/{id}\l/p/{id} (alias)\l/paths/{id}/share (sheet)\l\#
                /found?query (internal)\l", style=solid];
                    "KitchenExit" [shape=cds, style=solid];
                  }
                  subgraph cluster_1 {
                    label="\"Garden\" {new}"; color=gray60;
                    "Garden" [label="Garden\l/beds/{_0}\l", style=solid];
                  }
                  "tab paths" [shape=tab, style=solid];
                  "tab paths" -> "Paths" [style=dotted];
                  "KitchenExit" -> "Garden";
                  "Paths" -> "Garden" [style=dashed, label="lies on"];
                }
                """#)
    }

    @Test func theReportIsOfTheSameData() {
        #expect(map.report.contains("PathsModule's for Paths"))
        #expect(map.report.contains("/p/{id}            Paths.one (alias)"))
        #expect(!map.report.contains("/found"))
        #expect("\(map)" == map.report)
    }
}
