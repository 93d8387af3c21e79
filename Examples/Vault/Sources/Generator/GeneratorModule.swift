package import RouterCore
package import RouterTerminal

package enum GeneratorRoute: Route, Codable {
    case home
}

/// Offers passwords, and ends with the one that is chosen.
package struct GeneratePassword: ResultRoute, Codable {
    package typealias Value = String
    package init() {}
}

package struct GeneratorModule: FeatureModule {
    private let suggestions: @MainActor @Sendable () -> [String]

    /// Creates the module.
    ///
    /// - Parameter suggestions: Makes passwords.
    package init(suggestions: @escaping @MainActor @Sendable () -> [String]) {
        self.suggestions = suggestions
    }

    package func registerDestinations(in registry: inout DestinationRegistry<TerminalScreen>) {
        registry.destination(for: GeneratorRoute.self, key: "generator") { [suggestions] _, _ in
            let passwords = suggestions()
            return TerminalScreen("Generator") { _ in
                for password in passwords { TerminalRow(password) }
            }
        }
        registry.destination(for: GeneratePassword.self, key: "generate") { [suggestions] _, _ in
            let passwords = suggestions()
            return TerminalScreen("A new password") { _ in
                for password in passwords { TerminalRow(.finish(password, with: password)) }
                TerminalRow(TerminalAction("none", .cancel))
            }
        }
        registry.presentation(of: GeneratePassword.self) { _ in .sheet }
        registry.link("/generator", to: GeneratorRoute.home)
    }
}
