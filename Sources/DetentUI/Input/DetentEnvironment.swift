#if canImport(SwiftUI)
internal import Dial
internal import Rating
internal import Ruler
internal import Slider
internal import SwiftUI

/// The part of a view's environment that modifiers of this package set.
struct DetentEnvironment {
  var feel = FeelBehavior()
  var haptics = DetentHaptics.all
  /// The text of values without a formatter; `nil` for plain decimals.
  var format: DetentFormat?
  var isReadOnly = false
  /// The receiver of scripts; `nil` while nothing is recorded.
  var recorder: GestureRecorder?

  var ruler = RulerConfiguration()
  var rulerStyle: any SlidingRulerStyle = PrimarySlidingRulerStyle()
  /// The number of spare cells on each side.
  var cellOverflow = 3

  var rating = RatingConfiguration.ofViews
  var ratingStyles = RatingStyles()

  var slider = SliderConfiguration(range: 0...1)
  var sliderStyle: any DetentSliderStyle = BarDetentSliderStyle()
  var thumbLabels: [Text] = []

  var dial = DialConfiguration.ofViews
  var dialStyle: any DetentDialStyle = PointerDetentDialStyle()
}

extension EnvironmentValues {
  var detent: DetentEnvironment {
    get { self[DetentKey.self] }
    set { self[DetentKey.self] = newValue }
  }
}

private struct DetentKey: EnvironmentKey {
  static var defaultValue: DetentEnvironment { DetentEnvironment() }
}
#endif
