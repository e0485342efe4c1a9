// compiles
import DetentUI
import Foundation
import SwiftUI

struct SystemImageStyle: RatingStyle {
  var systemName: String
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Image(systemName: index < Int(configuration.value) ? systemName + ".fill" : systemName)
  }
}

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value).ratingStyle(SystemImageStyle(systemName: "leaf"))
  }
}
