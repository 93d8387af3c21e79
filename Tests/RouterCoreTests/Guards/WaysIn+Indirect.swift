import Foundation
import RouterCore

/// Ways that lead over something else: what was saved, a redirect, an event.
extension WayIn {
    static let indirect: [WayIn] = [
        WayIn(
            "restore", "Router.restore(_:holes:within:discarding:)", "Router.restore(from:holes:within:)",
            "Router.snapshot(within:)"
        ) { intruder, route in
            // Saved where nobody minds the door.
            guard let open = try? Fort() else { return }
            for tab in ["lobby", "vault"] {
                open.router.select(tab: tab)
                open.router.push(route, as: .stack)
                open.router.push(Garden.bed(2))
            }
            open.router.push(route, as: .sheet)
            let saved = open.router.snapshot()
            let url = FileManager.default.temporaryDirectory.appending(path: "ways-in-\(UUID()).json")
            defer { try? FileManager.default.removeItem(at: url) }
            for holes in [Snapshot.HolePolicy.truncate, .discard] {
                _ = intruder.fort.router.restore(saved.data, holes: holes)
                await intruder.fort.settle()
                try? SnapshotFile(url).write(saved)
                _ = try? intruder.fort.router.restore(from: SnapshotFile(url), holes: holes)
                await intruder.fort.settle()
            }
            intruder.seen.commands.insert(.restore)
        },
        WayIn("redirect") { intruder, route in
            let warden = intruder.fort.warden
            for resuming in [false, true] {
                let module = warden.module
                warden.module = { asked in
                    asked == AnyRoute(Vault.free(6))
                        ? .redirect(route, resuming: resuming) : try module(asked)
                }
                for spy in intruder.everywhere {
                    spy.push(Vault.free(6))
                    spy.replace(with: Vault.free(6))
                    intruder.fort.router.open("/free/6")
                    await intruder.fort.settle()
                }
                warden.module = module
            }
        },
        WayIn("replay") { intruder, route in
            let warden = intruder.fort.warden
            for spy in intruder.everywhere {
                let app = warden.app
                warden.app = { asked in
                    asked == AnyRoute(route) || asked.isGuarded
                        ? .redirect(Vault.free(2), resuming: true) : .allow
                }
                spy.push(route, as: .cover)
                await intruder.fort.settle()
                warden.app = app
                intruder.fort.router.finish()
                await intruder.fort.settle()
            }
        },
        WayIn("from an event") { intruder, route in
            let router = intruder.fort.router
            var left = 3
            let subscription = router.events.observe { _ in
                left -= 1
                if left > 0 { router.push(route) }
                if left == 0 { router.replace(with: route) }
            }
            router.push(Garden.bed(1))
            await intruder.fort.settle()
            subscription.cancel()
        },
        WayIn("while something is asked") { intruder, route in
            intruder.fort.router.push(route)
            intruder.fort.router.push(route, as: .sheet)
            await intruder.fort.settle()
            intruder.fort.router.push(Garden.bed(1))
            intruder.fort.router.push(route)
            intruder.fort.router.popToRoot()
            await intruder.fort.settle()
        },
    ]
}
