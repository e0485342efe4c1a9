/// A wheel or crown gesture under way.
@usableFromInline
package struct Scroll: Equatable, Sendable {
  /// When it ends unless it goes on; `nil` if the system will tell.
  public var deadline: Timestamp?
  /// What is left of a detent or line, in steps, with the sign of its direction.
  public var remainder: Double

  public init(deadline: Timestamp?, remainder: Double = 0) {
    self.deadline = deadline
    self.remainder = remainder
  }
}
