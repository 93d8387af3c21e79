import Testing

@testable import RouterTerminal

/// Whole frames, compared as text.
@MainActor struct FrameRendererTests {
    @Test("At 80×24", arguments: Shot.allCases)
    func small(shot: Shot) throws {
        let expected =
            switch shot {
            case .stack: FramesAt80.stack
            case .cards: FramesAt80.cards
            case .cover: FramesAt80.cover
            case .refused: FramesAt80.refused
            case .field: FramesAt80.field
            case .help: FramesAt80.help
            case .empty: FramesAt80.empty
            case .wide: FramesAt80.wide
            }
        let text = try shot.frame(FrameSize(width: 80, height: 24))
        #expect(text.lines == expected.lines)
    }

    @Test("At 200×60, with the panel of stacks and requests", arguments: [Shot.cards, .refused, .wide])
    func large(shot: Shot) throws {
        let expected =
            switch shot {
            case .cards: FramesAt200.cards
            case .refused: FramesAt200.refused
            default: FramesAt200.wide
            }
        let text = try shot.frame(FrameSize(width: 200, height: 60))
        #expect(text.lines == expected.lines)
    }

    @Test("Every size is drawn, and no row is wider than it", arguments: Shot.allCases)
    func sizes(shot: Shot) throws {
        for width in [0, 1, 2, 10, 23, 24, 25, 30, 40, 79, 119, 120, 121, 300] {
            for height in [0, 1, 2, 7, 8, 9, 10, 12, 24, 100] {
                let lines = try shot.frame(FrameSize(width: width, height: height)).lines
                #expect(lines.allSatisfy { $0.columns <= width }, "\(width)×\(height)")
                guard width >= 24, height >= 8, shot != .field, shot != .wide else { continue }
                #expect(lines.last?.hasSuffix("? help  q quit") == true, "\(width)×\(height)")
            }
        }
    }

    @Test("A narrow terminal names the selected tab, and all others by number")
    func narrow() throws {
        func lines(_ width: Int, _ height: Int) -> [String] {
            let view = HostView(
                title: "Tastebook", tabs: ["discover", "restaurants", "me"], layers: [],
                hints: HostView.Layer.hints(saves: true, restores: true))
            return FrameRenderer.frame(of: view, FrameSize(width: width, height: height)).text.lines
        }
        #expect(lines(80, 24).first == " Tastebook  [1 discover]  2 restaurants   3 me")
        #expect(lines(40, 15).first == " [1 discover]  2 restaurants   3 me")
        #expect(lines(40, 15).last == " ↑↓ move  Enter open  ? help  q quit")
        #expect(lines(30, 10).first == " [1 discover]  2   3")
        #expect(lines(30, 10).last == " ↑↓ move  ? help  q quit")
    }

    @Test("A card shows its title and a row of it on low terminals too", arguments: 9...24)
    func lowCards(height: Int) throws {
        let view = HostView(
            title: "Tastebook", tabs: ["discover"],
            layers: [
                .init(kind: "", title: "Dishes", sections: []), .help(saves: true, restores: true),
            ],
            hints: HostView.Layer.hints(saves: true, restores: true))
        let text = FrameRenderer.frame(of: view, FrameSize(width: 30, height: height)).text
        #expect(["─ help ─", "Keys", "↑ ↓"].allSatisfy { text.contains($0) })
    }

    @Test("A terminal that is too small says how large it has to be, and how to leave")
    func tooSmall() throws {
        let lines = try Shot.stack.frame(FrameSize(width: 20, height: 5)).lines
        #expect(lines.prefix(2) == ["Too small: 24×8 at", "least. q quits."])
    }

    @Test("A size that no screen has is drawn in part")
    func immense() throws {
        let lines = try Shot.stack.frame(FrameSize(width: 65_535, height: 65_535)).lines
        #expect(lines.count == 500 && lines.allSatisfy { $0.columns <= 1_000 })
    }
}

extension String {
    /// The lines of the text; a difference is told line by line.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
