import Testing

@testable import DemoCLI

/// The models of the walk do what the scenes say they do.
struct WalkModelTests {
    @Test("A value pushed while an item is set lands beneath the item's screen")
    func itemThenValue() {
        var stack = LayeredStack(root: "a", items: "item")
        stack.set("item", to: "b")
        stack.append("c")
        #expect(stack.layers == ["a", "c", "b"])
        #expect(stack.visible == "b")
        #expect(stack.drawing == "item  [b]\npath  a › c")
    }

    @Test("Back from the item's screen shows what had landed beneath; the root stays")
    func backToWhatLandedBeneath() {
        var stack = LayeredStack(root: "a", items: "item")
        stack.set("item", to: "b")
        stack.append("c")
        stack.back()
        #expect(stack.visible == "c")
        #expect(stack.drawing == "path  a › [c]")
        stack.back()
        stack.back()
        #expect(stack.layers == ["a"])
    }

    @Test("With values only, and with a value before the item, what comes last is on top")
    func otherOrders() {
        var values = LayeredStack(root: "a", items: "item")
        for value in ["b", "c"] {
            values.append(value)
            #expect(values.visible == value)
        }
        values.set("item", to: "d")
        #expect(values.layers == ["a", "b", "c", "d"])
    }

    @Test("Items lie in the order of their declaration, whatever is tapped first, and hold one value each")
    func items() {
        var stack = LayeredStack(root: "a", items: "back", "front")
        stack.set("front", to: "b")
        stack.set("back", to: "c")
        #expect(stack.layers == ["a", "c", "b"])
        #expect(stack.visible == "b")
        #expect(stack.drawing == "front  [b]\nback   c\npath   a")
        stack.set("back", to: "d")
        #expect(stack.layers == ["a", "d", "b"])
    }

    @Test("What a lazy row declares holds while the row is on screen")
    func lazyRows() {
        var list = LazyRows(rows: ["x", "y", "z"], height: 2, path: ["/r"])
        list.push("/a/1")
        #expect(list.drawing == "rows  x · y\npath  /r › [/a/1]")
        list.path.removeLast()
        list.first = 1
        list.push("/a/1")
        #expect(list.drawing == "rows  y · z\npath  [/r]\nlog   no destination for /a/1")
    }
}
