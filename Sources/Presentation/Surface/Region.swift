public import ControlCore

/// What stands where in a picture: for hit testing, tooltips, assistive technology and tests.
public struct Region: Equatable, Sendable {
  /// Where it is, in points.
  public var frame: Rect
  /// What stands there.
  public var part: Part
  /// What assistive technology can do to it; `nil` if it is only there.
  public var action: Adjustment?

  /// What can stand somewhere.
  public enum Part: Equatable, Sendable {
    /// The whole control.
    case control
    /// The cursor of a ruler.
    case cursor
    /// Text beside marks or parts.
    case label
    /// A mark of a ruler, counted in fractions.
    case mark(Int64)
    /// A symbol of a rating, from 0.
    case symbol(Int64)
    /// A thumb of a slider, from 0 in the order of their values.
    case thumb(Int64)
    /// A part that a style has and controls do not know.
    case custom(Int64)
  }

  /// A part, where it is, and what can be done to it.
  public init(_ part: Part, _ frame: Rect, action: Adjustment? = nil) {
    self.frame = frame
    self.part = part
    self.action = action
  }
}
