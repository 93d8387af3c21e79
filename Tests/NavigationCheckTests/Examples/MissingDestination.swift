import SwiftUI

struct HelpBefore: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Help", value: Topic.help)  // missing-destination, possible
            }
        }
    }
}

struct HelpAfter: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Imprint", value: LegalTopic.imprint)
            }
            .navigationDestination(for: LegalTopic.self) { LegalView($0) }
        }
    }
}
