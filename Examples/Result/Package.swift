// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Result",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Router", path: "../..")],  // where your copy of Router is
    targets: [
        .executableTarget(
            name: "Result",
            dependencies: [
                .product(name: "RouterCore", package: "Router"),
                .product(name: "RouterTerminal", package: "Router"),
            ],
            path: "Sources")
    ]
)
