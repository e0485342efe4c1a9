/// The limits shared by several settings of sliding controls.
public enum SlidingLimits {
  /// The limits of the slop, in points.
  public static var slop: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
  /// The limits of spring frequencies, in radians per second.
  public static var frequency: ClosedRange<Double> { 0.5...1000 }
  /// The smallest number greater than 0.
  public static var aboveZero: Double { Double.leastNonzeroMagnitude }
}
