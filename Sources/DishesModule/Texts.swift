/// An average to one decimal, or that there is none.
func averageText(_ average: Double?) -> String {
    guard let average else { return "not rated yet" }
    let tenths = Int((average * 10).rounded())
    return "★ \(tenths / 10).\(tenths % 10)"
}
