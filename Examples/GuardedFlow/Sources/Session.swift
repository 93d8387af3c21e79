/// Who is signed in: the app's own, and unknown to the router.
@MainActor final class Session {
    var user: String?
}
