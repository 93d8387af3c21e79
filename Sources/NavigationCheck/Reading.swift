import Foundation

/// Reads the files that have to do with navigation.
struct Reading {
    private typealias File = (path: String, text: String, words: Set<String>, types: [String])

    private(set) var bodies: [Body] = []
    private(set) var types: Set<String> = []
    /// Why some files could not be read.
    private(set) var failures: [Failure] = []

    /// Reads what mentions navigation, then what mentions a view that has to do with it, and so on.
    init(_ paths: [String], with compiler: Compiler) async {
        var waiting = paths.flatMap { files(at: $0) }
        var known: Set<String> = []
        var wanted: Set = ["NavigationStack", "NavigationLink", "navigationDestination", "NavigationPath"]
        while !wanted.isEmpty {
            let next = waiting.filter { !$0.words.isDisjoint(with: wanted) }
            waiting.removeAll { !$0.words.isDisjoint(with: wanted) }
            await parse(next, with: compiler)
            known.formUnion(wanted)
            let showing = bodies.filter { $0.items.contains { Self.isOfNavigation($0, or: known) } }
            let names = showing.map { ["", "View"].contains($0.type) ? $0.name : Self.last(of: $0.type) }
            wanted = Set(names).subtracting(known)
        }
        // A type that was not parsed has its name all the same.
        bodies += waiting.flatMap { file in file.types.map { ($0, "body", file.path, []) } }
    }

    /// Returns the file at a path, or the Swift files in the folder there; links to folders are not followed.
    private mutating func files(at path: String) -> [File] {
        let inside = FileManager.default.subpaths(atPath: path)?.filter { !"/\($0)".contains("/.") } ?? []
        let folder = path.hasSuffix("/") ? path : "\(path)/"
        let paths = inside.filter { $0.hasSuffix(".swift") }.sorted().map { folder + $0 }
        return (paths.isEmpty ? [path] : paths).compactMap { file(at: $0) }
    }

    private mutating func file(at path: String) -> File? {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        let isSmall = (values?.fileSize ?? 0) < 4 << 20
        guard values?.isRegularFile == true, let data = isSmall ? try? Data(contentsOf: url) : Data() else {
            return fail(EX_NOINPUT, "\(path): error: it cannot be read, or no Swift file is in it.")
        }
        guard isSmall, let text = String(data: data, encoding: .utf8) else {
            return fail(EX_DATAERR, "\(path): error: it is not UTF-8, or larger than 4 MB.")
        }
        let code = text.replacingOccurrences(of: "(?<!:)//[^\n]*", with: "", options: .regularExpression)
        let separators = CharacterSet.alphanumerics.union(["_"]).inverted
        let words = code.components(separatedBy: separators).filter { !$0.isEmpty }
        let types = zip(words, words.dropFirst()).filter { ["struct", "class", "enum"].contains($0.0) }
        return (path, text, Set(words), types.map(\.1))
    }

    private mutating func fail(_ status: Int32, _ message: String) -> File? {
        failures.append(Failure(status: status, message: message))
        return nil
    }

    private mutating func parse(_ files: [File], with compiler: Compiler) async {
        let width = ProcessInfo.processInfo.activeProcessorCount
        await withTaskGroup { group in
            for index in 0..<files.count + width {
                if index < files.count {
                    let (path, text, _, _) = files[index]
                    group.addTask { (path, compiler.read(SourceFile(path: path, text: text))) }
                }
                guard index >= width, let (path, read) = await group.next() else { continue }
                if isatty(STDERR_FILENO) == 1 { warn("\r\(index - width + 1) of \(files.count)\u{1B}[K\r") }
                if read == nil { _ = fail(EX_DATAERR, "\(path): error: swiftc gives no syntax tree of it.") }
                bodies += read?.bodies ?? []
                types.formUnion(read?.types ?? [])
            }
        }
    }

    /// Whether an item is of navigation on the stack that its body is on, or shows one of some names.
    private static func isOfNavigation(_ item: Item, or names: Set<String>) -> Bool {
        guard item.context.stack == .here else { return false }
        return switch item.kind {
        case .destination, .driven, .link, .viewLink: true
        case .stack, .append: false
        case .view(let name), .member(let name, _): names.contains(last(of: name))
        }
    }

    private static func last(of name: String) -> String { String(name.split(separator: ".").last ?? "") }
}
