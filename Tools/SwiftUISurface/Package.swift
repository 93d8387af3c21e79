// swift-tools-version: 6.3
// Checks Sources/RouterSwiftUI where there is no SwiftUI: against our own declarations of what it uses.
// A package of its own, and never a dependency: a second module named SwiftUI would hide Apple's. The sources
// it checks are symbolic links to those of the package above.
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let featureDependencies: [Target.Dependency] = ["RouterCore", "RouterTerminal", "TastebookData"]

let frontDependencies: [Target.Dependency] = ["RouterCore", "RouterSwiftUI", "RouterTerminal", "SwiftUI"]

let package = Package(name: "SwiftUISurface", swiftLanguageModes: [.v6])

#if os(Linux)
    package.targets = [
        .target(name: "UIKit", swiftSettings: settings),
        .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: settings),
        .target(name: "SurfaceHost", dependencies: ["SwiftUI", "UIKit"], swiftSettings: settings),
        .target(name: "RouterCore", swiftSettings: settings),
        .target(name: "RouterTesting", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(
            name: "RouterSwiftUI", dependencies: ["RouterCore", "SwiftUI", "UIKit"], swiftSettings: settings),
        .testTarget(
            name: "TastebookAppTests",
            dependencies: [
                "RouterCore", "RouterSwiftUI", "SurfaceHost", "SwiftUI", "TastebookApp", "TastebookData",
            ],
            swiftSettings: settings),

        // Code that documents show, the router's and that of before.
        .target(
            name: "Shown", dependencies: ["RouterCore", "RouterSwiftUI", "SwiftUI"], swiftSettings: settings),
        // The code of the articles, and its tests.
        .target(
            name: "ArticleExamples",
            dependencies: ["RouterCore", "RouterSwiftUI", "RouterTesting", "SwiftUI"],
            swiftSettings: settings),
        .testTarget(
            name: "ArticleTests",
            dependencies: ["ArticleExamples", "RouterCore", "RouterSwiftUI", "SurfaceHost", "SwiftUI"],
            swiftSettings: settings),

        // The app of the README, and its test.
        .executableTarget(
            name: "MenuApp", dependencies: ["RouterCore", "RouterSwiftUI", "SwiftUI"], swiftSettings: settings
        ),
        .testTarget(
            name: "MenuAppTests", dependencies: ["MenuApp", "RouterCore", "SurfaceHost", "SwiftUI"],
            swiftSettings: settings),

        // The demo: the feature modules as they are, and its SwiftUI app.
        .target(name: "RouterTerminal", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(name: "TastebookData", dependencies: ["RouterCore"], swiftSettings: settings),
        .target(name: "DishesModule", dependencies: featureDependencies, swiftSettings: settings),
        .target(name: "RestaurantsModule", dependencies: featureDependencies, swiftSettings: settings),
        .target(name: "ProfilesModule", dependencies: featureDependencies, swiftSettings: settings),
        .executableTarget(
            name: "TastebookApp",
            dependencies: [
                "RouterCore", "RouterSwiftUI", "RouterTerminal", "SwiftUI", "TastebookData",
                "DishesModule", "RestaurantsModule", "ProfilesModule",
            ],
            exclude: ["README.md"],
            swiftSettings: settings),

        // The example with a lock, with the rules for imports that its own package has.
        .target(name: "VaultData"),
        .target(name: "Items", dependencies: ["VaultData"] + frontDependencies),
        .target(name: "Generator", dependencies: frontDependencies),
        .target(name: "Accounts", dependencies: ["VaultData"] + frontDependencies),
        .target(
            name: "VaultApp",
            dependencies: ["VaultData", "Items", "Generator", "Accounts"] + frontDependencies),
        .executableTarget(
            name: "VaultOnSwiftUI", dependencies: ["RouterCore", "RouterSwiftUI", "SwiftUI", "VaultApp"]),
        .testTarget(
            name: "VaultOnSwiftUITests",
            dependencies: [
                "RouterCore", "RouterSwiftUI", "RouterTesting", "SurfaceHost", "SwiftUI", "VaultApp",
                "VaultData",
                "VaultOnSwiftUI",
            ],
            swiftSettings: settings),

        .testTarget(
            name: "RouterSwiftUITests",
            dependencies: ["RouterCore", "RouterSwiftUI", "RouterTesting", "SurfaceHost", "SwiftUI"],
            swiftSettings: settings),
    ]
#endif
