// swift-tools-version: 6.3
import PackageDescription

/// Every target is compiled with the same three rules: existentials are spelled `any`, a member is
/// visible only where its module is imported, and an import is internal unless the file says `public`.
var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// Warnings are errors in the checks. Not for those who depend on a copy of this package: a later compiler may warn of
// more.
if Context.environment["ROUTER_WARNINGS"] == "error" { settings.append(.treatAllWarnings(as: .error)) }

let package = Package(
    name: "Router",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "RouterCore", targets: ["RouterCore"]),
        .library(name: "RouterSwiftUI", targets: ["RouterSwiftUI"]),
        .library(name: "RouterTerminal", targets: ["RouterTerminal"]),
        .library(name: "RouterTesting", targets: ["RouterTesting"]),
        .library(name: "RouterInspection", targets: ["RouterInspection"]),
        .executable(name: "DemoCLI", targets: ["DemoCLI"]),
        .executable(name: "NavigationCheck", targets: ["NavigationCheck"]),
    ],
    targets: [
        // The router.
        .target(name: "RouterCore", swiftSettings: settings),
        .target(name: "RouterSwiftUI", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(name: "RouterTerminal", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(name: "RouterTesting", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(
            name: "RouterInspection", dependencies: ["RouterCore", "RouterTesting"], swiftSettings: settings),

        // The demo: three feature modules that never import each other, and the app that composes them.
        .target(name: "TastebookData", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(
            name: "DishesModule",
            dependencies: ["RouterCore", "RouterTerminal", "TastebookData"],
            swiftSettings: settings),
        .target(
            name: "RestaurantsModule",
            dependencies: ["RouterCore", "RouterTerminal", "TastebookData"],
            swiftSettings: settings),
        .target(
            name: "ProfilesModule",
            dependencies: ["RouterCore", "RouterTerminal", "TastebookData"],
            swiftSettings: settings),
        .executableTarget(
            name: "DemoCLI",
            dependencies: [
                "RouterCore", "RouterInspection", "RouterTerminal", "RouterTesting", "TastebookData",
                "DishesModule", "RestaurantsModule", "ProfilesModule",
            ],
            swiftSettings: settings),

        // Finds the bug in code one already has; it depends on nothing here.
        .executableTarget(name: "NavigationCheck", swiftSettings: settings),
        .testTarget(
            name: "NavigationCheckTests", dependencies: ["NavigationCheck"], exclude: ["Examples"],
            swiftSettings: settings),

        // How fast it is; `Sources/RouterBenchmarks/RESULTS.md` says what came of it.
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "RouterBenchmarks",
            dependencies: ["RouterCore", "AllocationCounter"],
            exclude: ["RESULTS.md", "allocations.txt"],
            swiftSettings: settings),

        // What holds in an optimised build only.
        .executableTarget(
            name: "OptimisedChecks",
            dependencies: ["RouterCore", "AllocationCounter"],
            path: "Tools/Optimised",
            swiftSettings: settings),

        .testTarget(
            name: "RouterCoreTests",
            dependencies: ["RouterCore", "RouterInspection", "RouterTesting"],
            swiftSettings: settings),
        // What the fuzzers of `Tools/Fuzz/fuzz.sh` check, and the inputs they found, as ordinary tests.
        .testTarget(
            name: "FuzzTests",
            dependencies: ["RouterCore"],
            path: "Tools/Fuzz",
            exclude: ["Corpus", "Programs", "fuzz.sh"],
            swiftSettings: settings),
        .testTarget(
            name: "RouterTestingTests",
            dependencies: ["RouterCore", "RouterTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "RouterInspectionTests",
            dependencies: ["RouterCore", "RouterInspection", "RouterTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "RouterTerminalTests",
            dependencies: ["RouterCore", "RouterTerminal"],
            swiftSettings: settings),
        .testTarget(
            name: "TastebookTests",
            dependencies: [
                "RouterCore", "RouterInspection", "RouterTerminal", "RouterTesting", "TastebookData",
                "DishesModule", "RestaurantsModule", "ProfilesModule", "DemoCLI",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["RouterCore", "RouterInspection", "RouterTerminal", "RouterTesting", "DemoCLI"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
