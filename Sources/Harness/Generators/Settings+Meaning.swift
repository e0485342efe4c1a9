import ControlCore
public import GestureScript

extension Script.Settings {
  /// A coordinate along the axis, in points.
  package func along(_ point: Point) -> Double { axis == .x ? point.x : point.y }

  /// True if the control receives any input.
  public var isEnabled: Bool { value(of: "enabled") != .word("false") }

  /// True if the control receives taps and no other input.
  public var isReadOnly: Bool { value(of: "read-only") == .word("true") }

  /// True if people read from right to left.
  public var isRightToLeft: Bool { value(of: "layout") == .word("rtl") }
}
