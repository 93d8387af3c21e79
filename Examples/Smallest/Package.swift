// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Smallest",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Router", path: "../..")],  // where your copy of Router is
    targets: [
        .executableTarget(
            name: "Smallest",
            dependencies: [
                .product(name: "RouterCore", package: "Router"),
                .product(name: "RouterTerminal", package: "Router"),
            ],
            path: "Sources")
    ]
)
