/// A contiguous span of marks in the order they are passed: `count` is negative if downwards.
public struct MarkSpan: Equatable, Sendable {
  /// The number of the first mark.
  public var first: Int64
  /// The number of marks; negative if they are passed downwards.
  public var count: Int64

  /// Creates a span of `count` marks, from the first on.
  @inlinable
  public init(first: Int64, count: Int64) {
    self.first = first
    self.count = count
  }

  /// The empty span.
  @inlinable
  public static var none: MarkSpan { MarkSpan(first: 0, count: 0) }

  /// The span without the mark passed first.
  @inlinable
  var dropFirst: MarkSpan {
    count < 0
      ? MarkSpan(first: first &- 1, count: count &+ 1)
      : MarkSpan(first: first &+ 1, count: count &- 1)
  }

  /// The span without the mark passed last.
  @inlinable
  var dropLast: MarkSpan {
    MarkSpan(first: first, count: count < 0 ? count &+ 1 : count &- 1)
  }

  /// The span of only the mark passed last; empty if this span is.
  @inlinable
  var onlyLast: MarkSpan {
    count == 0 ? .none : MarkSpan(first: last, count: count < 0 ? -1 : 1)
  }

  /// Returns the next `length` marks after skipping `skipped`.
  @inlinable
  func slice(skipping skipped: Int64, length: Int64) -> MarkSpan {
    count < 0
      ? MarkSpan(first: first &- skipped, count: 0 &- length)
      : MarkSpan(first: first &+ skipped, count: length)
  }

  /// The number of marks, in either direction.
  @inlinable
  var length: Int64 { count < 0 ? 0 &- count : count }

  /// The mark passed last; undefined if the span is empty.
  @inlinable
  var last: Int64 { first &+ (count < 0 ? count &+ 1 : count &- 1) }
}
