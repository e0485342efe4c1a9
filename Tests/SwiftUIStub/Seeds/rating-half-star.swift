// compiles
import DetentUI
import Foundation
import SwiftUI

struct HalfStarStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    let rest = configuration.value - Double(index)
    Image(systemName: rest >= 1 ? "star.fill" : rest >= 0.5 ? "star.leadinghalf.filled" : "star")
  }
}

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value, granularity: 0.5).ratingStyle(HalfStarStyle())
  }
}
