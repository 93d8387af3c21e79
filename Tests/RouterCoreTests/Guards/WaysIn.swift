import Foundation
import RouterCore
import RouterTesting

/// A way that might bring a route on screen, tried from wherever one is.
struct WayIn: Sendable, CustomStringConvertible {
    let name: String
    /// The public functions it goes through.
    let functions: [String]
    let go: @MainActor @Sendable (Intruder, any Route) async -> Void
    var description: String { name }

    init(
        _ name: String, _ functions: String...,
        go: @escaping @MainActor @Sendable (Intruder, any Route) async -> Void
    ) {
        self.name = name
        self.functions = functions
        self.go = go
    }

    static let styles: [Presentation?] = [nil] + Presentation.allCases

    static let all: [WayIn] = pushes + commands + operations + links + indirect

    private static let pushes: [WayIn] = styles.map { style in
        WayIn(
            "push as \(style?.rawValue ?? "preferred")",
            "NavigationVerbs.push(_:as:ifTop:ifCovered:blocksLinks:discarding:animated:)"
        ) { intruder, route in
            for (top, cover) in NavigationCommand.TopPolicy.allCases.flatMap({ top in
                NavigationCommand.CoverPolicy.allCases.map { (top, $0) }
            }) {
                for blocks in [false, true] {
                    for spy in intruder.everywhere {
                        spy.push(route, as: style, ifTop: top, ifCovered: cover, blocksLinks: blocks)
                    }
                }
                // A guard that takes its time answers before the next request supersedes its own.
                intruder.fort.router.push(route, as: style, ifTop: top, ifCovered: cover)
                await intruder.fort.settle()
            }
        }
    }

    private static let commands: [WayIn] = [
        WayIn(
            "replace", "NavigationVerbs.replace(with:discarding:animated:)",
            "NavigationVerbs.update(to:animated:)"
        ) { intruder, route in
            for spy in intruder.everywhere {
                spy.push(Vault.free(4))
                spy.update(to: route)
                spy.replace(with: route)
                spy.batch { $0.update(to: route) }
            }
        },
        WayIn("set stack", "NavigationVerbs.setStack(_:discarding:animated:)") { intruder, route in
            for spy in intruder.everywhere {
                spy.setStack([Garden.home, route])
                spy.setStack([route, Garden.home])
                spy.setStack([route])
            }
        },
        WayIn(
            "dismiss, then push", "NavigationVerbs.dismiss(thenPush:discarding:animated:)",
            "NavigationVerbs.dismiss(discarding:animated:)"
        ) { intruder, route in
            for spy in intruder.everywhere {
                spy.push(Garden.bed(5), as: .sheet)
                spy.dismiss(thenPush: route)
                spy.dismiss()
            }
        },
        WayIn(
            "batch", "NavigationVerbs.batch(animated:_:)", "Batch.push(_:fromBelow:ifCovered:)",
            "Batch.perform(_:animated:)"
        ) { intruder, route in
            for spy in intruder.everywhere {
                spy.batch {
                    $0.push(Garden.bed(4)); $0.push(route)
                }
                spy.batch {
                    $0.push(Garden.bed(4)); $0.replace(with: route)
                }
                spy.batch {
                    $0.push(Garden.bed(4)); $0.setStack([Garden.home, route])
                }
                spy.batch {
                    $0.push(Garden.bed(4), as: .sheet); $0.dismiss(thenPush: route)
                }
                spy.batch { $0.push(route, fromBelow: 0) }
                spy.batch { $0.push(route, fromBelow: 1, ifCovered: .truncate) }
                spy.batch { $0.push(route, fromBelow: 1, ifCovered: .append) }
                spy.batch { batch in batch.batch { $0.push(route) } }
                spy.batch {
                    $0.push(route, as: .cover); $0.push(Garden.bed(4))
                }
                for command in raw(route) { spy.batch { $0.perform(command, animated: false) } }
            }
        },
        WayIn(
            "result", "PushContext.result(of:as:ifCovered:discarding:animated:)",
            "Router.result(of:as:animated:)"
        ) { intruder, route in
            guard let route = route as? any ResultRoute else { return }
            for spy in intruder.everywhere { await intruder.askResult(of: route, from: spy.context) }
        },
        WayIn(
            "finish", "NavigationVerbs.finish(discarding:animated:)",
            "NavigationVerbs.finish(with:discarding:animated:)", "Navigation.choose(_:of:animated:)",
            "Router.choose(_:animated:)", "Navigation.hostCancelled(_:)",
            "NavigationVerbs.cancel(discarding:animated:)"
        ) { intruder, route in
            for spy in intruder.everywhere {
                spy.push(Vault.free(3))
                spy.finish()
                spy.push(Vault.free(3))
                spy.cancel()
                spy.finish(with: 1)
                intruder.answerDialogs()
            }
        },
    ]

