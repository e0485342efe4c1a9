public import ControlCore

/// A pointer that touches a control or hovers over it.
public struct Finger: Equatable, Sendable {
  /// The pointer id used in the script.
  public var id: Int64
  /// The position in points from the upper left corner of the viewport.
  public var place: Point
  /// True while the pointer touches, false while it hovers.
  public var isDown: Bool
}
