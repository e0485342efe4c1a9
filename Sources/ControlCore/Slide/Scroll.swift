/// A wheel or crown gesture under way.
@usableFromInline
package struct Scroll: Equatable, Sendable {
  /// When it ends unless it goes on; `never` if the system will tell.
  @usableFromInline var deadline = Scroll.never
  /// What is left of a detent or line, in steps, with the sign of its direction.
  @usableFromInline var remainder = 0.0

  @usableFromInline
  init() {}

  /// Later than every deadline.
  @usableFromInline static var never: Timestamp { Timestamp(nanoseconds: .max) }

  /// Whether it has come to its end by a time, unless it has gone on.
  @usableFromInline
  func isOver(by time: Timestamp) -> Bool { deadline != Self.never && deadline <= time }

  /// It goes on, and ends in so many nanoseconds, before `never`.
  @usableFromInline
  mutating func wait(_ timeout: Int64, from now: Timestamp) {
    deadline = min(now.advanced(by: timeout), Timestamp(nanoseconds: .max - 1))
  }
}

extension Scroll {
  mutating func visit(_ visitor: inout some StateVisitor) {
    var nanoseconds = deadline == Self.never ? nil : deadline.nanoseconds
    visitor.whole(&nanoseconds)
    visitor.number(&remainder, in: -4_294_967_296...4_294_967_296)
    deadline = nanoseconds.map { Timestamp(nanoseconds: $0) } ?? Self.never
  }
}