    private static let operations: [WayIn] = [
        // The root of a tab keeps its place, withheld; so the guarded routes lie above other roots here.
        WayIn("set tabs", "Router.setTabs(_:discarding:animated:)") { intruder, route in
            let lobby = NavigationState.TabSeed("lobby", root: Garden.home)
            let attic = NavigationState.TabSeed("attic", root: Vault.free(0), resetsWhenLeft: true)
            for spy in intruder.everywhere {
                spy.push(route)
                spy.perform(NavigationCommand(.change(.setTabs([attic, lobby]))), animated: false)
                spy.perform(NavigationCommand(.change(.setTabs([lobby]))), animated: false)
            }
            intruder.fort.router.setTabs([
                RootTab("lobby", root: Garden.home), RootTab("vault", root: Vault.home),
                RootTab("attic", root: Vault.free(0), resetsWhenLeft: true),
            ])
        },
        WayIn(
            "raw", "NavigationVerbs.perform(_:animated:)", "Router.perform(_:animated:)",
            "PushContext.perform(_:animated:)"
        ) { intruder, route in
            for spy in intruder.everywhere {
                for command in raw(route) { spy.perform(command, animated: false) }
            }
        },
        WayIn(
            "back", "NavigationVerbs.pop(_:discarding:animated:)",
            "NavigationVerbs.popToRoot(discarding:animated:)", "NavigationVerbs.pop(to:discarding:animated:)",
            "NavigationVerbs.pop(toNearest:discarding:animated:)",
            "NavigationVerbs.dismissAll(discarding:animated:)", "Router.reset(discarding:animated:)",
            "Router.endSession(animated:)", "Router.refresh(discarding:animated:)",
            "Navigation.hostRemoved(_:)"
        ) {
            intruder, route in
            let router = intruder.fort.router
            for spy in intruder.everywhere {
                for number in 1...3 { spy.push(Garden.bed(number), as: number == 3 ? .sheet : nil) }
                spy.pop()
                spy.pop(to: route)
                spy.pop(toNearest: { $0 == AnyRoute(route) })
                spy.popToRoot()
                spy.dismiss(discarding: true)
                spy.dismissAll()
                router.navigation.hostRemoved([router.state.visible.id])
                for operation: NavigationState.Operation in [
                    .reset, .endSession, .refresh, .hostRemoved([]),
                ] {
                    spy.perform(NavigationCommand(.change(operation)), animated: false)
                }
                spy.pop(1, discarding: true)
            }
            router.reset()
            router.endSession()
            router.refresh()
        },
        WayIn(
            "tab", "NavigationVerbs.select(tab:discarding:animated:)",
            "NavigationVerbs.select(tab:discarding:animated:)"
        ) { intruder, route in
            enum Place: String { case lobby, vault }
            for spy in intruder.everywhere {
                for tab in ["vault", "lobby", "attic", "vault", "vault"] { spy.select(tab: tab) }
                for tab in [Place.lobby, .vault] { spy.select(tab: tab) }
                spy.batch { $0.select(tab: "vault") }
                spy.batch {
                    $0.select(tab: "attic"); $0.select(tab: "vault"); $0.push(Garden.bed(1))
                }
                spy.perform(
                    NavigationCommand(.change(.select(tab: "vault")), discarding: true), animated: false)
            }
        },
    ]

    private static let links: [WayIn] = [
        WayIn(
            "link", "Router.open(_:discarding:animated:)", "Router.open(_:discarding:animated:)",
            "Router.activate()",
            "Navigation.activate()"
        ) { intruder, route in
            for link in intruder.links(to: route) {
                for spy in intruder.everywhere {
                    intruder.fort.router.open(link)
                    if let url = URL(string: link) { intruder.fort.router.open(url) }
                    spy.perform(NavigationCommand(.open(link)), animated: false)
                    spy.batch { $0.perform(NavigationCommand(.open(link)), animated: false) }
                    // The same while a modal holds it up.
                    intruder.fort.router.push(Garden.bed(8), as: .cover, blocksLinks: true)
                    intruder.fort.router.open(link)
                    intruder.fort.router.dismiss()
                }
            }
            intruder.fort.router.activate()
            intruder.fort.router.navigation.activate()
        },
        WayIn("landing", "Router.open(_:discarding:animated:)") { intruder, route in
            for spy in intruder.everywhere {
                intruder.fort.router.open(route)
                let link = NavigationCommand(.openRoute(AnyRoute(route)))
                spy.perform(link, animated: false)
                spy.batch { $0.perform(link, animated: false) }
            }
        },
    ]

    /// The commands that could be written by hand.
    private static func raw(_ route: any Route) -> [NavigationCommand] {
        let route = AnyRoute(route)
        var pushes = Presentation.allCases.flatMap { style in
            NavigationCommand.CoverPolicy.allCases.map {
                NavigationState.Push(route, as: style, ifCovered: $0)
            }
        }
        pushes.append(.init(route, as: .sheet, ifTop: .reuse, ifCovered: .append, blocksLinks: true))
        let operations: [NavigationState.Operation] =
            pushes.map { .push($0) }
            + [
                .replace(route), .update(route), .setStack([route]),
                .setStack([AnyRoute(Garden.home), route]),
            ]
        return operations.flatMap { operation in
            [false, true].map { NavigationCommand(.change(operation), discarding: $0) }
        } + [NavigationCommand(.dismissThenPush(.init(route)))]
    }
}
