/// What listed items come to, composed in their order and checked as a whole.
struct Composer<Screen: RouterScreen> {
    private(set) var registry = DestinationRegistry<Screen>(Registrations())
    private(set) var decorators: [@MainActor @Sendable (Screen) -> Screen] = []
    let issues: [CompositionIssue]
    let table: RouteTable

    init(_ items: [CompositionItem<Screen>], hasPlaceholder: Bool) {
        var check = CompositionCheck()
        Self.compose(items, in: &registry, &decorators, &check)
        check.registrations = registry.registrations
        // Handed over and back, so that what the check adds is not added to a copy.
        registry.registrations = Registrations()
        table = check.table(hasPlaceholder: hasPlaceholder)
        issues = check.issues
        registry.registrations = check.registrations
    }

    private static func compose(
        _ items: [CompositionItem<Screen>], in registry: inout DestinationRegistry<Screen>,
        _ decorators: inout [@MainActor @Sendable (Screen) -> Screen], _ check: inout CompositionCheck
    ) {
        for item in items {
            switch item.kind {
            case .module(let module):
                guard check.begin(module.name) else { continue }
                registry.registrations.module = module.name
                module.registerDestinations(in: &registry)
            case .connect(let connect): check.connections.append(connect)
            case .tab(let tab): check.tabs.append(tab.seed)
            case .decorate(let decorate): decorators.append(decorate.wrap)
            case .guarded(let guarding): check.guards.append(guarding.kind)
            case .rewriteLinks(let rewrite): check.rewrites.append(rewrite)
            case .noLink(let exclusion): check.exclusions.append(exclusion)
            case .group(let items): compose(items, in: &registry, &decorators, &check)
            }
        }
    }
}
