// The little of UIKit that the adapter and its articles use. Its declarations have no rows in the ledger: they are
// Objective-C's, which are known by other identifiers.

/// A screen, as UIKit knows it.
@MainActor open class UIViewController {
    /// The stack the controller is in.
    public var navigationController: UINavigationController? { shownIn }
    /// Where the host shows it.
    @_spi(SurfaceHost) public weak var shownIn: UINavigationController?
    /// What a tab bar shows for it.
    public var tabBarItem: UITabBarItem?

    /// Creates a controller.
    public init() {}

    /// Called before the screen comes.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called before the screen goes.
    open func viewWillDisappear(_ animated: Bool) {}
}

/// A stack of screens.
@MainActor open class UINavigationController: UIViewController {
    /// Goes back by a swipe from the edge.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    /// Goes back by a swipe from anywhere; since iOS 26.
    public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
}

/// Screens side by side.
@MainActor open class UITabBarController: UIViewController {
    /// The screens.
    public var viewControllers: [UIViewController]?
    /// Which of them is shown.
    public var selectedIndex = 0
    /// Who is told what is tapped.
    public weak var delegate: (any UITabBarControllerDelegate)?
}

/// Is told what is tapped in a tab bar.
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// A screen was selected by a tap.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// What a tab bar shows for a screen.
@MainActor open class UITabBarItem {
    /// The title.
    public let title: String?

    /// Creates an item.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
    }
}

/// A picture.
@MainActor open class UIImage {
    /// Creates a symbol of the system.
    public init?(systemName: String) {}
}

/// A movement that means something.
@MainActor open class UIGestureRecognizer {
    /// Whether it is recognized.
    public var isEnabled = true
}
