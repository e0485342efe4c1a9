#if canImport(SwiftUI)
#if DEBUG && canImport(DeveloperToolsSupport)
import SwiftUI

// Previews of every view in every standard style, for Xcode's canvas.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
struct Held<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View {
    ScrollView { VStack(spacing: 24) { content($value) }.padding(24) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Rulers") {
  Held(72.5) { value in
    SlidingRuler(value: value, in: 0...250, snap: .fraction, tick: .unit)
    SlidingRuler(value: value, in: 0...250).slidingRulerStyle(CenteredSlidingRulerStyle())
    SlidingRuler(value: value, in: 0...250).slidingRulerStyle(BlankSlidingRulerStyle())
    SlidingRuler(value: value, in: 0...250).slidingRulerStyle(BlankCenteredSlidingRulerStyle())
    SlidingRuler(value: value, in: 0...250).slidingRulerAxis(.vertical).frame(height: 240)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Ratings") {
  Held(2.5) { value in
    Rating(value: value, granularity: 0.5)
    Rating(value: value).ratingStyle(.star)
    Rating(value: value, granularity: 0).ratingStyle(.exactStar)
    Rating(value: value).ratingStyle(.circle)
    Rating(value: value).ratingStyle(SystemImageRatingStyle(systemName: "heart"))
    FiveStarView(rating: 3.6, color: .orange).frame(height: 30)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Rating view") {
  Held(3) { rating in RatingView("Service", rating: rating, maxRating: 6) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Sliders") {
  Held(0.4) { value in
    DetentSlider(value: value)
    DetentSlider(value: value).detentSliderStyle(.from(0.5))
    DetentSlider(value: value, step: 0.1).detentSliderStyle(.marks)
    DetentSlider(value: value).detentSliderStyle(.bubble).tint(.orange)
    DetentSlider(value: value).detentSliderAxis(.vertical).frame(height: 200)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Range") {
  Held(20.0...70) { range in
    DetentSlider(range: range, in: 0...100, step: 5)
      .detentSliderMinimumDistance(10)
      .detentSliderStyle(.marks)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Steppers") {
  Held(2) { value in
    DetentStepper("Guests", value: value, in: 1...8)
    DetentStepper(value: value, in: 0...100, step: 10) { Text(verbatim: "\(value.wrappedValue) %") }
    #if !os(tvOS)
    DetentStepper("Small", value: value).controlSize(.small)
    #endif
  }
}
#endif
#endif
