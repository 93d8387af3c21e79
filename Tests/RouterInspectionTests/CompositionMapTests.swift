import Foundation
import RouterCore
import RouterInspection
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
                  rankdir=LR; compound=true; nodesep=0.16; ranksep=0.8; labeljust=l; \#
                fontname=Helvetica; fontsize=11;
                  node [shape=box, style="rounded,filled", fillcolor=white, color=gray40, \#
                height=0.28, margin="0.12,0.04", fontname=Helvetica, fontsize=10];
                  edge [color=gray30, arrowsize=0.7, fontname=Helvetica, fontsize=9];
                  subgraph cluster_0 {
                    label="PathsModule"; style="rounded,filled"; fillcolor=gray96; color=gray60;
                    subgraph "cluster_0_0" {
                      label="Paths (guarded)"; fillcolor=gray92; color=gray80;
                      "/paths" [label="/paths"];
                      "/paths/{id}" [label="/paths/{id}\lalso /p/{id}\l"];
                      "/paths/{id}/share" [label="/paths/{id}/share (sheet)"];
                      "/found" [label="/found?query (internal)", style="rounded,filled,dashed"];
                    }
                    "KitchenExit" [shape=cds, fillcolor=lightyellow, margin="0.2,0.06"];
                  }
                  subgraph cluster_1 {
                    label="\"Garden\" {new}"; style="rounded,filled"; fillcolor=gray96; color=gray60;
                    subgraph "cluster_1_0" {
                      label="Garden"; fillcolor=gray92; color=gray80;
                      "/beds/{_0}" [label="/beds/{_0}"];
                    }
                  }
                  "tab paths" [label="tab paths", shape=tab, fillcolor=gray90];
                  "tab paths" -> "/paths" [style=dotted];
                  "KitchenExit" -> "/beds/{_0}" [lhead="cluster_1_0"];
                  "/paths" -> "/paths/{id}" [dir=back, style=dashed];
                  "/beds/{_0}" -> "/paths/{id}/share" [dir=back, style=dashed];
                  "/paths" -> "/found" [dir=back, style=dashed];
                  label="solid: an exit is connected    dashed: lies on    dotted: root of a tab"; \#
                labelloc=b;
                }
                """#)
    }

    @Test func jsonHasAShapeThatProgramsCanRelyOn() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(map), as: UTF8.self)
        #expect(
            json.hasPrefix(
                #"{"connections":[{"exit":"KitchenExit","targets":["Garden"]}],"decorators":0,"guards":0,"modules":["#
            ))
        #expect(
            json.contains(
                #"{"caseName":"share","isAlias":false,"isInternal":false,"parent":"/beds/{_0}","#
                    + #""pattern":"/paths/{id}/share","presentation":"sheet","query":[]}"#))
        #expect(
            json.hasSuffix(
                #""tabs":[{"name":"paths","resetsWhenLeft":false,"root":"Paths.all","rootPattern":"/paths","#
                    + #""rootType":"Paths"}]}"#))
    }

    @Test func typesOfOneNameAreToldApartByTheirModules() throws {
        enum Here { enum Page2: Route { case a } }
        enum There { enum Page2: Route { case a } }
        struct Both: FeatureModule {
            func registerDestinations(in registry: inout DestinationRegistry<Page>) {
                registry.destination(for: Here.Page2.self, key: "here") { _, _ in Page(text: "") }
                registry.destination(for: There.Page2.self, key: "there") { _, _ in Page(text: "") }
            }
        }
        let map = try Composition<Page> {
            Both()
            RootTab("here", root: Here.Page2.a)
        }.map
        #expect(Set(map.modules[0].routes.map(\.name)).count == 2)
        #expect(map.tabs[0].rootType == map.modules[0].routes[0].name)
    }

    @Test func theReportIsOfTheSameData() {
        #expect(map.report.contains("PathsModule's for Paths"))
        #expect(map.report.contains("/p/{id}            Paths.one (alias)"))
        #expect(!map.report.contains("/found"))
        #expect("\(map)" == map.report)
    }
}
