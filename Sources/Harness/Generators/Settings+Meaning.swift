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

  /// True for a control whose two ends have exchanged places.
  public var isInverted: Bool { value(of: "inverted") == .word("on") }

  /// True if the values of a track grow with the coordinate on the main axis.
  package var growsForward: Bool { axis == .x ? !isRightToLeft : isInverted }
}
