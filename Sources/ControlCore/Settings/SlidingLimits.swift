/// What numbers may be that several settings of sliding controls have.
public enum SlidingLimits {
  /// How far a pointer may wander, in points.
  public static var slop: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
  /// Of springs, in radians per second.
  public static var frequency: ClosedRange<Double> { 0.5...1000 }
  /// The least number that is greater than 0.
  public static var aboveZero: Double { Double.leastNonzeroMagnitude }
}
