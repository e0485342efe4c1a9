// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var rating = 3

  var body: some View {
    RatingView(rating: $rating)
  }
}
