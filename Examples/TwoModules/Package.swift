// swift-tools-version: 6.3
import PackageDescription

let router: [Target.Dependency] = [
    .product(name: "RouterCore", package: "Router"),
    .product(name: "RouterTerminal", package: "Router"),
]

let package = Package(
    name: "TwoModules",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Router", path: "../..")],  // where your copy of Router is
    targets: [
        // Two features. Neither depends on the other.
        .target(name: "Books", dependencies: router),
        .target(name: "Authors", dependencies: router),

        // The app: the one target that knows both.
        .executableTarget(name: "TwoModules", dependencies: ["Books", "Authors"] + router),
    ]
)
