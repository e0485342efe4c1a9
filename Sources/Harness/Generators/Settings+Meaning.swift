import ControlCore
public import GestureScript

extension Script.Settings {
  /// A coordinate along the axis, in points.
  package func along(_ point: Point) -> Double { axis == .x ? point.x : point.y }

  /// Whether the control hears anything of what a user does.
  public var isEnabled: Bool { value(of: "enabled") != .word("false") }

  /// Whether the control hears taps and nothing else.
  public var isReadOnly: Bool { value(of: "read-only") == .word("true") }

  /// Whether people read from right to left.
  public var isRightToLeft: Bool { value(of: "layout") == .word("rtl") }
}
