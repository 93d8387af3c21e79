import RouterCore
import RouterTerminal

let session = Session()
let app = try Composition<TerminalScreen> {
    DiaryModule(session: session, diary: Diary())
    AccountModule(session: session)
    RootTab("diary", root: DiaryRoute.cover)
}

let host = TerminalHost(Router(app), HostHooks(title: "Diary") { app.path(for: $0) ?? "\($0)" })
do { try await host.run() } catch { try await host.runByLines() }
