import RouterCore
import RouterSwiftUI
@_spi(SurfaceHost) import SurfaceHost
@_spi(SurfaceHost) import SwiftUI
import Testing

/// What is wanted and what is shown: one step at a time, however much changes at once.
@MainActor struct PresentationTests {
    @Test func twoModalsAtOnceComeOneAfterTheOther() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { router in
            router.batch { batch in
                batch.push(Dishes.sheet(1))
                batch.push(Dishes.cover(2))
            }
        }
        #expect(window.host.presentations == ["sheet", "cover"] && window.host.texts.first == "cover 2")
        #expect(window.host.diagnostics == [])
    }

    @Test func aSheetGivesWayToACoverOnceItIsGone() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { router in
            router.batch { batch in
                batch.dismiss()
                batch.push(Dishes.cover(2))
            }
        }
        #expect(window.host.transcript.suffix(3) == ["sheet begins", "sheet ends", "cover begins"])
        #expect(window.host.diagnostics == [])
    }

    @Test func aPushAndASheetAtOnceAreBothShown() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { router in
            router.batch { batch in
                batch.push(Dishes.dish(3))
                batch.push(Dishes.sheet(1))
            }
        }
        #expect(window.host.transcript == ["dishes shows [Dishes.dish(3)]", "sheet begins"])
        #expect(window.host.texts.first == "sheet 1" && window.host.diagnostics == [])
    }

    @Test func severalLevelsEndInOneMovement() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { $0.push(Dishes.sheet(2)) }
        window.ask { $0.push(Dishes.sheet(3)) }
        let shown = window.host.transcript.count
        window.ask { $0.dismissAll() }
        #expect(window.host.transcript.dropFirst(shown) == ["sheet ends"])
        #expect(window.host.presentations == [] && window.host.diagnostics == [])
    }

    @Test func aChainThatIsReplacedEndsBeforeTheNextBegins() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { $0.push(Dishes.sheet(2)) }
        window.ask { router in
            router.batch { batch in
                batch.dismissAll()
                batch.push(Dishes.cover(3))
                batch.push(Dishes.sheet(4))
            }
        }
        #expect(window.host.presentations == ["cover", "sheet"] && window.host.texts.first == "sheet 4")
        #expect(window.host.diagnostics == [])
    }

    /// What changes while nobody can use the scene waits, and only the last of it is shown.
    @Test func changesOfAnInactiveSceneWait() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { $0.push(Dishes.sheet(1)) }
        window.host.enter(.inactive)
        window.ask { $0.dismissAll() }
        window.ask { $0.push(Dishes.sheet(2)) }
        window.ask { $0.dismissAll() }
        window.ask { $0.push(Dishes.cover(3)) }
        #expect(window.router.state.modals.count == 1)
        #expect(window.host.presentations == ["sheet"])
        window.host.enter(.active)
        #expect(window.host.presentations == ["cover"] && window.host.texts.first == "cover 3")
        #expect(window.host.transcript.filter { $0.hasSuffix("begins") } == ["sheet begins", "cover begins"])
        #expect(window.host.diagnostics == [])
    }

    @Test func aSheetThatTheRouterKeepsComesBack() throws {
        let window = Window(try Window.storyInTabs(), in: .takesNothingBack)
        window.ask { $0.push(Dishes.editor(1), as: .sheet) }
        try window.host.type("changed")
        try window.host.tap("dismiss")
        #expect(window.host.presentations == ["sheet"] && window.host.texts == ["editor 1", "changed"])
        #expect(window.log.unread.map(\.reason) == [.leaveGuarded])
    }

    @Test func theNextStepIsShownAsItsChangeWas() throws {
        let window = Window(try Window.storyInTabs(), in: .presentsOnce)
        window.ask { $0.push(Dishes.sheet(1)) }
        window.ask { router in
            router.batch(animated: false) { batch in
                batch.dismiss()
                batch.push(Dishes.cover(2))
            }
        }
        let steps = ["sheet ends, not animated", "cover begins, not animated"]
        #expect(window.host.transcript.suffix(2) == steps)
    }
}
