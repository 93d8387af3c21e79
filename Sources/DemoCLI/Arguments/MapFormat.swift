/// How a map of the app is written.
enum MapFormat: String, CaseIterable {
    case mermaid, dot, json
}
