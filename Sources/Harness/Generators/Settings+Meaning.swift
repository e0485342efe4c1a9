import ControlCore
public import GestureScript

extension Script.Settings {
  /// Returns the coordinate on the main axis, in points.
  package func along(_ point: Point) -> Double { axis == .x ? point.x : point.y }

  /// True if the control receives any input.
  public var isEnabled: Bool { value(of: "enabled") != .word("false") }

  /// True if the control receives taps and no other input.
  public var isReadOnly: Bool { value(of: "read-only") == .word("true") }

  /// True for a right-to-left layout.
  public var isRightToLeft: Bool { value(of: "layout") == .word("rtl") }
}
