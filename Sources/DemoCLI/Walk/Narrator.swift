/// Tells a scene as text of 80 columns.
struct Narrator {
    /// A scene as it was told.
    struct Telling {
        fileprivate(set) var text = ""
        /// Whether everything that was claimed was so.
        fileprivate(set) var holds = true
    }

    private static let width = 80

    private let ink: Ink

    init(ink: Ink) {
        self.ink = ink
    }

    /// Runs the scene's steps in their order, and tells each; a blank line parts what belongs together.
    func tell(_ scene: WalkScene, number: WalkSceneNumber) -> Telling {
        var telling = Telling()
        let title = "Scene \(number.rawValue) of \(WalkSceneNumber.allCases.count): \(scene.title)"
        telling.text = "\(ink.heading(title))\n\(String(repeating: "═", count: title.count))\n"
        var wasSaid = false
        for step in scene.steps {
            let isSaid = if case .say = step { true } else { false }
            if !(isSaid && wasSaid) { telling.text += "\n" }
            tell(step, in: &telling)
            wasSaid = isSaid
        }
        telling.text += "\n"
        return telling
    }

    private func tell(_ step: WalkScene.Step, in telling: inout Telling) {
        switch step {
        case .heading(let text):
            telling.text += "\(ink.heading(text))\n\(String(repeating: "─", count: text.count))\n"
        case .say(let text):
            telling.text += paragraph(text)
        case .show(let caption, let draw):
            telling.text += paragraph(caption)
            telling.text += draw().split(separator: "\n").flatMap(folded).map { "    \(painted($0))\n" }
                .joined()
        case .code(let caption, let code):
            telling.text += paragraph(caption)
            let lines = ["// \(code.file)"] + code.text.split(separator: "\n").map(String.init)
            telling.text += lines.map { "    \($0)\n" }.joined()
        case .screen(let caption, let read):
            telling.text += paragraph(caption)
            telling.text += quoted(read(), ink.visible)
        case .text(let caption, let read):
            telling.text += paragraph(caption)
            telling.text += quoted(read()) { $0 }
        case .refusal(let caption, let refused):
            let reason = refused()
            telling.text += paragraph(caption)
            telling.text += quoted(reason ?? "FAILED: it was not refused", ink.refused)
            if reason == nil { telling.holds = false }
        case .claim(let text, let isSo):
            let holds = isSo()
            telling.text += paragraph(
                text, first: holds ? "  holds:  " : ink.refused("  FAILED: "), indent: 10)
            if !holds { telling.holds = false }
        }
    }

    /// Breaks a text between words; lines after the first are indented.
    private func paragraph(_ text: String, first: String = "", indent: Int = 0) -> String {
        let margin = String(repeating: " ", count: indent)
        return first + broken(text, width: Self.width - indent).joined(separator: "\n" + margin) + "\n"
    }

    /// Lines that are quoted, each with the indentation it has; long ones are broken between words.
    private func quoted(_ text: String, _ paint: (String) -> String) -> String {
        text.split(separator: "\n").flatMap { line -> [String] in
            let margin = String(line.prefix { $0 == " " })
            let lines = broken(String(line), width: Self.width - 6 - margin.count)
            return lines.enumerated().map { index, line in (index == 0 ? margin : margin + "  ") + line }
        }
        .map { "    \(paint($0))\n" }.joined()
    }

    private func broken(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return lines + [line]
    }

    /// Folds a stack that is too long for a line: what follows begins with a `›` below the first entry.
    private func folded(_ line: Substring) -> [Substring] {
        guard line.count > Self.width - 4 else { return [line] }
        let entries = line.split(separator: " › ")
        let indent = entries.first.map { $0.count - ($0.split(separator: " ").last?.count ?? 0) } ?? 0
        var lines: [Substring] = []
        for entry in entries {
            if let last = lines.last, last.count + 3 + entry.count <= Self.width - 4 {
                lines[lines.count - 1] = "\(last) › \(entry)"
            } else {
                lines.append(lines.isEmpty ? entry : "\(String(repeating: " ", count: indent))› \(entry)")
            }
        }
        return lines
    }

    /// Colours a line of a drawing: what is in brackets is visible, the rest is covered.
    private func painted(_ line: Substring) -> String {
        guard let open = line.firstIndex(of: "["), let close = line.lastIndex(of: "]") else {
            return ink.covered(String(line))
        }
        let after = line[line.index(after: close)...]
        return ink.covered(String(line[..<open])) + ink.visible(String(line[open...close]))
            + (after.isEmpty ? "" : ink.covered(String(after)))
    }
}
