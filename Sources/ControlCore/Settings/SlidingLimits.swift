/// The limits shared by several settings of sliding controls.
public enum SlidingLimits {
  /// The limits of the slop, in points.
  public static var slop: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
  /// The limits of spring frequencies, in radians per second.
  public static var frequency: ClosedRange<Double> { 0.5...1000 }
  /// True if positions tell the ends of a part of a range apart, or it is one value: from 2⁻⁴⁰ of the
  /// range on.
  public static func tellsApart(
    _ part: ClosedRange<Double>, of range: ClosedRange<Double>
  ) -> Bool {
    let size = part.upperBound - part.lowerBound
    return size == 0 || size >= 0x1p-40 * (range.upperBound - range.lowerBound)
  }
  /// The smallest number greater than 0.
  public static var aboveZero: Double { Double.leastNonzeroMagnitude }
}
