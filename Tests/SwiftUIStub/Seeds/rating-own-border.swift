// compiles
import DetentUI
import Foundation
import SwiftUI

struct RedBorderRatingStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Rating(configuration: configuration, index: index).border(.red)
  }
}

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value).ratingStyle(RedBorderRatingStyle()).ratingStyle(.star)
  }
}
