import SwiftUI

struct ProfileBefore: View {
    @State private var path: [ProfileRoute] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Settings") { SettingsView() }  // view-link-beside-path, certain
            }
        }
    }
}

struct ProfileAfter: View {
    @State private var path: [ProfileRoute] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Settings", value: ProfileRoute.settings)
            }
            .navigationDestination(for: ProfileRoute.self) { ProfileScreen($0) }
        }
    }
}
