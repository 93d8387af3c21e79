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
