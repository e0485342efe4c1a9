/// An instant, in whole nanoseconds from an origin the host chooses.
///
/// All events of one control must share the origin, such as system start-up, the start of a
/// recording, or 1970. The engine uses only differences.
public struct Timestamp: Comparable, Hashable, Sendable, BitwiseCopyable {
  /// Nanoseconds from the host's origin; any value, negative ones included.
  public var nanoseconds: Int64

  /// Creates a time `nanoseconds` after the host's origin, or before it.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The first representable instant, the time of a control before its first event.
  public static let distantPast = Timestamp(nanoseconds: .min)

  public static func < (a: Timestamp, b: Timestamp) -> Bool {
    a.nanoseconds < b.nanoseconds
  }

  /// Returns the nanoseconds from `earlier` to this instant; saturates at the `Int64` extremes.
  public func nanoseconds(since earlier: Timestamp) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    guard overflow else { return difference }
    return nanoseconds < earlier.nanoseconds ? .min : .max
  }

  /// Returns the seconds from `earlier` to this instant; saturates like `nanoseconds(since:)`.
  public func seconds(since earlier: Timestamp) -> Double {
    Double(nanoseconds(since: earlier)) * 1e-9
  }

  /// Returns this instant plus `interval` nanoseconds; saturates at the `Int64` extremes.
  public func advanced(by interval: Int64) -> Timestamp {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(interval)
    guard overflow else { return Timestamp(nanoseconds: sum) }
    return Timestamp(nanoseconds: interval < 0 ? .min : .max)
  }

  /// Returns the first whole nanosecond at which `seconds` have passed since this instant.
  ///
  /// This is the one rule that converts a solved time to a timestamp: it rounds up, so that nothing
  /// is ever reported before it happens.
  ///
  /// - Parameter seconds: 0 or more; a value that is negative or not a number counts as 0.
  /// - Returns: time, saturated at the end of the range of `Int64` nanoseconds.
  public func advanced(bySeconds seconds: Double) -> Timestamp {
    guard seconds > 0 else { return self }
    return advanced(by: Int64(saturating: roundedUp(seconds * 1e9)))
  }
}
