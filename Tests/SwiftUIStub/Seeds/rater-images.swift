// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var rating = 3

  var body: some View {
    RatingView(
      "Taste", rating: $rating, unselectedImage: nil, selectedImage: Image(systemName: "leaf"),
      unselectedColor: .gray, selectedColor: .green)
  }
}
