import RouterCore
import RouterTerminal

enum DiaryRoute: Route, Codable {
    case cover
    case pages
    case editor
}

/// A diary: its cover is for everybody, the rest for whoever has signed in.
struct DiaryModule: FeatureModule {
    let session: Session
    let diary: Diary

    func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: DiaryRoute.self, key: "diary") { route, context in
            switch route {
            case .cover:
                TerminalScreen("A diary") { _ in
                    TerminalRow(.push("read", DiaryRoute.pages))
                    TerminalRow(.push("write", DiaryRoute.editor))
                }
            case .pages:
                TerminalScreen("\(session.user ?? "")'s diary") { _ in
                    TerminalSection(rows: diary.pages.map { TerminalRow($0) }, ifEmpty: "Nothing yet.")
                }
            case .editor:
                editor(diary, context)
            }
        }
        registry.link("/", to: DiaryRoute.cover)
        registry.link("/pages", to: DiaryRoute.pages)
        registry.link("/pages/new", to: DiaryRoute.editor)

        // What was asked for waits until the sign-in has finished, and is then done.
        registry.guardRoutes(of: DiaryRoute.self) { route in
            route != .cover && session.user == nil ? .redirect(SignIn(), resuming: true) : .allow
        }
    }
}

/// The editor does not let go of a draft that is not saved.
@MainActor private func editor(_ diary: Diary, _ context: PushContext) -> TerminalScreen {
    context.guardLeaving { diary.draft.isEmpty ? .allow : .deny("the draft is not saved") }
    return TerminalScreen("A new page") { intent, context in
        if intent == "type" {
            diary.draft = "Dear diary!"
            return nil
        }
        diary.pages.append(diary.draft)
        diary.draft = ""
        return context.replace(with: DiaryRoute.pages)
    } content: { _ in
        let text = diary.draft.isEmpty ? "An empty page." : diary.draft
        TerminalRow(text, .intent("type", "type"), .intent("save", "save"))
    }
}

@MainActor final class Diary {
    var pages: [String] = []
    var draft = ""
}
