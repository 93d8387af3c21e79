// Writes the public surface of modules as text, a declaration a line, and says what is without documentation.
//
//     surface GRAPHS OUTPUT MODULE… -- DOCUMENT…

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.split(separator: "--", maxSplits: 1).map(Array.init)
guard parts.count == 2, parts[0].count > 2 else {
    FileHandle.standardError.write(Data("usage: surface GRAPHS OUTPUT MODULE… -- DOCUMENT…\n".utf8))
    exit(64)
}
let graphs = URL(filePath: parts[0][0])
let output = URL(filePath: parts[0][1])
let mentioned = try words(in: parts[1].map { URL(filePath: $0) })

var problems: [String] = []
for module in parts[0].dropFirst(2) {
    let files = try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
        .filter {
            $0.lastPathComponent == "\(module).symbols.json"
                || $0.lastPathComponent.hasPrefix("\(module)@") && $0.pathExtension == "json"
        }
    let surface = Surface(
        try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) },
        mentionedIn: mentioned)
    try Data((surface.lines.joined(separator: "\n") + "\n").utf8).write(
        to: output.appending(path: "\(module).txt"))
    problems += surface.bare.map { "\(module).\($0) has no comment." }
    problems += surface.unmentioned.map { "\(module).\($0) is mentioned by no document." }
}
for problem in problems { FileHandle.standardError.write(Data((problem + "\n").utf8)) }
exit(problems.isEmpty ? 0 : 1)
