public import ControlCore

extension SliderConfiguration {
  /// What each number may be, whatever the others are. `Problem.sentence` says the same in words.
  public enum Limits {
    public static var thumbs: ClosedRange<Int64> { 1...8 }
    /// Of a bound, and of a stop.
    public static var value: ClosedRange<Double> { -1e100...1e100 }
    /// Of the bounds of a logarithmic track.
    public static var logarithmicValue: ClosedRange<Double> { 1e-12...1e12 }
    public static var factor: ClosedRange<Double> { 1.01...1e10 }
    public static var step: ClosedRange<Double> { 1e-100...1e100 }
    public static var distance: ClosedRange<Double> { 0...1e100 }
    /// In points.
    public static var grab: ClosedRange<Double> { 0...1e9 }
    /// A slope.
    public static var rubberBand: ClosedRange<Double> { 0...1 }
    /// In points.
    public static var length: ClosedRange<Double> { 0...1e6 }
    /// In points.
    public static var slop: ClosedRange<Double> { SlidingLimits.slop }
    /// A share; greater than 0.
    public static var fineDragScale: ClosedRange<Double> { SlidingLimits.fineDragScale }
    /// In points; greater than 0.
    public static var fineDragDistance: ClosedRange<Double> { SlidingLimits.fineDragDistance }
    /// In radians per second.
    public static var frequency: ClosedRange<Double> { SlidingLimits.frequency }
    /// In points.
    public static var restDistance: ClosedRange<Double> { 0.001...100 }
    /// In nanoseconds.
    public static var time: ClosedRange<Int64> { SlidingLimits.time }
    /// How many steps a track may have: 2⁵⁰.
    static var mostSteps: Double { 0x1p50 }
  }

  /// Why a configuration makes no sense.
  public enum Problem: ConfigurationProblem {
    case thumbs, range, logarithmicRange, factor, stops, step, distance, grab, rubberBand, length
    case slop, fineDrag, springFrequency, landingFrequency, restDistance, scrollTimeout
    case boundaryHapticGap

    /// One sentence that says what is allowed.
    public var sentence: StaticString {
      switch self {
      case .thumbs: "there must be 1 to 8 thumbs"
      case .range: "both bounds must be numbers from -10^100 to 10^100"
      case .logarithmicRange:
        "the bounds of a logarithmic track must be from 10^-12 to 10^12, the upper at least 1.01 times the lower"
      case .factor: "the factor must be from 1.01 to 10^10, on a logarithmic track"
      case .stops:
        "there must be 2 to 32 stops, each greater than the one before it, on a linear track"
      case .step:
        "the step must be a number from 10^-100 to 10^100, at least 2^-50 of the range, and without stops or marks"
      case .distance: "the distance must be 0 or more, and leave room for all thumbs"
      case .grab: "the grab distance must be from 0 to 1000000000 points"
      case .rubberBand: "the rubber band must have a slope from 0 to 1"
      case .length: "the length must be from 0 to 1000000 points"
      case .slop: "the slop must be 0 or more points, and finite"
      case .fineDrag: "fine drag must have a scale above 0, at most 1, and a distance above 0"
      case .springFrequency: "the spring must have a frequency from 0.5 to 1000 per second"
      case .landingFrequency:
        "the landing spring must have a frequency from 0.5 to 1000 per second"
      case .restDistance: "the rest distance must be from 0.001 to 100 points"
      case .scrollTimeout: "the scroll timeout must be 0 or more"
      case .boundaryHapticGap: "the boundary haptic gap must be 0 or more"
      }
    }
  }

  /// The first thing that makes no sense about this configuration; `nil` if it can be used.
  @inline(never)
  public var problem: Problem? {
    valueProblem ?? markProblem ?? thumbProblem ?? motionProblem ?? gestureProblem
  }

  private var valueProblem: Problem? {
    guard Limits.value.contains(range.lowerBound), Limits.value.contains(range.upperBound)
    else { return .range }
    if !stops.isEmpty {
      guard stops.count >= 2, curve == .linear else { return .stops }
      var index = 0
      while index < stops.count {
        guard Limits.value.contains(stops[index]), index == 0 || stops[index] > stops[index - 1]
        else { return .stops }
        index += 1
      }
    }
    guard curve != .linear else { return nil }
    guard Limits.logarithmicValue.contains(range.lowerBound),
      Limits.logarithmicValue.contains(range.upperBound),
      range.upperBound >= 1.01 * range.lowerBound
    else { return .logarithmicRange }
    return nil
  }

  private var markProblem: Problem? {
    if let factor {
      guard Limits.factor.contains(factor), curve == .logarithmic else { return .factor }
    }
    guard let step else { return nil }
    guard Limits.step.contains(step), stops.isEmpty, factor == nil, curve != .oneTwoFive,
      (range.upperBound - range.lowerBound) / step <= Limits.mostSteps
    else { return .step }
    return nil
  }

  private var thumbProblem: Problem? {
    guard Limits.thumbs.contains(thumbs) else { return .thumbs }
    guard Limits.distance.contains(distance),
      distance * Double(thumbs - 1) <= bounds.upperBound - bounds.lowerBound
    else { return .distance }
    guard Limits.grab.contains(grab) else { return .grab }
    return Limits.length.contains(length) ? nil : .length
  }

  private var motionProblem: Problem? {
    guard Limits.rubberBand.contains(rubberBand) else { return .rubberBand }
    guard Limits.frequency.contains(springFrequency) else { return .springFrequency }
    guard Limits.frequency.contains(landingFrequency) else { return .landingFrequency }
    return Limits.restDistance.contains(restDistance) ? nil : .restDistance
  }

  private var gestureProblem: Problem? {
    guard slop.isWithinLimits else { return .slop }
    guard fineDrag.isWithinLimits else { return .fineDrag }
    guard Limits.time.contains(scrollTimeout) else { return .scrollTimeout }
    return Limits.time.contains(boundaryHapticGap) ? nil : .boundaryHapticGap
  }
}
