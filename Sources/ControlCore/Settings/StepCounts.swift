/// The choices that one key, or one step of assistive technology, passes; where any value can be
/// chosen, the hundredths of the range or of the piece. 1 to 10,000 each.
///
/// They share one number, as a slider has them twice and is to stay small.
public struct StepCounts: Equatable, Sendable {
  /// The valid counts. 10,000 is a hundred times the hundredths of a range.
  public static var limits: ClosedRange<Int64> { 1...10_000 }

  /// The counts, 20 bits each, from the lowest: of a key, of a page, of an adjustment.
  private var bits: Int64 = 1 | 10 &<< 20 | 1 &<< 40

  /// Creates the usual counts: 1, 10 and 1.
  public init() {}

  /// The choices of an arrow key. 1 by default.
  public var key: Int64 {
    get { count(at: 0) }
    set { put(newValue, at: 0) }
  }
  /// The choices of a page key, or of an arrow key with shift. 10 by default.
  public var page: Int64 {
    get { count(at: 20) }
    set { put(newValue, at: 20) }
  }
  /// The choices of an increment or decrement. 1 by default.
  public var adjust: Int64 {
    get { count(at: 40) }
    set { put(newValue, at: 40) }
  }

  private static var most: Int64 { 0xF_FFFF }

  private func count(at bit: Int64) -> Int64 { bits &>> bit & Self.most }

  /// Stores a count; one that does not fit stays one that is not valid.
  private mutating func put(_ count: Int64, at bit: Int64) {
    bits = bits & ~(Self.most &<< bit) | min(max(count, 0), Self.most) &<< bit
  }
}
