import RouterCore
import RouterSwiftUI
import SwiftUI

struct RenameDish: View {
    let id: Int
    @State var name: String
    let store: DishStore
    @State private var isAsking = false
    @Environment(\.pushContext) private var context

    var body: some View {
        List {
            TextField("Name", text: $name)
            Button("Save") {
                store.names[id] = name
                context.finish()
            }
            Button("Cancel") { context.cancel() }
            if isAsking {
                Button("Discard changes") {
                    context.guardLeaving(nil)
                    context.cancel()
                }
            }
        }
        .onAppear {
            context.guardLeaving {
                if name == store.names[id] { return .allow }
                isAsking = true
                return .deny("the name is not saved")
            }
        }
    }
}
