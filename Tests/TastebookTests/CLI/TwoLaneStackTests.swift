import Testing

@testable import DemoCLI

/// The model of the bug does what the walk-through says it does.
struct TwoLaneStackTests {
    @Test("A value pushed while an item is set lands beneath the item's screen")
    func itemThenValue() {
        var stack = TwoLaneStack(root: "a")
        stack.present(item: "b")
        stack.append("c")
        #expect(stack.layers == ["a", "c", "b"])
        #expect(stack.visible == "b")
        #expect(stack.drawing == "item  [b]\npath  a › c")
    }

    @Test("Back from the item's screen shows what had landed beneath")
    func backToWhatLandedBeneath() {
        var stack = TwoLaneStack(root: "a")
        stack.present(item: "b")
        stack.append("c")
        stack.back()
        #expect(stack.visible == "c")
        #expect(stack.drawing == "path  a › [c]")
    }

    @Test("With values only, every value lands on top")
    func valuesOnly() {
        var stack = TwoLaneStack(root: "a")
        for value in ["b", "c"] {
            stack.append(value)
            #expect(stack.visible == value)
        }
        #expect(stack.layers == ["a", "b", "c"])
    }

    @Test("A value, then an item, lands on top as well: only the order item, value is wrong")
    func valueThenItem() {
        var stack = TwoLaneStack(root: "a")
        stack.append("b")
        stack.present(item: "c")
        #expect(stack.layers == ["a", "b", "c"])
        stack.back()
        stack.back()
        stack.back()
        #expect(stack.layers == ["a"])
    }
}
