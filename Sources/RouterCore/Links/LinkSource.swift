/// Where a link comes from, which decides whether patterns declared internal are open to it.
enum LinkSource: Sendable {
    /// From the app itself: every pattern is open.
    case app
    /// From outside: patterns declared internal are closed, and not named in explanations.
    case outside
}
