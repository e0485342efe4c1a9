// Views created and styles set outside any actor, as Apple's can be.

import DetentUI
import Foundation
import SwiftUI

func makeRuler(_ value: Binding<Double>) -> some View {
  SlidingRuler(value: value, in: 0...10, step: 0.5, snap: .half) { _ in }
    .slidingRulerStyle(CenteredSlidingRulerStyle())
    .slidingRulerCellOverflow(2)
}

func makeRating(_ value: Binding<Float>) -> some View {
  Rating(value: value, granularity: 0.5).ratingStyle(.exactStar)
}

func makeRatingView(_ rating: Binding<Int>) -> RatingView {
  RatingView(rating: rating)
}

func makeTitledView(_ rating: Binding<Int>) -> RatingView {
  RatingView("Service", rating: rating, maxRating: 4)
}

func makeColouredView(_ rating: Binding<Int>) -> RatingView {
  RatingView(
    "Price", rating: rating, unselectedImage: nil, selectedImage: nil, unselectedColor: .gray,
    selectedColor: .red)
}

func makeStars(_ rating: Decimal) -> some View {
  FiveStarView(rating: rating, color: .orange)
}

func makeSlider(_ range: Binding<ClosedRange<Double>>) -> some View {
  DetentSlider(range: range, in: 0...10, step: 0.5, label: Text("Range")) { _, _ in }
    .detentSliderStyle(.bubble)
    .detentSliderMinimumDistance(1)
    .detentReadOnly(false)
}

struct OffTheMainActor: View {
  @State private var value = 1.5

  var body: some View { makeRuler($value) }
}
