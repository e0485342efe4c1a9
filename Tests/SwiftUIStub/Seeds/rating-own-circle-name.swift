// compiles
import DetentUI
import Foundation
import SwiftUI

struct CircleRatingStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Image(systemName: index < Int(configuration.value) ? "circle.fill" : "circle")
  }
}

extension RatingStyle where Self == CircleRatingStyle {
  static var circle: CircleRatingStyle { CircleRatingStyle() }
}

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value).ratingStyle(.circle)
  }
}
