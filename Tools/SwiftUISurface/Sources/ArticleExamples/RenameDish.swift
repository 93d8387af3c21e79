import Observation
import RouterCore
import RouterSwiftUI
import SwiftUI

/// What is typed in the editor of a name.
@MainActor @Observable final class NameDraft {
    var name: String
    var isAsking = false

    init(name: String) {
        self.name = name
    }
}

struct RenameDish: View {
    let id: Int
    @Bindable var draft: NameDraft
    let store: DishStore
    @Environment(\.pushContext) private var context

    var body: some View {
        List {
            TextField("Name", text: $draft.name)
            Button("Save") {
                store.names[id] = draft.name
                context.finish()
            }
            Button("Cancel") { context.cancel() }
            if draft.isAsking {
                Button("Discard changes") {
                    context.guardLeaving(nil)
                    context.cancel()
                }
            }
        }
        .onAppear {
            context.guardLeaving {
                if draft.name == store.names[id] { return .allow }
                draft.isAsking = true
                return .deny("the name is not saved")
            }
        }
    }
}
