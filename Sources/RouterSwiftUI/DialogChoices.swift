#if canImport(SwiftUI)
    import RouterCore
    import SwiftUI

    extension View {
        /// Presents what the presenter asks, as an alert or a confirmation dialog.
        func dialogs(of presenter: Presenter) -> some View {
            let title = Text(verbatim: presenter.asked?.title ?? "")
            return alert(title, isPresented: Bindable(presenter).isAlert) {
                DialogChoices(presenter: presenter)
            } message: {
                DialogMessage(presenter: presenter)
            }
            .confirmationDialog(
                title, isPresented: Bindable(presenter).isConfirmation, titleVisibility: .visible
            ) {
                DialogChoices(presenter: presenter)
            } message: {
                DialogMessage(presenter: presenter)
            }
            .onChange(of: presenter.isAsking) { _, isAsking in if !isAsking { presenter.didEnd() } }
        }
    }

    private struct DialogMessage: View {
        let presenter: Presenter

        var body: some View {
            if let message = presenter.asked?.message { Text(verbatim: message) }
        }
    }

    private struct DialogChoices: View {
        let presenter: Presenter

        var body: some View {
            let choices = presenter.asked?.choices ?? []
            ForEach(choices.indices, id: \.self) { place in
                Button(role: choices[place].role.map { $0 == .cancel ? .cancel : .destructive }) {
                    presenter.choose(choices[place])
                } label: {
                    Text(verbatim: choices[place].title)
                }
            }
        }
    }
#endif
