/// Returns the smallest sequence that still fails: chunks go first, then single items.
func shrunk<Item>(_ items: [Item], fails: ([Item]) -> Bool) -> [Item] {
    var items = items
    var chunk = max(1, items.count / 2)
    while true {
        var removedAny = false
        var start = 0
        while start < items.count {
            var fewer = items
            fewer.removeSubrange(start..<min(start + chunk, items.count))
            if fails(fewer) {
                items = fewer
                removedAny = true
            } else {
                start += chunk
            }
        }
        if chunk > 1 { chunk /= 2 } else if !removedAny { return items }
    }
}

/// The sequence that fails, one move a line.
@MainActor func report(
    _ moves: [Move], seed: UInt64, play: ([Move]) -> (fault: Game.Fault, at: Int)?
) -> String {
    guard let (fault, at) = play(moves) else { return "seed \(seed): nothing fails" }
    let small = shrunk(Array(moves[...at])) { play($0) != nil }
    let smallFault = play(small)?.fault ?? fault
    let lines = small.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
    return "seed \(seed), \(moves.count) moves, \(small.count) needed:\n\(lines)\n\(smallFault)"
}
