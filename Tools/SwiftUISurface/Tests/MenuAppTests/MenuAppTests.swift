import Foundation
import RouterCore
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

@testable import MenuApp

/// The app of the README, run as it stands there.
@MainActor struct MenuAppTests {
    @Test func aTapShowsTheDishOnTop() throws {
        let host = ViewHost { MenuWindow() }
        try host.tap("Phở bò")
        #expect(host.texts == ["Phở bò"] && host.depth == 1)
        try host.back()
        #expect(host.depth == 0 && host.diagnostics == [])
    }

    @Test func itHasNoIssues() {
        #expect(app.issues == [])
    }

    @Test func itHasAtMost25LinesOfCode() throws {
        let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appending(path: "Tools/SwiftUISurface/Sources/MenuApp/MenuApp.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count <= 25)
    }
}
