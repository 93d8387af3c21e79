import Foundation

/// Reads a file: which types it declares, and what the bodies in it have of navigation.
struct Reader {
    /// Views that show their content right where they are.
    private static let plainContainers = """
        VStack HStack ZStack Group Section Form ScrollView Label Menu Button AnyView GroupBox Grid GridRow
        DisclosureGroup GeometryReader LabeledContent ViewThatFits
        """.split(whereSeparator: \.isWhitespace)
    /// What is in the names of calls that show content elsewhere, or on no stack that is known.
    private static let elsewhere = "sheet cover popover present hosting navigationview splitview window task"

    private(set) var types: Set<String> = []
    private(set) var bodies: [Body] = []
    private let source: SourceFile
    private var generics: Set<String> = []
    private var items: [Item] = []
    private var count = 0

    /// Reads a syntax tree; nil if there is none, or one nested deeper than the decoder takes.
    init?(_ parsed: Compiler.Parsed) {
        source = parsed.source
        let tree = try? JSONSerialization.jsonObject(with: Data(parsed.json.utf8)) as? [String: Any]
        guard let tree else { return nil }
        for item in Node(fields: tree)[list: "items"] { readDeclaration(item, in: "") }
    }

    private mutating func readDeclaration(_ node: Node, in type: String) {
        guard let name = node.declaredName ?? node[text: "extended_type"] else { return }
        generics.formUnion(node[list: "generic_params"].compactMap(\.declaredName))
        switch node.kind {
        case "struct_decl", "class_decl", "enum_decl", "extension_decl", "protocol":
            let inner = type.isEmpty ? name : "\(type).\(name)"
            types.insert(inner)
            for member in node[list: "members"] { readDeclaration(member, in: inner) }
        // Previews are no part of the app.
        case "var_decl" where name != "previews", "func_decl":
            items = []
            (node[list: "accessors"] + [node]).compactMap { $0["body"] }.forEach { read($0, Context()) }
            bodies.append((type, source.word(name).text, source.path, items))
        default: break
        }
    }

    private mutating func read(_ node: Node, _ context: Context) {
        switch node.kind {
        case "call_expr": readCall(node, context)
        case "unresolved_decl_ref_expr": add(.member(Self.name(node), isOwn: true), context)
        case "unresolved_dot_expr":
            guard let base = node["base"] else { return }
            if Self.name(node) == "init", let type = Self.typeName(base) { return add(.view(type), context) }
            add(.member(Self.name(node), isOwn: Self.name(base) == "self"), context)
            read(base, context)
        case "if_stmt", "switch_stmt":
            count += 1
            let branches = [node["then_stmt"], node["else_stmt"]].compactMap(\.self) + node[list: "cases"]
            let statement = "\(source.path):\(count)"
            for (choice, branch) in zip(0..., branches) {
                var inner = context
                inner.branches.append((statement, choice))
                read(branch, inner)
            }
        default:
            for child in node.children { read(child, context) }
        }
    }

    private mutating func readCall(_ call: Node, _ context: Context) {
        let function = call["fn"] ?? call
        let type = Self.typeName(function)
        let (name, place, clause) = source.word(Self.name(function))
        let arguments = (call["args"]?[list: "args"] ?? []).map { ($0[text: "label"], $0["expr"] ?? $0) }
        func index(_ label: String) -> Int? { arguments.firstIndex { $0.0 == label } }
        let closure = arguments.firstIndex { $0.0 == nil && $0.1.kind == "closure_expr" }
        var (here, inner) = (context, context)
        here.branches += clause
        var (pushed, outside): (Int?, Int?)
        if let base = function["base"] { read(base, context) }
        switch name {
        case "NavigationStack":
            let path = index("path").map { Self.name(arguments[$0].1["fn"] ?? arguments[$0].1) }
            add(.stack(count, path: path == "constant" ? nil : path), here, place)
            inner = context.on(.own(count))
            count += 1
            pushed = index("destination")
        case "navigationDestination" where arguments.count > 1:
            let driver = arguments[0].0.flatMap { $0 == "item" || $0 == "isPresented" ? $0 : nil }
            let shown = arguments[0].1["sub_expr"].flatMap(Self.typeName)
            let isGeneric = shown.map(generics.contains) ?? true
            add(driver.map { .driven(by: $0) } ?? .destination(type: isGeneric ? nil : shown), here, place)
            inner = context.on(context.stack, pushed: place)
        case "NavigationLink":
            if let value = index("value") {
                add(.link(type: Self.valueType(arguments[value].1)), here, place)
            } else if Self.isLinkToView(arguments) {
                add(.viewLink, here, place)
                pushed = index("destination") ?? closure
            }
        case "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid":
            // Links in a list with a selection select.
            if name == "List", index("selection") != nil { inner = context.on(.none) }
            inner.container = name
        default:
            let isOwn = function["base"].map { Self.name($0) == "self" } ?? true
            add(type.map { .view($0) } ?? .member(name, isOwn: isOwn), context)
            if name == "append", arguments.count == 1, let path = function["base"] {
                add(.append(path: Self.name(path), type: Self.valueType(arguments[0].1)), here, place)
            }
            let isAction = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
            let isElsewhere = Self.elsewhere.split(separator: " ").contains { name.lowercased().contains($0) }
            let isBound = index("isPresented") != nil || index("item") != nil
            if isAction || isElsewhere || isBound { inner = context.on(.none) }
            if type != nil, !Self.plainContainers.contains(name[...]) { inner.container = "" }
            outside = name == "Button" ? index("action") ?? closure : index("destination")
        }
        for (index, argument) in arguments.enumerated() {
            let around = index == outside ? context.on(.none) : inner
            read(argument.1, index == pushed ? inner.on(inner.stack, pushed: place) : around)
        }
    }

    private mutating func add(_ kind: ItemKind, _ context: Context, _ place: Place? = nil) {
        items.append((kind, place, context))
    }

    /// Whether a link has the labels that SwiftUI knows, and no `.detail` in the place of a view.
    private static func isLinkToView(_ arguments: [(label: String?, value: Node)]) -> Bool {
        arguments.allSatisfy { label, value in
            let isMember = (value["fn"] ?? value).kind == "unresolved_member_expr"
            let labels = isMember ? ["tag"] : ["destination", "label", "isActive", "tag", "selection", nil]
            return labels.contains(label)
        }
    }

    /// The type of a value, where it is written out: `Dish(id: 1)`, `Route.detail`, `"text"`; nil elsewhere.
    private static func valueType(_ node: Node) -> String? {
        switch node.kind {
        case "call_expr": node["fn"].flatMap { typeName($0) ?? $0["base"].flatMap(typeName) }
        case "unresolved_dot_expr": node["base"].flatMap(typeName)
        case "string_literal_expr", "interpolated_string_literal_expr": "String"
        case "integer_literal_expr": "Int"
        default: nil
        }
    }

    /// The type an expression names, such as `Route` or `App.Route`; nil if it is something else.
    private static func typeName(_ node: Node) -> String? {
        if node.kind == "unresolved_specialize_expr" { return node["sub_expr"].flatMap(typeName) }
        guard name(node).first?.isUppercase == true else { return nil }
        return node["base"].map { typeName($0).map { "\($0).\(name(node))" } } ?? name(node)
    }

    /// The last name of an expression such as `$router.path`, without the sign of a binding.
    private static func name(_ node: Node) -> String {
        String((node[text: "field"] ?? node[text: "name"] ?? "").trimmingPrefix("$"))
    }
}
