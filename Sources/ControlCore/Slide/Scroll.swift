/// A wheel or crown gesture: the one under way, or what the last one has left over.
@usableFromInline
package struct Scroll: Equatable, Sendable {
  /// When it ends unless it goes on; `never` if the system will tell. After its end: until when what it
  /// has left over counts for the next one.
  @usableFromInline var deadline = Timestamp.distantPast
  /// What is left of a detent or line, in clicks, with the sign of its direction.
  @usableFromInline var remainder = 0.0
  /// The value at which it began.
  @usableFromInline var origin = 0.0
  /// Which way it has been turned.
  @usableFromInline var way = Way.neither

  /// Which way a gesture has been turned.
  @usableFromInline
  enum Way: Equatable, Sendable {
    case neither, up, down, both
  }

  @usableFromInline
  init() {}

  /// Later than every deadline.
  @usableFromInline static var never: Timestamp { Timestamp(nanoseconds: .max) }

  /// How long what a gesture has left over counts for the next, in nanoseconds: 1 s. A wheel that is
  /// turned slowly pauses between its lines, and must get somewhere all the same.
  @usableFromInline static var patience: Int64 { 1_000_000_000 }

  /// Whether it has come to its end by a time, unless it has gone on.
  @usableFromInline
  func isOver(by time: Timestamp) -> Bool { deadline != Self.never && deadline <= time }

  /// It goes on, and ends in so many nanoseconds, before `never`.
  @usableFromInline
  mutating func wait(_ timeout: Int64, from now: Timestamp) {
    deadline = min(now.advanced(by: timeout), Timestamp(nanoseconds: .max - 1))
  }

  /// A gesture begins at a value, with what the last one has left over if that was a short time ago.
  @usableFromInline
  mutating func begin(at value: Double, _ now: Timestamp) {
    if now >= deadline { remainder = 0 }
    start(at: value)
  }

  /// Which way it is turned counts from `value` on.
  @usableFromInline
  mutating func start(at value: Double) {
    (origin, way) = (value, .neither)
  }

  /// It is turned by so much.
  @usableFromInline
  mutating func turn(by amount: Double) {
    guard amount != 0 else { return }
    let new: Way = amount > 0 ? .up : .down
    way = way == .neither || way == new ? new : .both
  }

  /// The gesture is over.
  @usableFromInline
  mutating func end(at now: Timestamp) {
    deadline = remainder == 0 ? .distantPast : now.advanced(by: Self.patience)
  }

  /// What has been left over counts no more.
  @usableFromInline
  mutating func forget() {
    (remainder, deadline) = (0, .distantPast)
  }

  /// Whether what it has left over is the same.
  @usableFromInline
  func leaves(like other: Scroll) -> Bool {
    remainder == other.remainder && (remainder == 0 || deadline == other.deadline)
  }
}

extension Scroll {
  /// The gesture under way.
  ///
  /// - Parameters:
  ///   - visitor: takes the members.
  ///   - values: what the slide may be at; another value is damage.
  mutating func visit(_ visitor: inout some StateVisitor, within values: ClosedRange<Double>) {
    var nanoseconds = deadline == Self.never ? nil : deadline.nanoseconds
    visitor.whole(&nanoseconds)
    visitRemainder(&visitor)
    deadline = nanoseconds.map { Timestamp(nanoseconds: $0) } ?? Self.never
    visitor.number(&origin, in: values)
    visitor.choice(&way, .neither, .up, .down, .both)
  }

  /// What the last gesture has left over.
  mutating func visitRest(_ visitor: inout some StateVisitor) {
    visitRemainder(&visitor)
    if remainder != 0 { visitor.time(&deadline) }
  }

  private mutating func visitRemainder(_ visitor: inout some StateVisitor) {
    visitor.number(&remainder, in: -4_294_967_296...4_294_967_296)
  }
}
