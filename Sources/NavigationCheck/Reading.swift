import Foundation

/// Reads the files that have to do with navigation.
struct Reading {
    private typealias File = (path: String, text: String, words: Set<String>, types: [String])

    private(set) var bodies: [Body] = []
    private(set) var types: Set<String> = []
    /// Why some files could not be read.
    private(set) var failures: [Failure] = []

    /// Reads what mentions navigation, then what mentions a view that has to do with it, and so on.
    @MainActor init(_ paths: [String], with compiler: Compiler) async {
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
        return (paths.isEmpty ? [path] : paths).compactMap { path in
            do throws(Failure) { return try Self.file(at: path) } catch { failures.append(error) }
            return nil
        }
    }

    private static func file(at path: String) throws(Failure) -> File {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        guard isFile == true, let data = try? Data(contentsOf: url) else {
            throw Failure(status: EX_NOINPUT, message: "\(path): error: no Swift file can be read there.")
        }
        guard data.count < 4 << 20, let text = String(data: data, encoding: .utf8) else {
            throw Failure(status: EX_DATAERR, message: "\(path): error: it is not UTF-8, or over 4 MB.")
        }
        let code = text.replacingOccurrences(of: "(?<!:)//[^\n]*", with: "", options: .regularExpression)
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let types = zip(words, words.dropFirst()).filter { ["struct", "class", "enum"].contains($0.0) }
        return (path, text, Set(words), types.map(\.1))
    }

    /// Parses in parallel, and reads on the main actor: on a Mac its stack is the largest, for what is nested deep.
    @MainActor private mutating func parse(_ files: [File], with compiler: Compiler) async {
        await withTaskGroup { group in
            for (path, text, _, _) in files {
                group.addTask { compiler.read(SourceFile(path: path, text: text)) }
            }
            for count in 1...max(files.count, 1) {
                guard let parsed = await group.next() else { return }
                if isatty(STDERR_FILENO) == 1 { warn("\r\(count) of \(files.count)\u{1B}[K\r") }
                let reader = Reader(parsed)
                let none = ": error: it is nested too deep, or swiftc gives no syntax tree of it."
                let mistake = reader == nil ? parsed.source.path + none : parsed.mistake
                failures += mistake.map { [Failure(status: EX_DATAERR, message: $0)] } ?? []
                bodies += reader?.bodies ?? []
                types.formUnion(reader?.types ?? [])
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
