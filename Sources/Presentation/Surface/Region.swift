public import ControlCore

/// A labelled rectangle of a picture, for hit testing, tooltips, assistive technology and tests.
public struct Region: Equatable, Sendable {
  /// The rectangle in points.
  public var frame: Rect
  /// The element in the rectangle.
  public var part: Part
  /// The action for assistive technology; `nil` if there is none.
  public var action: Adjustment?

  /// The elements of a picture.
  public enum Part: Equatable, Sendable {
    /// The whole control.
    case control
    /// The cursor of a ruler.
    case cursor
    /// Text next to marks or parts.
    case label
    /// A mark of a ruler, by its number in fractions of a step.
    case mark(Int64)
    /// A symbol of a rating, by its index from 0.
    case symbol(Int64)
    /// A thumb of a slider, by its index from 0 in order of value.
    case thumb(Int64)
    /// An element that only a style knows.
    case custom(Int64)
  }

  /// Makes a region of an element, its frame and its action.
  public init(_ part: Part, _ frame: Rect, action: Adjustment? = nil) {
    self.frame = frame
    self.part = part
    self.action = action
  }
}
