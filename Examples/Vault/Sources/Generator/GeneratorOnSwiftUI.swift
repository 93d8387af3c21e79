#if canImport(SwiftUI)
    import RouterCore
    import RouterSwiftUI
    import SwiftUI

    /// The generator on SwiftUI.
    package struct GeneratorOnSwiftUI: FeatureModule {
        private let maker: PasswordMaker

        package init(maker: PasswordMaker) { self.maker = maker }

        package func registerDestinations(in registry: inout DestinationRegistry<ViewScreen>) {
            registry.registerGenerator()
            registry.destination(for: GeneratorRoute.self, key: "generator") { [maker] _, _ in
                OfferView(title: "Generator", offer: Offer(maker)) { Text(verbatim: $0) }
            }
            registry.destination(for: GeneratePassword.self, key: "generate") { [maker] _, context in
                OfferView(title: "Choose a password", offer: Offer(maker)) { password in
                    Button(password) { context.finish(with: password) }
                }
            }
            registry.sheet(for: GeneratePassword.self) { content in content.presentationDetents([.medium]) }
        }
    }

    private struct OfferView<Row: View>: View {
        let title: String
        let offer: Offer
        @ViewBuilder let row: (String) -> Row

        var body: some View {
            List {
                ForEach(offer.passwords, id: \.self) { password in row(password) }
                Button("Others") { offer.renew() }
            }
            .navigationTitle(title)
        }
    }
#endif
