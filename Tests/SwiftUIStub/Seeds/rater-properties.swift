// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var rating = 3

  var body: some View {
    var view = RatingView(rating: $rating)
    view.titleText = "Taste"
    view.maxRating = 8
    view.selectedColor = .orange
    view.unselectedImage = Image(systemName: "leaf")
    return view
  }
}
