// What code "before" the router uses of SwiftUI and UIKit, so that it compiles. Nothing of the package uses it,
// nothing here is compared with what Apple publishes, and none of it is ever run.
import SwiftUI

/// A path of values of any type.
struct NavigationPath {
    private var values: [AnyHashable] = []

    init() {}

    var count: Int { values.count }

    mutating func append(_ value: some Hashable) {
        values.append(AnyHashable(value))
    }

    mutating func removeLast(_ count: Int = 1) {
        values.removeLast(count)
    }
}

extension NavigationStack where Data == NavigationPath {
    init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        fatalError("Only compiled.")
    }
}

extension View {
    func onAppear(perform action: @escaping () -> Void) -> some View { self }
}

@MainActor class UIViewController {}

@MainActor final class UINavigationController: UIViewController {
    func pushViewController(_ screen: UIViewController, animated: Bool) {}
}
