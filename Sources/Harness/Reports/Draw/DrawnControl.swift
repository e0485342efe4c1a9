import ControlCore
import GestureReplay
import GestureScript
public import Presentation

/// A control that can be drawn in pictures, animations and terminals.
///
/// The default implementation draws a line with a thumb for each part.
public protocol DrawnControl: ScriptedControl {
  /// The properties that pictures and terminals need.
  static var look: ControlLook { get }
  /// Draws the current state of the control.
  ///
  /// - Parameters:
  ///   - style: one of `look.styles`; any other name stands for the first.
  ///   - viewport: the frame in points, as large as the script says.
  ///   - surface: the surface to draw on.
  func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface)
  /// Draws the control of an animation, in all of its frames.
  ///
  /// - Parameters:
  ///   - film: the animation, which has the frames.
  ///   - style: the style, as for a picture.
  /// - Returns: true if it was drawn; false if it exceeds the limits of an animation.
  static func draw(film: inout FilmStage<Self>, _ style: StaticText) -> Bool
}

extension DrawnControl {
  /// One style, no strip, no hovering.
  public static var look: ControlLook { ControlLook() }
  /// Draws a line with a thumb for each part.
  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    PlainPicture(control: self, viewport: viewport).draw(on: &surface)
  }
  /// Draws a picture for each frame in which the control looks different.
  public static func draw(film: inout FilmStage<Self>, _ style: StaticText) -> Bool {
    film.drawPages(style)
  }
}

extension ControlSnapshot where Subject: DrawnControl {
  /// The frame of a picture: the viewport, extended by the overhang.
  public var pictureFrame: Rect { frame.longer(by: Subject.look.overhang, along: axis) }

  /// Draws the control, without the pointers.
  ///
  /// - Parameters:
  ///   - style: one of its control's styles; any other name stands for the first.
  ///   - surface: the surface to draw on.
  public func draw(_ style: StaticText, on surface: inout some Surface) {
    control.draw(style, in: frame, on: &surface)
  }
}

extension Rect {
  /// Returns the rectangle extended at both ends of an axis.
  func longer(by overhang: Double, along axis: Setting.AxisName) -> Rect {
    axis == .x
      ? Rect(x: x - overhang, y: y, width: width + 2 * overhang, height: height)
      : Rect(x: x, y: y - overhang, width: width, height: height + 2 * overhang)
  }
}

/// An operation on a drawable control whose type is known only at run time.
package protocol DrawnVisitor {
  associatedtype Result
  mutating func visit<Subject: DrawnControl>(_ control: Subject.Type) -> Result
}

extension ControlSet {
  /// Returns the drawing properties of the control with a name.
  package func look(of name: StaticText) -> ControlLook {
    var finder = LookFinder()
    return visitDrawn(name, &finder)
  }

  private struct LookFinder: DrawnVisitor {
    func visit<Subject: DrawnControl>(_ control: Subject.Type) -> ControlLook { control.look }
  }

  /// Visits the control with a name; the first control if there is none.
  ///
  /// Traps for a custom control that cannot be drawn.
  package func visitDrawn<Visitor: DrawnVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    guard let drawn = control(name) as? any DrawnControl.Type else {
      preconditionFailure("only controls that conform to DrawnControl can be drawn")
    }
    return visitor.visit(drawn)
  }
}
