public import ControlCore

extension DialConfiguration {
  /// What each number may be, whatever the others are, beside `SlidingLimits`. `Problem.sentence` says the same in
  /// words.
  public enum Limits {
    /// Of either end.
    public static var value: ClosedRange<Double> { -1e100...1e100 }
    /// In degrees.
    public static var start: ClosedRange<Double> { -360...360 }
    /// In degrees; 36,000 are a hundred turns, Detent's own figure.
    public static var sweep: ClosedRange<Double> { 0.001...36_000 }
    public static var step: ClosedRange<Double> { 1e-100...1e100 }
    /// In points.
    public static var dead: ClosedRange<Double> { 0...1e9 }
    /// Of a side of the viewport, in points.
    public static var side: ClosedRange<Double> { 0...1e9 }
    /// How many steps there may be in a turn.
    static var mostSteps: Double { 0x1p40 }
  }

  /// Why a configuration makes no sense.
  public enum Problem: ConfigurationProblem {
    case range, start, sweep, step, wrap, dead, viewport, deceleration, minimumFling, maximumFling
    case springFrequency, landingFrequency, slop, fineDrag, scrollTimeout, boundaryHapticGap

    /// One sentence that says what is allowed.
    public var sentence: StaticString {
      switch self {
      case .range:
        "the ends must be numbers from -10^100 to 10^100, the upper at least 10^-90 and 2^-40 of itself above the lower"
      case .start: "the start must be from -360 to 360 degrees"
      case .sweep: "the sweep must be from 0.001 to 36000 degrees"
      case .step: "the step must be from 10^-100 to 10^100, from 2^-40 of the range to all of it"
      case .wrap: "a dial that wraps must have a sweep of 360, and a whole number of steps"
      case .dead: "the dead middle must be from 0 to 1000000000 points"
      case .viewport: "both sides of the viewport must be from 0 to 1000000000 points"
      case .deceleration: "the deceleration must be from 0.9 to 0.99999 per millisecond"
      case .minimumFling: "the minimum fling must be 0 or more points per second"
      case .maximumFling: "the maximum fling must be above 0, at most 1000000000 points per second"
      case .springFrequency: "the spring must have a frequency from 0.5 to 1000 per second"
      case .landingFrequency:
        "the landing spring must have a frequency from 0.5 to 1000 per second"
      case .slop: "the slop must be 0 or more points, and finite"
      case .fineDrag: "fine drag must have a scale above 0, at most 1, and a distance above 0"
      case .scrollTimeout: "the scroll timeout must be 0 or more"
      case .boundaryHapticGap: "the boundary haptic gap must be 0 or more"
      }
    }
  }

  /// The first thing that makes no sense about this configuration; `nil` if it can be used.
  @inline(never)
  public var problem: Problem? {
    valueProblem ?? placeProblem ?? motionProblem ?? gestureProblem
  }

  private var valueProblem: Problem? {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    guard Limits.value.contains(lower), Limits.value.contains(upper), upper - lower >= 1e-90,
      upper - lower >= max(abs(lower), abs(upper)) * 0x1p-40
    else { return .range }
    guard let step else { return nil }
    let steps = (upper - lower) / step
    guard Limits.step.contains(step), steps <= Limits.mostSteps, steps >= 1 - 1e-9
    else { return .step }
    guard wraps else { return nil }
    return abs(steps - roundedToNearest(steps)) <= 1e-9 ? nil : .wrap
  }

  private var placeProblem: Problem? {
    guard Limits.start.contains(start) else { return .start }
    guard Limits.sweep.contains(sweep) else { return .sweep }
    guard !wraps || sweep == 360 else { return .wrap }
    guard Limits.dead.contains(dead) else { return .dead }
    guard Limits.side.contains(length), Limits.side.contains(breadth) else { return .viewport }
    return nil
  }

  private var motionProblem: Problem? {
    guard SlidingLimits.deceleration.contains(deceleration) else { return .deceleration }
    guard SlidingLimits.minimumFling.contains(minimumFling) else { return .minimumFling }
    guard SlidingLimits.maximumFling.contains(maximumFling) else { return .maximumFling }
    guard SlidingLimits.frequency.contains(springFrequency) else { return .springFrequency }
    return SlidingLimits.frequency.contains(landingFrequency) ? nil : .landingFrequency
  }

  private var gestureProblem: Problem? {
    guard slop.isWithinLimits else { return .slop }
    guard fineDrag.isWithinLimits else { return .fineDrag }
    guard SlidingLimits.time.contains(scrollTimeout) else { return .scrollTimeout }
    return SlidingLimits.time.contains(boundaryHapticGap) ? nil : .boundaryHapticGap
  }
}
