import SwiftUI

struct RatingBefore: View {
    var body: some View {
        NavigationStack {
            DishList()
                .navigationDestination(for: Rating.self) { rating in
                    NavigationStack { RatingView(rating) }  // nested-stack, certain
                }
        }
    }
}

struct RatingAfter: View {
    var body: some View {
        NavigationStack {
            DishList()
                .navigationDestination(for: Rating.self) { rating in
                    RatingView(rating)
                }
        }
    }
}
