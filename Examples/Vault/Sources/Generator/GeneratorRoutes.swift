import RouterCore

package enum GeneratorRoute: Route, Codable {
    case home
}

/// Offers passwords, and ends with the one that is chosen.
package struct GeneratePassword: ResultRoute, Codable {
    package typealias Value = String

    package init() {}
}

extension DestinationRegistry {
    /// What holds of the generator, whatever draws it.
    mutating func registerGenerator() {
        presentation(of: GeneratePassword.self) { _ in .sheet }
        link("/generator", to: GeneratorRoute.home)
    }
}
