import RouterCore
import RouterSwiftUI
import SwiftUI

struct RenameDish: View {
    let id: Int
    @State var name: String
    let store: DishStore
    @State private var isAsking = false
    @Environment(\.push) private var push

    var body: some View {
        List {
            TextField("Name", text: $name)
            Button("Save") {
                store.names[id] = name
                push.finish()
            }
            Button("Cancel") { push.cancel() }
            if isAsking {
                Button("Discard changes") {
                    push.guardLeaving(nil)
                    push.cancel()
                }
            }
        }
        .onAppear {
            push.guardLeaving {
                if name == store.names[id] { return .allow }
                isAsking = true
                return .deny("the name is not saved")
            }
        }
    }
}
