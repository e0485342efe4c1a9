/// Two taps in quick succession, of which the second has a meaning of its own.
///
/// A tap is a press that is lifted within the slop. A third tap is the first of the next two.
@usableFromInline
struct DoubleTap: Equatable, Sendable {
  @usableFromInline
  enum Stage: Sendable {
    /// No tap counts.
    case none
    /// A pointer is down, which may tap.
    case first
    /// It has tapped.
    case tapped
    /// A pointer is down again, in time.
    case second
  }

  /// The most nanoseconds from press to press: 300 ms, which Android and Flutter allow from the first
  /// lift. From press to press, a slow first tap is no half of two.
  static var interval: Int64 { 300_000_000 }

  /// The time of the first press.
  private var start = Timestamp.distantPast
  /// The progress; last, so that small members of the owner follow it without padding.
  @usableFromInline var stage = Stage.none

  @usableFromInline
  static func == (a: DoubleTap, b: DoubleTap) -> Bool {
    a.stage == b.stage && (a.stage == .none || a.start == b.start)
  }

  /// Notes a press.
  mutating func press(at time: Timestamp) {
    let isInTime = stage == .tapped && time.nanoseconds(since: start) <= Self.interval
    if !isInTime { start = time }
    stage = isInTime ? .second : .first
  }

  /// Notes a lift within the slop. Returns true if it ends the second tap.
  mutating func lift() -> Bool {
    let isSecond = stage == .second
    stage = stage == .first ? .tapped : .none
    return isSecond
  }
}

extension DoubleTap {
  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.choice(&stage, .none, .first, .tapped, .second)
    if stage != .none { visitor.time(&start) }
  }
}
