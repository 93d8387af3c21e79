import Observation
import RouterCore
import RouterSwiftUI
import SwiftUI

/// Tells the user something in passing.
@MainActor @Observable final class Messages {
    var text: String?
}

struct MessageView: View {
    let messages: Messages

    var body: some View {
        if let text = messages.text {
            Button(text) { messages.text = nil }
        }
    }
}

/// Opens windows for code that has no view.
@MainActor final class Windows {
    var open: (_ id: String) -> Void = { _ in }
}

/// The dishes with messages above every screen, and their authors in a window of their own.
@MainActor func dishesAndWindows(_ messages: Messages, _ windows: Windows) -> Composition<ViewScreen> {
    Composition(placeholder: ViewScreen.placeholder) {
        DishesModule(store: DishStore())
        Decorate { screen in
            ViewScreen {
                screen.overlay(alignment: .bottom) { MessageView(messages: messages) }
            }
        }
        Connect(DishesExit.self) { exit in
            switch exit {
            case .author: Action { windows.open("author") }
            }
        }
        RootTab("dishes", root: DishesRoute.list)
    }
}

#if !os(tvOS) && !os(watchOS)
    struct WindowWithWindows: View {
        let router: Router<ViewScreen>
        let windows: Windows
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            RouterView(router)
                .onAppear { windows.open = { id in openWindow(id: id) } }
        }
    }
#endif
