/// Neighbouring marks passed in order, with times solved on demand.
///
/// One event may pass 10¹² marks, so they are not listed: a run stores the first index, the count,
/// and the segment of motion that passed them.
public struct TickRun: Equatable, Sendable {
  /// Index of the first mark passed.
  public let first: Int64
  /// The number of marks passed; negative if they were passed downwards. Never 0.
  public let count: Int64

  /// The level at which mark 0 counts as passed, and the distance to the next, in points. On marks
  /// that are not evenly spaced, a run of a motion is one mark: these are then its level, and 0.
  private let base: Double
  private let pitch: Double
  /// Start of the motion; the time of every mark if there is no curve.
  private let start: Timestamp
  /// The segment that passes the marks, in seconds after `start`.
  private let begin: Double
  private let end: Double
  private let curve: Curve?

  /// Creates a run of marks passed simultaneously, by a drag, a key or a wheel.
  public init(marks: MarkSpan, at time: Timestamp) {
    first = marks.first
    count = marks.count
    base = 0
    pitch = 0
    start = time
    begin = 0
    end = 0
    curve = nil
  }

  /// Creates a run of marks passed by one segment of a motion.
  init(
    marks: MarkSpan, levels: (base: Double, pitch: Double), motion: Motion, segment: MonotoneSegment
  ) {
    first = marks.first
    count = marks.count
    curve = motion.curve(of: segment)
    // A segment without duration passes them simultaneously.
    let isAtOnce = curve == nil
    (base, pitch) = isAtOnce ? (0, 0) : levels
    start = isAtOnce ? motion.start.advanced(bySeconds: segment.begin) : motion.start
    (begin, end) = isAtOnce ? (0, 0) : (segment.begin, segment.end)
  }

  /// The number of marks passed.
  public var length: Int64 { count < 0 ? 0 &- count : count }

  /// Index of the last mark passed.
  public var last: Int64 { first &+ (count < 0 ? count &+ 1 : count &- 1) }

  /// Returns the index of the `n`th mark passed, from 0.
  public func mark(at n: Int64) -> Int64 {
    count < 0 ? first &- n : first &+ n
  }

  /// Returns the time of the `n`th mark, from 0: start of the motion + ⌈solved seconds · 10⁹⌉.
  public func time(at n: Int64) -> Timestamp {
    guard let curve else { return start.advanced(bySeconds: begin) }
    let level = base + Double(mark(at: n)) * pitch
    return start.advanced(bySeconds: begin + curve.seconds(reaching: level, within: end - begin))
  }

  /// True if all its marks were passed simultaneously, as by a finger or a key, not by a motion.
  public var isAtOnce: Bool { curve == nil }

  /// Calls `body` for each mark in the order they were passed, at most `limit` times.
  ///
  /// - Returns: number of marks left out.
  public func forEach(limit: Int64 = 1000, _ body: (_ mark: Int64, _ time: Timestamp) -> Void)
    -> Int64
  {
    let shown = min(length, max(limit, 0))
    var n: Int64 = 0
    while n < shown {
      body(mark(at: n), time(at: n))
      n &+= 1
    }
    return length &- shown
  }
}
