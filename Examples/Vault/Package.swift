// swift-tools-version: 6.3
import PackageDescription

let router: [Target.Dependency] = [
    .product(name: "RouterCore", package: "Router"),
    .product(name: "RouterTerminal", package: "Router"),
]
let testing: [Target.Dependency] = [.product(name: "RouterTesting", package: "Router")]

let package = Package(
    name: "Vault",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "VaultApp", targets: ["VaultApp", "VaultData"])],
    dependencies: [.package(name: "Router", path: "../..")],  // where your copy of Router is
    targets: [
        .target(name: "VaultData"),
        // Three features, none of which imports another.
        .target(name: "Items", dependencies: ["VaultData"] + router),
        .target(name: "Generator", dependencies: router),
        .target(name: "Accounts", dependencies: ["VaultData"] + router),
        // What all fronts share, and the front in a terminal; SwiftUI has its own in the folder SwiftUI.
        .target(name: "VaultApp", dependencies: ["VaultData", "Items", "Generator", "Accounts"] + router),
        .executableTarget(name: "Vault", dependencies: ["VaultApp", "VaultData"] + router),
        .testTarget(
            name: "VaultTests",
            dependencies: ["VaultData", "Items", "Generator", "Accounts", "VaultApp"] + router + testing),
    ]
)

// As in the router: an import is internal unless the file says more.
for target in package.targets { target.swiftSettings = [.enableUpcomingFeature("InternalImportsByDefault")] }
