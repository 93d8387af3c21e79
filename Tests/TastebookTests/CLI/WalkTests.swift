import Foundation
import RouterCore
import Testing

@testable import DemoCLI

/// The walk-through tells what is so, and says it when something is not.
@MainActor struct WalkTests {
    private let plain = Narrator(ink: Ink(isPlain: true, environment: [:]))

    @Test("Every scene's claims hold, in 80 columns", arguments: WalkSceneNumber.allCases)
    func claimsHold(number: WalkSceneNumber) throws {
        let telling = plain.tell(try number.scene(), number: number)
        #expect(telling.holds)
        #expect(!telling.text.contains("FAILED"))
        #expect(telling.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("Scene 1 draws both stacks before and after")
    func landsUnderneath() throws {
        let text = plain.tell(try .landsUnderneath(), number: .landsUnderneath).text
        for drawing in [
            "    item  [/dishes/1]\n    path  /dishes › /restaurants/1\n",
            "    path  /dishes › [/restaurants/1]\n",
            "    discover*    /dishes › /dishes/1 › [/restaurants/1]\n",
            "    sourceCovered\n",
        ] {
            #expect(text.contains(drawing))
        }
    }

    @Test("Scene 10 draws what was open before the kill, after it, and with an entry nobody knows")
    func savedAndRestored() throws {
        let text = plain.tell(try .savedAndRestored(), number: .savedAndRestored).text
        let whole = "discover*    /dishes › /dishes/1 › /restaurants/1 › /restaurants/1/menu/1\n"
        #expect(text.components(separatedBy: whole).count == 4)
        for part in [
            "    sheet        [/sign-in]\n    discover*    /dishes › /dishes/1\n",
            "    Lost entry 3 of tab \"discover\" (\"eateries\"): no module has this key; ",
            "    What was saved is no JSON, or not all of it; ",
        ] {
            #expect(text.contains(part))
        }
    }

    @Test("A scene that saves leaves no file behind")
    func disk() throws {
        var disk: WalkDisk? = try WalkDisk()
        try disk?.save(WalkStage())
        let path = try #require(disk?.file.url.path)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(disk?.entry(with: "\"dishes\"").hasSuffix(",\"route\":{\"list\":{}}}") == true)
        disk = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A scene is told in the same words each time", arguments: WalkSceneNumber.allCases)
    func isDeterministic(number: WalkSceneNumber) throws {
        let tellings = try (1...2).map { _ in plain.tell(try number.scene(), number: number).text }
        #expect(tellings[0] == tellings[1])
    }

    @Test("No claim holds before what it is about has happened", arguments: WalkSceneNumber.allCases)
    func claimsAreComputed(number: WalkSceneNumber) throws {
        for index in try number.scene().steps.indices {
            if case .claim(let text, let isSo) = try number.scene().steps[index] {
                #expect(!isSo(), "\(text)")
            }
        }
    }

    @Test("Every scene draws its stacks more than once, claims something, and its models say that they are")
    func scenesAreWhole() throws {
        for number in WalkSceneNumber.allCases {
            var (drawings, claims) = (0, 0)
            for step in try number.scene().steps {
                switch step {
                case .show: drawings += 1
                case .claim: claims += 1
                case .heading(let text):
                    #expect(text.contains("model") == text.contains("not the real thing"))
                case .say, .code, .screen, .text, .refusal: break
                }
            }
            #expect(drawings >= 2)
            #expect(claims >= 2)
        }
    }

    @Test("What is too long for a line is broken, and keeps its indentation")
    func longLines() {
        let entries = (1...9).map { "/restaurants/\($0)" }.joined(separator: " › ")
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let steps: [WalkScene.Step] = [
            .show("s") { "tab*   \(entries) › [/dishes/1]\nother  /dishes" }, .text("t") { "  \(words)" },
            .refusal("r") { words },
        ]
        let text = plain.tell(WalkScene(title: "t", steps: steps), number: .landsUnderneath).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(text.contains("    tab*   /restaurants/1 › /restaurants/2 › "))
        #expect(text.contains("\n           › "))
        #expect(text.contains(" › [/dishes/1]\n    other  /dishes\n"))
        #expect(text.contains("\n      word word"))
        #expect(text.contains("\n        word"))
    }

    @Test("A false claim is told as FAILED, and so is a refusal that does not come")
    func falseClaims() {
        for step in [WalkScene.Step.claim("It holds.") { false }, .refusal("No.") { nil }] {
            let telling = plain.tell(WalkScene(title: "t", steps: [step]), number: .landsUnderneath)
            #expect(!telling.holds)
            #expect(telling.text.contains("FAILED"))
        }
    }

    @Test("Colour is on only where it is wanted, and never the only sign")
    func colour() {
        let steps = [WalkScene.Step.show("s") { "a  b › [c]" }]
        let scene = WalkScene(title: "t", steps: steps)
        func text(isPlain: Bool = false, _ environment: [String: String] = [:]) -> String {
            Narrator(ink: Ink(isPlain: isPlain, environment: environment))
                .tell(scene, number: .landsUnderneath).text
        }
        #expect(text().contains("\u{1B}["))
        #expect(text(["NO_COLOR": ""]).contains("\u{1B}["))
        for plain in [text(isPlain: true), text(["NO_COLOR": "1"]), text(["TERM": "dumb"])] {
            #expect(!plain.contains("\u{1B}"))
            #expect(plain.contains("a  b › [c]"))
        }
    }
}
