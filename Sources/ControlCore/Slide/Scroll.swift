/// The wheel or crown gesture in progress, or the remainder of the last one.
@usableFromInline
package struct Scroll: Equatable, Sendable {
  /// The time when the gesture ends unless it continues; `never` if the system will report its end.
  /// After the end: the time until which the remainder counts for the next gesture.
  @usableFromInline var deadline = Timestamp.distantPast
  /// The fraction of a detent or line not yet used, in clicks, signed by direction.
  @usableFromInline var remainder = 0.0
  /// The value at the beginning of the gesture.
  @usableFromInline var origin = 0.0
  /// The direction turned so far.
  @usableFromInline var way = Way.neither

  /// The direction in which a gesture has been turned.
  @usableFromInline
  enum Way: Equatable, Sendable {
    case neither, up, down, both
  }

  @usableFromInline
  init() {}

  /// A time later than every deadline.
  @usableFromInline static var never: Timestamp { Timestamp(nanoseconds: .max) }

  /// The time for which a remainder counts for the next gesture, in nanoseconds: 1 s. A wheel that
  /// is turned slowly pauses between its lines, and must still make progress.
  @usableFromInline static var patience: Int64 { 1_000_000_000 }

  /// Returns true if the gesture has timed out by `time`.
  @usableFromInline
  func isOver(by time: Timestamp) -> Bool { deadline != Self.never && deadline <= time }

  /// Extends the gesture by `timeout` nanoseconds from now, to a deadline before `never`.
  @usableFromInline
  mutating func wait(_ timeout: Int64, from now: Timestamp) {
    deadline = min(now.advanced(by: timeout), Timestamp(nanoseconds: .max - 1))
  }

  /// Begins a gesture at a value. It keeps the last remainder unless that has expired.
  @usableFromInline
  mutating func begin(at value: Double, _ now: Timestamp) {
    if now >= deadline { remainder = 0 }
    start(at: value)
  }

  /// Restarts the recording of directions from `value`.
  @usableFromInline
  mutating func start(at value: Double) {
    (origin, way) = (value, .neither)
  }

  /// Records a turn by `amount`.
  @usableFromInline
  mutating func turn(by amount: Double) {
    guard amount != 0 else { return }
    let new: Way = amount > 0 ? .up : .down
    way = way == .neither || way == new ? new : .both
  }

  /// Ends the gesture.
  @usableFromInline
  mutating func end(at now: Timestamp) {
    deadline = remainder == 0 ? .distantPast : now.advanced(by: Self.patience)
  }

  /// Discards the remainder.
  @usableFromInline
  mutating func forget() {
    (remainder, deadline) = (0, .distantPast)
  }

  /// Returns true if both have the same remainder.
  @usableFromInline
  func leaves(like other: Scroll) -> Bool {
    remainder == other.remainder && (remainder == 0 || deadline == other.deadline)
  }
}

extension Scroll {
  /// Visits the gesture in progress.
  ///
  /// - Parameters:
  ///   - visitor: receives the members.
  ///   - values: valid values of the slide; any other value is rejected as damage.
  mutating func visit(_ visitor: inout some StateVisitor, within values: ClosedRange<Double>) {
    var nanoseconds = deadline == Self.never ? nil : deadline.nanoseconds
    visitor.whole(&nanoseconds)
    visitRemainder(&visitor)
    deadline = nanoseconds.map { Timestamp(nanoseconds: $0) } ?? Self.never
    visitor.number(&origin, in: values)
    visitor.choice(&way, .neither, .up, .down, .both)
  }

  /// Visits the remainder of the last gesture.
  mutating func visitRest(_ visitor: inout some StateVisitor) {
    visitRemainder(&visitor)
    if remainder != 0 { visitor.time(&deadline) }
  }

  private mutating func visitRemainder(_ visitor: inout some StateVisitor) {
    visitor.number(&remainder, in: -4_294_967_296...4_294_967_296)
  }
}
