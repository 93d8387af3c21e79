/// The REST interface of GitHub as the benchmarks of routers have it: methods, and a path.
///
/// What such benchmarks leave out, as many routers do not tell a literal from a parameter beside it, is in it too.
enum GitHubRoutes {
    /// The methods of each path.
    static let all: [(methods: [String], path: String)] = text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words.dropLast(), words[words.count - 1])
    }

    /// Each path once: 154.
    static let paths = all.map(\.path)

    /// Each path behind each of its methods: 239.
    static let endpoints = all.flatMap { methods, path in methods.map { "/\($0)\(path)" } }

    private static let text = """
        DELETE /applications/{client_id}/tokens
        DELETE GET /applications/{client_id}/tokens/{access_token}
        GET POST /authorizations
        PUT /authorizations/clients/{client_id}
        DELETE GET PATCH /authorizations/{id}
        GET /emojis
        GET /events
        GET /feeds
        GET POST /gists
        GET /gists/public
        GET /gists/starred
        DELETE GET PATCH /gists/{id}
        POST /gists/{id}/forks
        DELETE GET PUT /gists/{id}/star
        GET /gitignore/templates
        GET /gitignore/templates/{name}
        GET /issues
        GET /legacy/issues/search/{owner}/{repository}/{state}/{keyword}
        GET /legacy/repos/search/{keyword}
        GET /legacy/user/email/{email}
        GET /legacy/user/search/{keyword}
        POST /markdown
        POST /markdown/raw
        GET /meta
        GET /networks/{owner}/{repo}/events
        GET PUT /notifications
        GET PATCH /notifications/threads/{id}
        DELETE GET PUT /notifications/threads/{id}/subscription
        GET PATCH /orgs/{org}
        GET /orgs/{org}/events
        GET /orgs/{org}/issues
        GET /orgs/{org}/members
        DELETE GET /orgs/{org}/members/{user}
        GET /orgs/{org}/public_members
        DELETE GET PUT /orgs/{org}/public_members/{user}
        GET POST /orgs/{org}/repos
        GET POST /orgs/{org}/teams
        GET /rate_limit
        DELETE GET PATCH /repos/{owner}/{repo}
        GET /repos/{owner}/{repo}/assignees
        GET /repos/{owner}/{repo}/assignees/{assignee}
        GET /repos/{owner}/{repo}/branches
        GET /repos/{owner}/{repo}/branches/{branch}
        GET /repos/{owner}/{repo}/collaborators
        DELETE GET PUT /repos/{owner}/{repo}/collaborators/{user}
        GET /repos/{owner}/{repo}/comments
        DELETE GET PATCH /repos/{owner}/{repo}/comments/{id}
        GET /repos/{owner}/{repo}/commits
        GET /repos/{owner}/{repo}/commits/{sha}
        GET POST /repos/{owner}/{repo}/commits/{sha}/comments
        DELETE GET PUT /repos/{owner}/{repo}/contents/{path...}
        GET /repos/{owner}/{repo}/contributors
        GET /repos/{owner}/{repo}/downloads
        DELETE GET /repos/{owner}/{repo}/downloads/{id}
        GET /repos/{owner}/{repo}/events
        GET POST /repos/{owner}/{repo}/forks
        POST /repos/{owner}/{repo}/git/blobs
        GET /repos/{owner}/{repo}/git/blobs/{sha}
        POST /repos/{owner}/{repo}/git/commits
        GET /repos/{owner}/{repo}/git/commits/{sha}
        GET POST /repos/{owner}/{repo}/git/refs
        DELETE GET PATCH /repos/{owner}/{repo}/git/refs/{ref...}
        POST /repos/{owner}/{repo}/git/tags
        GET /repos/{owner}/{repo}/git/tags/{sha}
        POST /repos/{owner}/{repo}/git/trees
        GET /repos/{owner}/{repo}/git/trees/{sha}
        GET POST /repos/{owner}/{repo}/hooks
        DELETE GET PATCH /repos/{owner}/{repo}/hooks/{id}
        POST /repos/{owner}/{repo}/hooks/{id}/tests
        GET POST /repos/{owner}/{repo}/issues
        GET /repos/{owner}/{repo}/issues/comments
        DELETE GET PATCH /repos/{owner}/{repo}/issues/comments/{id}
        GET /repos/{owner}/{repo}/issues/events
        GET /repos/{owner}/{repo}/issues/events/{id}
        GET PATCH /repos/{owner}/{repo}/issues/{number}
        GET POST /repos/{owner}/{repo}/issues/{number}/comments
        GET /repos/{owner}/{repo}/issues/{number}/events
        DELETE GET POST PUT /repos/{owner}/{repo}/issues/{number}/labels
        DELETE /repos/{owner}/{repo}/issues/{number}/labels/{name}
        GET POST /repos/{owner}/{repo}/keys
        DELETE GET PATCH /repos/{owner}/{repo}/keys/{id}
        GET POST /repos/{owner}/{repo}/labels
        DELETE GET PATCH /repos/{owner}/{repo}/labels/{name}
        GET /repos/{owner}/{repo}/languages
        POST /repos/{owner}/{repo}/merges
        GET POST /repos/{owner}/{repo}/milestones
        DELETE GET PATCH /repos/{owner}/{repo}/milestones/{number}
        GET /repos/{owner}/{repo}/milestones/{number}/labels
        GET PUT /repos/{owner}/{repo}/notifications
        GET POST /repos/{owner}/{repo}/pulls
        GET /repos/{owner}/{repo}/pulls/comments
        DELETE GET PATCH /repos/{owner}/{repo}/pulls/comments/{number}
        GET PATCH /repos/{owner}/{repo}/pulls/{number}
        GET PUT /repos/{owner}/{repo}/pulls/{number}/comments
        GET /repos/{owner}/{repo}/pulls/{number}/commits
        GET /repos/{owner}/{repo}/pulls/{number}/files
        GET PUT /repos/{owner}/{repo}/pulls/{number}/merge
        GET /repos/{owner}/{repo}/readme
        GET POST /repos/{owner}/{repo}/releases
        DELETE GET PATCH /repos/{owner}/{repo}/releases/{id}
        GET /repos/{owner}/{repo}/releases/{id}/assets
        GET /repos/{owner}/{repo}/stargazers
        GET /repos/{owner}/{repo}/stats/code_frequency
        GET /repos/{owner}/{repo}/stats/commit_activity
        GET /repos/{owner}/{repo}/stats/contributors
        GET /repos/{owner}/{repo}/stats/participation
        GET /repos/{owner}/{repo}/stats/punch_card
        GET POST /repos/{owner}/{repo}/statuses/{ref}
        GET /repos/{owner}/{repo}/subscribers
        DELETE GET PUT /repos/{owner}/{repo}/subscription
        GET /repos/{owner}/{repo}/tags
        GET /repos/{owner}/{repo}/teams
        GET /repos/{owner}/{repo}/{archive_format}/{ref}
        GET /repositories
        GET /search/code
        GET /search/issues
        GET /search/repositories
        GET /search/users
        DELETE GET PATCH /teams/{id}
        GET /teams/{id}/members
        DELETE GET PUT /teams/{id}/members/{user}
        GET /teams/{id}/repos
        DELETE GET PUT /teams/{id}/repos/{owner}/{repo}
        GET PATCH /user
        DELETE GET POST /user/emails
        GET /user/followers
        GET /user/following
        DELETE GET PUT /user/following/{user}
        GET /user/issues
        GET POST /user/keys
        DELETE GET PATCH /user/keys/{id}
        GET /user/orgs
        GET POST /user/repos
        GET /user/starred
        DELETE GET PUT /user/starred/{owner}/{repo}
        GET /user/subscriptions
        DELETE GET PUT /user/subscriptions/{owner}/{repo}
        GET /user/teams
        GET /users
        GET /users/{user}
        GET /users/{user}/events
        GET /users/{user}/events/orgs/{org}
        GET /users/{user}/events/public
        GET /users/{user}/followers
        GET /users/{user}/following
        GET /users/{user}/following/{target_user}
        GET /users/{user}/gists
        GET /users/{user}/keys
        GET /users/{user}/orgs
        GET /users/{user}/received_events
        GET /users/{user}/received_events/public
        GET /users/{user}/repos
        GET /users/{user}/starred
        GET /users/{user}/subscriptions
        """
}
