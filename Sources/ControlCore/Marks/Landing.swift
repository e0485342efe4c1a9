/// The rest position chosen by a snap rule.
public struct Landing: Equatable, Sendable {
  /// The rest position, in points.
  public var position: Double
  /// The distance at which the spring takes over, in points: half the pitch of the marks.
  public var approach: Double

  /// Creates a rest position, with the distance at which the spring takes over, in points.
  public init(position: Double, approach: Double) {
    self.position = position
    self.approach = approach
  }
}
