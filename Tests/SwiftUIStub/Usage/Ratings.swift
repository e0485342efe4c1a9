// Every use of a rating in the Star Rating API proposal, with other numbers.

import DetentUI
import Foundation
import SwiftUI

struct PlainRating: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value)
  }
}

struct FullRating: View {
  @State private var value: Float = 1.5

  var body: some View {
    Rating(value: $value, granularity: 0.5, spacing: 12, count: 7)
      .accessibilityLabel(Text(verbatim: "Spiciness"))
  }
}

struct ContinuousRating: View {
  @State private var value: CGFloat = 0

  var body: some View {
    Rating(value: $value, granularity: 0)
  }
}

struct SquareRatingStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Image(systemName: index < Int(configuration.value) ? "square.fill" : "square")
  }
}

extension RatingStyle where Self == SquareRatingStyle {
  static var square: SquareRatingStyle { SquareRatingStyle() }
}

struct RatingsOfOneStyle: View {
  var body: some View {
    VStack {
      Rating(value: .constant(1.8))
      Rating(value: .constant(4.1))
    }
    .ratingStyle(.square)
  }
}

struct FrameRatingStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Rating(configuration: configuration, index: index)
      .padding()
      .border(.red)
  }
}

extension RatingStyle where Self == FrameRatingStyle {
  static var frame: FrameRatingStyle { FrameRatingStyle() }
}

struct ComposedRatings: View {
  @State private var value = 3.0

  var body: some View {
    VStack {
      Rating(value: $value)
        .ratingStyle(.frame)
        .ratingStyle(.square)
      Rating(value: $value)
        .ratingStyle(.square)
        .ratingStyle(.frame)
    }
  }
}

/// A style that forwards a changed configuration.
struct AtMostRatingStyle: RatingStyle {
  var limit: Double

  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    var configuration = configuration
    configuration.value = min(configuration.value, limit)
    return Rating(configuration: configuration, index: index)
  }
}

struct StandardRatings: View {
  @State private var value = 3.6

  var body: some View {
    VStack {
      Rating(value: $value).ratingStyle(.star)
      Rating(value: $value, granularity: 0.5).ratingStyle(.granularStar)
      Rating(value: $value, granularity: 0.1).ratingStyle(.exactStar)
      Rating(value: $value).ratingStyle(SystemImageRatingStyle(systemName: "heart"))
      Rating(value: $value).ratingStyle(AtMostRatingStyle(limit: 4))
    }
  }
}

struct RatingsThatBehave: View {
  @State private var value = 3.0

  var body: some View {
    VStack {
      Rating(value: $value).ratingPressBehavior(.immediate).ratingReselectionBehavior(.clear)
      Rating(value: $value).ratingSelectionBehavior(.tap).ratingMinimum(1)
      Rating(value: $value).detentReadOnly()
    }
  }
}

struct HalfMoonRatingStyle: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    if index < Int(configuration.value) {
      Image(systemName: "moon.fill")
    } else if CGFloat(index) <= configuration.value - 0.5 {
      Image(systemName: "moon.haze.fill")
    } else {
      Image(systemName: "moon")
    }
  }
}

struct HalfRating: View {
  @State private var value = 2.5

  var body: some View {
    ScrollView {
      Rating(value: $value, granularity: 0.5, count: 10)
        .ratingStyle(HalfMoonRatingStyle())
        .font(.title)
    }
  }
}
