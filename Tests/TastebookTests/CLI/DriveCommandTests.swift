import RouterCore
import Testing

@testable import DemoCLI

/// What one line of `drive` is read as, as a pure function.
struct DriveCommandTests {
    @Test(
        "Lines are understood",
        arguments: [
            ("push /dishes/1", .step(.push("/dishes/1", as: nil))),
            ("  push   /dishes/1  ", .step(.push("/dishes/1", as: nil))),
            ("push /dishes/1 stack", .step(.push("/dishes/1", as: .stack))),
            ("push /dishes/1 sheet", .step(.push("/dishes/1", as: .sheet))),
            ("push /dishes/1 cover", .step(.push("/dishes/1", as: .cover))),
            ("push nonsense", .step(.push("nonsense", as: nil))),
            ("push /dishes/1\t", .step(.push("/dishes/1\t", as: nil))),
            ("push /a;b", .step(.push("/a;b", as: nil))),
            ("push-from 0 /me", .step(.pushFrom(depth: 0, "/me", ifCovered: .reject))),
            ("push-from 2 /me append", .step(.pushFrom(depth: 2, "/me", ifCovered: .append))),
            ("push-from 2 /me truncate", .step(.pushFrom(depth: 2, "/me", ifCovered: .truncate))),
            ("push-under /me", .pushUnder("/me", ifCovered: .reject)),
            ("push-under /me truncate", .pushUnder("/me", ifCovered: .truncate)),
            ("push-gone /me", .pushGone("/me")),
            ("tap 1", .tap(1)),
            ("tap 0012", .tap(12)),
            ("back", .step(.back(1))),
            ("back 9223372036854775807", .step(.back(.max))),
            ("root", .step(.root)),
            ("pop-to /me", .step(.popTo("/me"))),
            ("replace /me", .step(.replace("/me"))),
            ("dismiss", .step(.dismiss)),
            ("dismiss-all", .step(.dismissAll)),
            ("tab me", .step(.tab("me"))),
            ("open /dishes/1", .open("/dishes/1")),
            ("open tastebook://dishes/1?a;b", .open("tastebook://dishes/1?a;b")),
            ("sign-in 1", .signIn(1)),
            ("sign-in 0", .signIn(0)),
            ("sign-in -7", .signIn(-7)),
            ("sign-out", .signOut),
            ("system-back", .systemBack(1)),
            ("system-back 3", .systemBack(3)),
            ("system-dismiss", .systemDismiss),
            ("system-again", .systemAgain),
            ("system-later", .systemLater(1)),
            ("system-later 2", .systemLater(2)),
            ("finish", .finish(nil)),
            ("finish 1", .finish(JSONValue(wholeNumber: 1))),
            ("finish -7 ", .finish(JSONValue(wholeNumber: -7))),
            ("finish null", .finish(JSONValue(wholeNumber: nil))),
            ("finish true", .finish(JSONValue(wholeNumber: nil))),
            ("finish 1.5", .finish(JSONValue(wholeNumber: nil))),
            ("finish \"two words; one \"", .finish(JSONValue(wholeNumber: nil))),
            ("finish { \"a\" : [ 1 ] }", .finish(JSONValue(wholeNumber: nil))),
            ("finish 9223372036854775808", .finish(JSONValue(wholeNumber: nil))),
            ("batch back", .batch([.back(1)])),
            ("batch push /a;root ;  tab me", .batch([.push("/a", as: nil), .root, .tab("me")])),
            (
                "batch push-from 1 /a append; replace /b; pop-to /c; dismiss; dismiss-all; back 2",
                .batch([
                    .pushFrom(depth: 1, "/a", ifCovered: .append), .replace("/b"), .popTo("/c"), .dismiss,
                    .dismissAll, .back(2),
                ])
            ),
            ("state", .state),
            ("screen", .screen),
            ("events", .events),
        ] as [(String, DriveCommand)])
    func understood(line: String, expected: DriveCommand) throws {
        #expect(try DriveCommand(line[...]) == expected)
    }

