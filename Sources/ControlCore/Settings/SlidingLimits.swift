/// What each number may be, whatever the others are, of the settings that controls have alike whose values slide.
public enum SlidingLimits {
  /// In points.
  public static var slop: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
  /// A share; greater than 0.
  public static var fineDragScale: ClosedRange<Double> { Double.leastNonzeroMagnitude...1 }
  /// In points; greater than 0.
  public static var fineDragDistance: ClosedRange<Double> {
    Double.leastNonzeroMagnitude...Double.infinity
  }
  /// Of the speed, in a millisecond.
  public static var deceleration: ClosedRange<Double> { 0.9...0.99999 }
  /// In points per second.
  public static var minimumFling: ClosedRange<Double> { 0...Double.infinity }
  /// In points per second; greater than 0.
  public static var maximumFling: ClosedRange<Double> { Double.leastNonzeroMagnitude...1e9 }
  /// Of springs, in radians per second.
  public static var frequency: ClosedRange<Double> { 0.5...1000 }
  /// In nanoseconds.
  public static var time: ClosedRange<Int64> { 0...Int64.max }
}

extension Slop {
  /// Whether each is one that a control may have.
  public var isWithinLimits: Bool {
    let limits = SlidingLimits.slop
    return limits.contains(touch) && limits.contains(mouse) && limits.contains(pen)
  }
}

extension FineDrag {
  /// Whether each number is one that a control may have.
  public var isWithinLimits: Bool {
    SlidingLimits.fineDragScale.contains(scale) && SlidingLimits.fineDragDistance.contains(distance)
  }
}
