// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var rating = 3

  var body: some View {
    NavigationView {
      VStack {
        RatingView("Taste", rating: $rating, maxRating: 6)
        Text("\(rating)")
      }
    }
  }
}
