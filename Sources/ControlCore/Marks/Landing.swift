/// Where the snap rule would have a control rest.
public struct Landing: Equatable, Sendable {
  /// In points.
  public var position: Double
  /// From how far away the spring takes over, in points: half the pitch of the marks.
  public var approach: Double

  /// A place of rest, and the distance at which the spring takes over, in points.
  public init(position: Double, approach: Double) {
    self.position = position
    self.approach = approach
  }
}
