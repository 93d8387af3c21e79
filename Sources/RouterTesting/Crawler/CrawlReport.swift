public import RouterCore

/// The result of a crawl.
public struct CrawlReport: Hashable, Sendable {
    /// A screen as the crawler tells it from others.
    public struct Screen: Hashable, Sendable {
        /// The route it shows.
        public let route: AnyRoute
        /// How it came on screen: `.sheet` or `.cover` for the root of a modal, else `.stack`.
        public let presentation: Presentation

        /// Creates what names a screen.
        public init(route: AnyRoute, presentation: Presentation) {
            self.route = route
            self.presentation = presentation
        }
    }

    /// The name of the set-up.
    public let name: String
    /// The screens that were visited, in the order in which they were reached.
    public let screens: [Screen]
    /// How many steps were done: actions, ways back, tabs and links.
    public let steps: Int
    /// How many steps were done again because the app had to be set up anew.
    public let repeatedSteps: Int
    /// The findings, in the order in which they were made; each once.
    public let findings: [CrawlFinding]
    /// The screens and steps that were not tried, and why.
    public let unreached: [Unreached]
    /// Whether all was tried: nothing is unreached.
    public var isComplete: Bool { unreached.isEmpty }

    /// Something that a crawl did not try.
    public enum Unreached: Hashable, Sendable {
        /// There are more screens than the limit.
        case moreScreens(than: Int)
        /// A task of the screen went on when nothing moved any more, so what it does later was not seen.
        case stillAtWork(AnyRoute)
        /// There is no value to end this screen with, which is awaited.
        case unanswered(AnyRoute)
        /// The screen could not be gone back to, so its actions were not all carried out.
        case lostWay(to: Screen)
    }
}

extension CrawlReport.Unreached: CustomStringConvertible {
    /// A sentence: what was not tried, why, and what to do about it.
    public var description: String {
        switch self {
        case .moreScreens(let limit):
            "More than \(counted(limit, "screen")): raise screenLimit, or look for screens without an end."
        case .stillAtWork(let route):
            "A task of \(route) goes on: let it end at once in the set-up, or await only results of screens."
        case .unanswered(let route):
            "\(route) is awaited, and there is no value to end it with: name one with answer(_:with:)."
        case .lostWay(let screen):
            "\(screen.route) was not come back to: let the set-up make the same app each time."
        }
    }
}

extension CrawlReport: CustomStringConvertible {
    /// How much was visited, and what is wrong, each thing with the way to it.
    public var description: String {
        let subject = name.isEmpty ? "The app" : name.prefix(1).uppercased() + name.dropFirst()
        let result = findings.isEmpty ? "nothing is wrong." : "\(counted(findings.count, "thing")) wrong:"
        let head = "\(subject), \(counted(screens.count, "screen")), \(counted(steps, "step")): \(result)"
        let list = findings.map { "- \($0)".replacing("\n  ", with: "\n    ") }
        let rest = isComplete ? [] : ["Not tried:"] + unreached.map { "- \($0)" }
        return ([head] + list + rest).joined(separator: "\n")
    }
}

/// Returns a number with what it counts, such as `1 step` or `2 steps`.
package func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// One thing a crawl found to be wrong.
public struct CrawlFinding: Hashable, Sendable {
    /// A kind of mistake.
    public enum Problem: Hashable, Sendable {
        /// An action or link leads to nothing: an id that names nothing, or a path that no pattern matches.
        case deadLink(Rejection)
        /// A route that nobody owns, and no connection leads on from, was pushed.
        case unresolvedExit(AnyRoute)
        /// A screen cannot be left: neither the host's way back nor any action takes it away.
        case noWayBack(CrawlReport.Screen)
        /// Requests caused each other without an end when something was done on this screen.
        case runaway(AnyRoute)
        /// A guard threw an error.
        case guardFailed(AnyRoute, Rejection.GuardFailure)
        /// A request was refused for a reason that is not tolerated.
        case refused(Rejection)
        /// The link of a screen opens another one.
        case linkLandsElsewhere(String, on: AnyRoute)
        /// The same steps came to something else on this screen when they were done again, and how it differs.
        case notRepeatable(AnyRoute, why: String)
        /// A route was shown that the one module of the composition neither owns nor declares as an exit.
        case undeclaredExit(AnyRoute)
        /// No action ends this result screen with a value, so whoever awaits it waits in vain.
        case resultNeverGiven(AnyRoute)
        /// The guards of the root of this tab deny it, so nobody may see the tab.
        case closedTab(String)
    }

    /// The mistake.
    public let problem: Problem
    /// The screen on which it shows.
    public let screen: CrawlReport.Screen
    /// A shortest way to it, from the set-up.
    public let trace: Trace
    /// In how many places it was found.
    public let occurrences: Int
    /// Where a replay of the trace on the app set up anew went another way; nil when it came to the same.
    ///
    /// If it did not, screens depend on something that the set-up's ``CrawledApp/appState`` does not name.
    public let divergence: TraceDivergence?
}

extension CrawlFinding: CustomStringConvertible {
    /// A sentence: what is wrong and where; then the way to it.
    public var description: String {
        let times = occurrences == 1 ? "" : " (in \(occurrences) places)"
        let steps = trace.steps.enumerated().map { "  \($0 + 1). \($1.action)" }
        let way = steps.isEmpty ? ["  nothing has to be done"] : steps
        return (["\(sentence)\(times)"] + way + [divergence?.description].compactMap(\.self))
            .joined(separator: "\n")
    }

    /// A sentence of what is wrong and where.
    public var sentence: String {
        switch problem {
        case .deadLink(let rejection): "A dead link on \(screen.route): \(firstLine(of: rejection))"
        case .unresolvedExit(let route):
            "An exit of \(screen.route) leads nowhere: no module has a destination for \(route), and no Connect "
                + "maps it; declare it with registry.exit and connect it."
        case .noWayBack(let screen):
            "There is no way back from \(screen.route)"
                + (screen.presentation == .stack ? "" : ", shown as a \(screen.presentation.rawValue)")
                + ": neither the host nor any action takes it away; give it an action that ends it."
        case .runaway(let route):
            "Requests cause each other without an end on \(route); look at the return handlers and builders of "
                + "what is visible there."
        case .guardFailed(let route, let failure): "A guard of \(route) threw: \(failure)"
        case .refused(let rejection):
            "Something \(screen.route) asks for is refused: \(firstLine(of: rejection))"
        case .linkLandsElsewhere(let link, let route):
            "The link \(link) of \(screen.route) opens \(route)."
        case .notRepeatable(let route, let why):
            "\(route) is not the same each time: \(why). Let the set-up make the same app each time, in the same "
                + "order, and appState name all that it holds."
        case .undeclaredExit(let route):
            "\(screen.route) leads to \(route), which the module neither owns nor declares; "
                + "register exit(\(type(of: route.base)).self)."
        case .resultNeverGiven(let route):
            "No action ends \(route) with a value; finish with one, or make it a plain Route."
        case .closedTab(let tab):
            "Nobody may see the root of tab \"\(tab)\": its guard denies it; let it redirect, or crawl a set-up in "
                + "which it allows."
        }
    }

    /// A rejection without the drawing that may follow its sentence.
    private func firstLine(of rejection: Rejection) -> String {
        String(rejection.description.prefix { $0 != "\n" })
    }

    /// The finding with its sentence as the title of its trace.
    var titled: CrawlFinding {
        var trace = trace
        trace.title = sentence
        return CrawlFinding(
            problem: problem, screen: screen, trace: trace, occurrences: occurrences, divergence: divergence)
    }
}
