import Harness
import Rating
import Ruler
import Testing

/// A number of a configuration with limits of its own: what tests of limits go through.
struct LimitedNumber: Sendable, CustomTestStringConvertible {
  let control: StaticText
  /// What scripts call it; `nil` if they have no word for it.
  let word: String?
  /// What C calls it.
  let member: String
  let range: ClosedRange<Double>
  var isWhole = false
  /// Whether other numbers limit it too, so that its sentence tells more than its range.
  var hasOtherLimits = false
  let sentence: String
  /// What is wrong with a configuration in which it is this.
  let problem: @Sendable (Double) -> String?

  var testDescription: String { member }

  /// Numbers below, at and above its limits, and around 0.
  var candidates: [Double] {
    var near: [Double] = isWhole ? [] : [-1, 0, 1]
    for end in [range.lowerBound, range.upperBound] {
      near += [end - 1, end, end + 1]
      if !isWhole { near += [end.nextDown, end.nextUp, end / 2, end * 2] }
    }
    return near.filter { $0.isFinite && (!isWhole || $0 >= 0) }
  }

  static let all = ofRulers + ofRatings

  private static func ruler(
    _ word: String?, _ member: String, _ range: ClosedRange<Double>,
    _ problem: RulerConfiguration.Problem, hasOtherLimits: Bool = false,
    _ change: @escaping @Sendable (inout RulerConfiguration, Double) -> Void
  ) -> LimitedNumber {
    LimitedNumber(
      control: .ruler, word: word, member: member, range: range, hasOtherLimits: hasOtherLimits,
      sentence: problem.sentence.description
    ) { number in
      var configuration = RulerConfiguration()
      change(&configuration, number)
      return configuration.problem?.sentence.description
    }
  }

  private static func rating(
    _ word: String?, _ member: String, _ range: ClosedRange<Double>,
    _ problem: RatingConfiguration.Problem, hasOtherLimits: Bool = false,
    _ change: @escaping @Sendable (inout RatingConfiguration, Double) -> Void
  ) -> LimitedNumber {
    LimitedNumber(
      control: .rating, word: word, member: member, range: range, hasOtherLimits: hasOtherLimits,
      sentence: problem.sentence.description
    ) { number in
      var configuration = RatingConfiguration()
      change(&configuration, number)
      return configuration.problem?.sentence.description
    }
  }

  private var whole: LimitedNumber {
    var copy = self
    copy.isWhole = true
    return copy
  }

  private typealias Of = RulerConfiguration.Limits

  private static let ofRulers: [LimitedNumber] = [
    ruler("step", "step", Of.step, .step) { $0.step = $1 },
    ruler("fractions", "fractions", 1...10_000, .fractions) { $0.fractions = Int64($1) }.whole,
    ruler("unit-width", "unit_width", Of.unitWidth, .unitWidth) { $0.unitWidth = $1 },
    ruler(nil, "length", Of.length, .length) { $0.length = $1 },
    ruler("capture", "capture", Of.capture, .capture, hasOtherLimits: true) { $0.capture = $1 },
    ruler("rearm", "rearm", Of.rearm, .rearm, hasOtherLimits: true) { $0.rearm = $1 },
    ruler("deceleration", "deceleration", Of.deceleration, .deceleration) { $0.deceleration = $1 },
    ruler("min-fling", "minimum_fling", Of.minimumFling, .minimumFling) { $0.minimumFling = $1 },
    ruler("max-fling", "maximum_fling", Of.maximumFling, .maximumFling) { $0.maximumFling = $1 },
    ruler(nil, "stop_distance", Of.stopDistance, .stopDistance) { $0.stopDistance = $1 },
    ruler("spring", "spring_frequency", Of.springFrequency, .springFrequency) {
      $0.springFrequency = $1
    },
    ruler(nil, "rest_distance", Of.restDistance, .restDistance) { $0.restDistance = $1 },
    ruler("rubber", "rubber_band", Of.rubberBand, .rubberBand) { $0.rubberBand = $1 },
    ruler("slop", "slop_touch", Of.slop, .slop) { $0.slop.touch = $1 },
    ruler("fine", "fine_drag_scale", Of.fineDragScale, .fineDrag) { $0.fineDrag.scale = $1 },
    ruler("fine-distance", "fine_drag_distance", Of.fineDragDistance, .fineDrag) {
      $0.fineDrag.distance = $1
    },
  ]

  private static let ofRatings: [LimitedNumber] = [
    rating("stars", "count", 1...100, .count) { $0.count = Int64($1) }.whole,
    rating("granularity", "granularity", RatingConfiguration.Limits.granularity, .granularity) {
      $0.granularity = $1
    },
    rating(
      "minimum", "minimum", RatingConfiguration.Limits.minimum, .minimum, hasOtherLimits: true
    ) { $0.minimum = $1 },
    rating(nil, "length", RatingConfiguration.Limits.length, .length) { $0.length = $1 },
    rating("spacing", "spacing", RatingConfiguration.Limits.spacing, .spacing) { $0.spacing = $1 },
    rating("symbol-width", "symbol_width", RatingConfiguration.Limits.symbolWidth, .symbolWidth) {
      $0.symbolWidth = $1
    },
  ]
}
