// Every use of the proposal's RatingView, and the article's five stars, with other numbers.

import DetentUI
import Foundation
import SwiftUI

struct PlainRatingView: View {
  @State private var rating = 2

  var body: some View {
    RatingView(rating: $rating)
  }
}

struct TitledRatingView: View {
  @State private var rating = 6

  var body: some View {
    Section {
      VStack {
        RatingView("Rated \(rating)", rating: $rating, maxRating: 9)
          .padding(10)
      }
    }
  }
}

struct PicturedRatingView: View {
  @State private var rating = 1
  let title: Substring

  var body: some View {
    VStack {
      RatingView(
        title, rating: $rating, unselectedImage: Image(systemName: "leaf"),
        selectedImage: Image(systemName: "leaf.fill"), unselectedColor: .gray,
        selectedColor: .green)
      RatingView(
        title, rating: $rating, unselectedImage: nil, selectedImage: nil,
        unselectedColor: .gray, selectedColor: .blue)
    }
  }
}

struct FiveStars: View {
  var body: some View {
    VStack {
      FiveStarView(rating: 2.4)
      FiveStarView(rating: Decimal(string: "4.7") ?? 0, color: .orange, backgroundColor: .clear)
    }
  }
}
