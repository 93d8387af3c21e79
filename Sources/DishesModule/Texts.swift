/// An average to one decimal, or that there is none.
func averageText(_ average: Double?) -> String {
    guard let average else { return "not rated yet" }
    let tenths = Int((average * 10).rounded())
    return "★ \(tenths / 10).\(tenths % 10)"
}

/// As many full stars as given, out of five.
func starsText(_ stars: Int) -> String {
    String(repeating: "★", count: stars) + String(repeating: "☆", count: 5 - stars)
}

/// A price to two decimals; one that is out of all proportion as it is.
func priceText(_ price: Double) -> String {
    guard let cents = Int(exactly: (price * 100).rounded()) else { return "\(price)" }
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
}
