public import ControlCore

/// A pointer that is on a control, or hovers over it.
public struct Finger: Equatable, Sendable {
  /// As the script has it.
  public var id: Int64
  /// In points from the upper left corner of the viewport.
  public var place: Point
  /// True while it touches, false while it hovers.
  public var isDown: Bool
}
