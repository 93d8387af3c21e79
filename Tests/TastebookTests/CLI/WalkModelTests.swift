import RouterCore
import Testing

@testable import DemoCLI

/// The models of the walk-through do what the scenes say they do.
struct WalkModelTests {
    @Test("Item layers lie in the order of their declaration, whatever the order of the taps")
    func itemLayers() {
        var stack = ItemLayers(path: ["a"], layers: "back", "front")
        #expect(stack.layers == ["a"])
        #expect(stack.drawing == "path  [a]")
        stack.present("b", as: "front")
        #expect(stack.visible == "b")
        stack.present("c", as: "back")
        #expect(stack.layers == ["a", "c", "b"])
        #expect(stack.visible == "b")
        #expect(stack.drawing == "front  [b]\nback   c\npath   a")
    }

    @Test("An item layer holds one value: the next takes the place of the one before")
    func itemLayerHoldsOne() {
        var stack = ItemLayers(path: ["a"], layers: "back", "front")
        stack.present("b", as: "back")
        stack.present("c", as: "front")
        #expect(stack.layers == ["a", "b", "c"])
        stack.present("d", as: "back")
        #expect(stack.layers == ["a", "d", "c"])
    }

    @Test("An erased path can be counted and shortened, and looks like any other of its length")
    func erasedPath() {
        var path = ErasedPath("a", 2)
        path.append("c")
        #expect(path.count == 3)
        #expect(path.drawing == ErasedPath(1, 2, 3).drawing)
        #expect(path.onScreen == "c")
        path.removeLast(1)
        #expect(path.onScreen == "2")
        path.removeLast(9)
        #expect(path.count == 0)
        #expect(path.onScreen == "")
    }

    @Test("A cached optional is right until a second editor sets it, and stays wrong on the way back")
    func cachedEditor() {
        var editor = CachedEditor()
        #expect(editor.title == "Categories")
        #expect(editor.drawing == "path    [list]\ncached  nil")
        editor.edit("a")
        #expect(editor.title == "Edit a")
        editor.edit("b")
        #expect(editor.title == "Edit b")
        editor.back()
        #expect(editor.path == [.list, .editor])
        #expect(editor.title == "Edit b")
        #expect(editor.drawing == "path    list › [editor]\ncached  b")
        editor.back()
        editor.back()
        #expect(editor.title == "Categories")
    }

    @Test("What a lazy row declares holds while the row is on screen")
    func lazyRows() {
        let rows = [LazyRows.Row(name: "x", destination: "a"), .init(name: "y"), .init(name: "z")]
        var list = LazyRows(root: "/r", rows: rows, height: 2)
        list.push("/a/1")
        #expect(list.path == ["/r", "/a/1"])
        list.back()
        list.back()
        list.scroll(by: 9)
        #expect(list.drawn.map(\.name) == ["y", "z"])
        list.push("/a/1")
        list.push("/b/1")
        #expect(list.path == ["/r"])
        #expect(
            list.drawing
                == "rows  y · z\npath  [/r]\nlog   no destination for /a/1\nlog   no destination for /b/1")
    }

    @Test("A path saved by type names comes back whole, or not at all once one name is gone")
    func namedPath() {
        let path = NamedPath(.init(type: "A", value: "/a/1"), .init(type: "B", value: "/b/2"))
        #expect(path.drawing(root: "/r") == "path  /r › /a/1 › [/b/2]")
        #expect(NamedPath().drawing(root: "/r") == "path  [/r]")
        #expect(NamedPath(path.saved, types: ["A", "B", "C"])?.steps == path.steps)
        #expect(NamedPath(path.saved, types: ["A", "C"]) == nil)
        #expect(NamedPath("", types: [])?.steps == [])
    }

    @Test("A page names what lies around it, and loses its context to a wrapping that brings another")
    @MainActor func page() throws {
        let page = WalkPage("p").injecting(.detached).wrapped(in: "a").robbed(by: "b")
        #expect(page.drawing == "b(a(push context(p)))")
        #expect(page.wraps == ["push context", "a", "b"])
    }
}
