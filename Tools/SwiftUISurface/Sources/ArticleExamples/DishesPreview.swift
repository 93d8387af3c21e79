import RouterCore
import RouterSwiftUI
import RouterTesting
import SwiftUI

/// The dishes alone; what other modules would show are labelled stubs.
struct DishesPreview: View {
    @State private var harness = ModuleHarness(
        DishesModule(store: DishStore()), root: DishesRoute.list, stub: ViewScreen.placeholder)

    var body: some View {
        RouterView(harness.router)
    }
}
