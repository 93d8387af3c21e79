import Foundation
import RouterCore
import Testing

@testable import DemoCLI

/// The walk tells what is so, and says it when something is not.
@MainActor struct WalkTests {
    private func told(_ number: Int) throws -> Telling {
        try WalkScene.told(number, ink: Ink(isPlain: true, environment: [:]))
    }

    @Test("Every scene's claims hold, in 80 columns", arguments: WalkScene.numbers)
    func claimsHold(number: Int) throws {
        let telling = try told(number)
        #expect(telling.holds)
        #expect(!telling.text.contains("FAILED"))
        #expect(telling.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("Every scene draws its stacks, claims something, and its models say that they are")
    func scenesAreWhole() throws {
        #expect(WalkScene.all.count == WalkScene.numbers.count)
        for number in WalkScene.numbers {
            let lines = try told(number).text.split(separator: "\n")
            #expect(lines.count { $0.hasPrefix("  holds:  ") } >= 2)
            #expect(lines.count { $0.hasPrefix("    ") && !$0.hasPrefix("          ") } >= 3)
            for line in lines where line.contains("model") {
                #expect(line.contains("not the real thing"))
            }
        }
    }

    @Test("Scene 1 draws both stacks before and after")
    func landsUnderneath() throws {
        let text = try told(1).text
        for drawing in [
            "    item  [/dishes/1]\n    path  /dishes › /restaurants/1\n",
            "    path  /dishes › [/restaurants/1]\n",
            "    discover*    /dishes › /dishes/1 › [/restaurants/1]\n",
            "    rejected, sourceCovered: ",
        ] {
            #expect(text.contains(drawing))
        }
    }

    @Test("Scene 9 signs out on a guarded tab: its root is withheld, and drawn without brackets")
    func signOut() throws {
        let text = try told(9).text
        #expect(text.contains("They sign out on that tab:\n    sheet        [/sign-in]\n"))
        #expect(text.contains("    me*          /me\n"))
        #expect(text.contains("    me*          [/me]\n"))
    }

    @Test("Scene 10 draws what was open before the kill, after it, and with an entry nobody knows")
    func savedAndRestored() throws {
        let text = try told(10).text
        for part in [
            "    sheet        [/sign-in]\n    discover*    /dishes › /dishes/1\n",
            "    Lost entry 3 of tab \"discover\" (\"eateries\"): no module has this key;",
            "  holds:  A file that was cut off is not read in part.\n",
        ] {
            #expect(text.contains(part))
        }
        let temporary = FileManager.default.temporaryDirectory
        let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
        #expect(!left.contains { $0.hasPrefix("tastebook-walk-") })
    }

    @Test("A scene is told in the same words each time", arguments: WalkScene.numbers)
    func isDeterministic(number: Int) throws {
        #expect(try told(number).text == told(number).text)
    }

    @Test("What is too long for a line is broken between words")
    func longLines() {
        var telling = Telling(ink: Ink(isPlain: true, environment: [:]))
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        telling.say(words)
        telling.show(words, words)
        telling.claim(words, true)
        let lines = telling.text.split(separator: "\n")
        #expect(lines.count == 10 && lines.allSatisfy { $0.count <= 80 })
        #expect(telling.text.contains("\n          word word"))
    }

    @Test("A false claim is told as FAILED")
    func falseClaims() {
        var telling = Telling(ink: Ink(isPlain: true, environment: [:]))
        telling.claim("It holds.", true)
        #expect(telling.holds)
        telling.claim("It holds.", false)
        #expect(!telling.holds && telling.text.contains("  FAILED: It holds."))
    }

    @Test("Colour is on only where it is wanted, and never the only sign")
    func colour() {
        func text(isPlain: Bool = false, _ environment: [String: String] = [:]) -> String {
            var telling = Telling(ink: Ink(isPlain: isPlain, environment: environment))
            telling.show("s", "a  b › [c]")
            return telling.text
        }
        #expect(text().contains("\u{1B}["))
        #expect(text(["NO_COLOR": ""]).contains("\u{1B}["))
        for plain in [text(isPlain: true), text(["NO_COLOR": "1"]), text(["TERM": "dumb"])] {
            #expect(!plain.contains("\u{1B}"))
            #expect(plain.contains("a  b › [c]"))
        }
    }
}
