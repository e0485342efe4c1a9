// Stars for a whole number.
import StarRater
import SwiftUI

struct ReviewScreen: View {
  @State private var rating = 3

  var body: some View {
    VStack {
      RatingView(rating: $rating)
      Text("\(rating) of 5")
    }
  }
}
