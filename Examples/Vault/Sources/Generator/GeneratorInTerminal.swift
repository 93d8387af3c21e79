import RouterCore
import RouterTerminal

/// The generator in a terminal.
package struct GeneratorInTerminal: FeatureModule {
    private let maker: PasswordMaker

    package init(maker: PasswordMaker) { self.maker = maker }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.registerGenerator()
        registry.destination(for: GeneratorRoute.self, key: "generator") { [maker] _, _ in
            screen("Generator", Offer(maker)) { TerminalRow($0) }
        }
        registry.destination(for: GeneratePassword.self, key: "generate") { [maker] _, _ in
            screen("Choose a password", Offer(maker)) { TerminalRow(.finish($0, with: $0)) }
        }
    }
}

@MainActor private func screen(
    _ title: String, _ offer: Offer, row: @escaping (String) -> TerminalRow
) -> TerminalScreen {
    TerminalScreen(title) { _, _ in
        offer.renew()
        return nil
    } content: { _ in
        for password in offer.passwords { row(password) }
        TerminalRow(.intent("others", "others"))
    }
}
