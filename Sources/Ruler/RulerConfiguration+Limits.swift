extension RulerConfiguration {
  /// What each number may be, whatever the others are. `Problem.sentence` says the same in words.
  ///
  /// The one place that has these limits: `problem` asks them here, and so does whoever reads settings.
  public enum Limits {
    public static var step: ClosedRange<Double> { 1e-100...1e100 }
    public static var fractions: ClosedRange<Int64> { 1...10_000 }
    /// In points.
    public static var unitWidth: ClosedRange<Double> { 1e-6...1e9 }
    /// In points.
    public static var length: ClosedRange<Double> { 0...1e9 }
    /// In points; it must be less than half the distance of the marks, too.
    public static var capture: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
    /// In points; it must be at least the capture, too.
    public static var rearm: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
    /// Of the speed, in a millisecond.
    public static var deceleration: ClosedRange<Double> { 0.9...0.99999 }
    /// In points per second.
    public static var minimumFling: ClosedRange<Double> { 0...Double.infinity }
    /// In points per second; greater than 0.
    public static var maximumFling: ClosedRange<Double> { Double.leastNonzeroMagnitude...1e9 }
    /// In points.
    public static var stopDistance: ClosedRange<Double> { 0.001...100 }
    /// In radians per second.
    public static var springFrequency: ClosedRange<Double> { 0.5...1000 }
    /// In radians per second.
    public static var landingFrequency: ClosedRange<Double> { 0.5...1000 }
    /// In points.
    public static var restDistance: ClosedRange<Double> { 0.001...100 }
    /// A slope; greater than 0.
    public static var rubberBand: ClosedRange<Double> { Double.leastNonzeroMagnitude...1 }
    /// In points.
    public static var slop: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }
    /// A share; greater than 0.
    public static var fineDragScale: ClosedRange<Double> { Double.leastNonzeroMagnitude...1 }
    /// In points; greater than 0.
    public static var fineDragDistance: ClosedRange<Double> {
      Double.leastNonzeroMagnitude...Double.infinity
    }
    /// In nanoseconds.
    public static var scrollTimeout: ClosedRange<Int64> { 0...Int64.max }
    /// In nanoseconds.
    public static var boundaryHapticGap: ClosedRange<Int64> { 0...Int64.max }
  }
}
