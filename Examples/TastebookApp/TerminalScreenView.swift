import RouterCore
import RouterSwiftUI
import RouterTerminal
import SwiftUI

/// A screen that was written for a terminal, as a list: its sections, and a link or button for each action.
struct TerminalScreenView: View {
    private let screen: TerminalScreen
    /// Counts what was done here, as a screen is free to change what it shows then.
    @State private var actions = 0

    /// Creates the list of a screen.
    init(_ screen: TerminalScreen) {
        self.screen = screen
    }

    var body: some View {
        let _ = actions
        List {
            ForEach(numbered(screen.sections), id: \.number) { section in
                Section {
                    ForEach(numbered(section.element.rows), id: \.number) { row in
                        rowView(row.element)
                    }
                } header: {
                    if let heading = section.element.heading { Text(verbatim: heading) }
                }
            }
        }
        .navigationTitle(screen.title)
    }

    /// A row that does one thing is that link or button; one with several lists them.
    @ViewBuilder private func rowView(_ row: TerminalRow) -> some View {
        if row.actions.count == 1 {
            actionView(row.actions[0], label: row.text)
        } else {
            // A comment may have links, as Markdown has them.
            Text(LocalizedStringKey(row.text))
            ForEach(numbered(row.actions), id: \.number) { action in
                actionView(action.element, label: action.element.title)
            }
        }
    }

    @ViewBuilder private func actionView(_ action: TerminalAction, label: String) -> some View {
        if case .push(let route, let style) = action.effect {
            if style == nil || style == .stack {
                RouteLink(to: route) { Text(verbatim: label) }
            } else {
                RouteButton(to: route, as: style) { Text(verbatim: label) }
            }
        } else {
            Button(label) {
                screen.perform(action)
                actions += 1
            }
        }
    }

    private func numbered<Element>(_ elements: [Element]) -> [(number: Int, element: Element)] {
        elements.enumerated().map { ($0.offset, $0.element) }
    }
}
