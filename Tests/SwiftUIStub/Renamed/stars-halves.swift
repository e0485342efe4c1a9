// Halves, in a custom colour.
import StarRater
import SwiftUI

struct FilmRow: View {
  @Binding var stars: Double

  var body: some View {
    Rating(value: $stars, granularity: 0.5, spacing: 4, count: 5)
      .foregroundColor(.orange)
      .accessibilityLabel("Stars")
  }
}