    @Test(
        "Lines that are not understood are explained",
        arguments: [
            ("dive", .unknownVerb("dive")),
            ("PUSH /dishes/1", .unknownVerb("PUSH")),
            ("push\t/dishes/1", .unknownVerb("push\t/dishes/1")),
            ("\t", .unknownVerb("\t")),
            ("push", .missing("a PATH", of: "push")),
            ("push /a window", .notAChoice("window", among: ["stack", "sheet", "cover"])),
            ("push /a sheet now", .surplus("now", of: "push")),
            ("push-from", .missing("N", of: "push-from")),
            ("push-from 1", .missing("a PATH", of: "push-from")),
            ("push-from -1 /a", .notANumber("-1", name: "N", least: 0)),
            ("push-from 1 /a reject", .notAChoice("reject", among: ["append", "truncate"])),
            ("tap", .missing("N", of: "tap")),
            ("tap 0", .notANumber("0", name: "N", least: 1)),
            ("tap +1", .notANumber("+1", name: "N", least: 1)),
            ("tap １", .notANumber("１", name: "N", least: 1)),
            ("tap 1\t", .notANumber("1\t", name: "N", least: 1)),
            ("tap 9223372036854775808", .notANumber("9223372036854775808", name: "N", least: 1)),
            ("back 0", .notANumber("0", name: "COUNT", least: 1)),
            ("back one", .notANumber("one", name: "COUNT", least: 1)),
            ("back 1 2", .surplus("2", of: "back")),
            ("root 1", .surplus("1", of: "root")),
            ("tab", .missing("an ID", of: "tab")),
            ("tab me you", .surplus("you", of: "tab")),
            ("system-back 0", .notANumber("0", name: "COUNT", least: 1)),
            ("system-dismiss 1", .surplus("1", of: "system-dismiss")),
            ("state please", .surplus("please", of: "state")),
            ("finish {", .notJSON("{")),
            ("finish 1 2", .notJSON("1 2")),
            ("finish nil", .notJSON("nil")),
            ("finish 1\0", .notJSON("1\0")),
            ("batch", .emptyStep),
            ("batch ;", .emptyStep),
            ("batch back;", .emptyStep),
            ("batch back; ; root", .emptyStep),
            ("batch back; state", .notInABatch(.state)),
            ("batch tap 1", .notInABatch(.tap)),
            ("batch batch back", .notInABatch(.batch)),
            ("batch back; dive", .unknownVerb("dive")),
            ("batch open /dishes", .notInABatch(.open)),
            ("batch sign-in 1; back", .notInABatch(.signIn)),
            ("batch back; sign-out", .notInABatch(.signOut)),
            ("batch back; save a.json", .notInABatch(.save)),
            ("batch root 1; back", .surplus("1", of: "root")),
            ("open", .missing("a URL", of: "open")),
            ("open /dishes now", .surplus("now", of: "open")),
            ("sign-in", .missing("ID", of: "sign-in")),
            ("sign-in Ada", .notANumber("Ada", name: "ID", least: .min)),
            ("sign-in -", .notANumber("-", name: "ID", least: .min)),
            ("sign-in --1", .notANumber("--1", name: "ID", least: .min)),
            ("sign-in +1", .notANumber("+1", name: "ID", least: .min)),
            ("sign-in 9223372036854775808", .notANumber("9223372036854775808", name: "ID", least: .min)),
            ("sign-out 1", .surplus("1", of: "sign-out")),
            ("save", .missing("a FILE", of: "save")),
            ("load a.json b.json", .surplus("b.json", of: "load")),
        ] as [(String, Unintelligible)])
    func notUnderstood(line: String, expected: Unintelligible) {
        #expect(throws: expected) { try DriveCommand(line[...]) }
        #expect(expected.description.hasSuffix(".") || expected.description.hasSuffix("?"))
    }

    @Test("Blank lines and comments are skipped, whatever a comment holds")
    func skipped() throws {
        for bytes in [[], Array("   ".utf8), Array("# a".utf8), Array("  #a".utf8), [0x23, 0xFF, 0]] {
            guard case .skipped = try DriveLine(.bytes(bytes)) else {
                Issue.record("\(bytes) was not skipped")
                return
            }
        }
        #expect(throws: Unintelligible.notUTF8) { try DriveLine(.bytes([0x70, 0xFF])) }
        #expect(throws: Unintelligible.tooLong) { try DriveLine(.tooLong) }
    }
}
