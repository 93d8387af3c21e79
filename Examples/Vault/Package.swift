// swift-tools-version: 6.3
import PackageDescription

let core: Target.Dependency = .product(name: "RouterCore", package: "Router")
let terminal: Target.Dependency = .product(name: "RouterTerminal", package: "Router")
let swiftUI: Target.Dependency = .product(name: "RouterSwiftUI", package: "Router")
let testing: Target.Dependency = .product(name: "RouterTesting", package: "Router")

let package = Package(
    name: "Vault",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [.library(name: "VaultApp", targets: ["VaultApp"])],
    dependencies: [.package(name: "Router", path: "../..")],  // where your copy of Router is
    targets: [
        .target(name: "VaultData"),
        // Three features, none of which imports another.
        .target(name: "Items", dependencies: ["VaultData", core, terminal, swiftUI]),
        .target(name: "Generator", dependencies: [core, terminal, swiftUI]),
        .target(name: "Accounts", dependencies: ["VaultData", core, terminal, swiftUI]),
        // The app, and its front in a terminal. The front for SwiftUI is in the folder of that name.
        .target(
            name: "VaultApp",
            dependencies: ["VaultData", "Items", "Generator", "Accounts", core, terminal, swiftUI]),
        .executableTarget(name: "Vault", dependencies: ["VaultApp", core, terminal]),
        .testTarget(
            name: "VaultTests",
            dependencies: [
                "VaultData", "Items", "Generator", "Accounts", "VaultApp", core, terminal, testing,
            ]),
    ]
)
