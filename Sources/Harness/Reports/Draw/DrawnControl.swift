import ControlCore
import GestureReplay
import GestureScript
public import Presentation
import Rating
import Ruler

/// A control that pictures, films and terminals show.
///
/// Without a member of its own a control is a line with a thumb for each part.
public protocol DrawnControl: ScriptedControl {
  /// Facts that pictures and terminals need.
  static var look: ControlLook { get }
  /// Draws the control as it is.
  ///
  /// - Parameters:
  ///   - style: one of `look.styles`; any other name stands for the first.
  ///   - viewport: where, in points; as large as the script says.
  ///   - surface: what to draw on.
  func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface)
  /// Draws the control of a film, in all of its frames.
  ///
  /// - Parameters:
  ///   - film: what is put together; its frames are known to it.
  ///   - style: as for a picture.
  /// - Returns: whether it could be drawn; `false` if it is too much for one film.
  static func draw(film: inout FilmStage<Self>, _ style: StaticText) -> Bool
}

extension DrawnControl {
  /// One style, no strip, nothing that hovers.
  public static var look: ControlLook { ControlLook() }
  /// A line with a thumb for each part.
  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    PlainPicture(control: self, viewport: viewport).draw(on: &surface)
  }
  /// A picture for each frame in which it looks different.
  public static func draw(film: inout FilmStage<Self>, _ style: StaticText) -> Bool {
    film.drawPages(style)
  }
}

extension ControlSnapshot where Subject: DrawnControl {
  /// The frame of a picture: the viewport, and the drawing beyond its ends.
  public var pictureFrame: Rect { frame.longer(by: Subject.look.overhang, along: axis) }

  /// Draws the control, without the pointers.
  ///
  /// - Parameters:
  ///   - style: one of its control's; any other name stands for the first.
  ///   - surface: what to draw on.
  public func draw(_ style: StaticText, on surface: inout some Surface) {
    control.draw(style, in: frame, on: &surface)
  }
}

extension Rect {
  /// With so many points more at both ends.
  func longer(by overhang: Double, along axis: Setting.AxisName) -> Rect {
    axis == .x
      ? Rect(x: x - overhang, y: y, width: width + 2 * overhang, height: height)
      : Rect(x: x, y: y - overhang, width: width, height: height + 2 * overhang)
  }
}

/// Something that is done with a control that can be drawn, whose type is known only when the program runs.
package protocol DrawnVisitor {
  associatedtype Result
  mutating func visit<Subject: DrawnControl>(_ control: Subject.Type) -> Result
}

extension ControlSet {
  /// The facts for pictures and terminals of the control with a name.
  package func look(of name: StaticText) -> ControlLook {
    var finder = LookFinder()
    return visitDrawn(name, &finder)
  }

  private struct LookFinder: DrawnVisitor {
    func visit<Subject: DrawnControl>(_ control: Subject.Type) -> ControlLook { control.look }
  }

  /// Visits the control of a name; if there is no such control, the first.
  ///
  /// A control of somebody else's that cannot be drawn ends the program.
  package func visitDrawn<Visitor: DrawnVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    #if !hasFeature(Embedded)
    if let foreign = foreignControl(name) {
      guard let drawn = foreign as? any DrawnControl.Type else {
        preconditionFailure("pictures show a control that conforms to DrawnControl alone")
      }
      return visitor.visit(drawn)
    }
    #endif
    return OurControls.visitDrawn(known(name), &visitor) ?? visitor.visit(RulerControl.self)
  }
}

/// A list of controls that can be drawn.
private protocol DrawnList {
  static func visitDrawn<Visitor: DrawnVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result?
}

extension NoControls: DrawnList {
  fileprivate static func visitDrawn<Visitor: DrawnVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? { nil }
}

extension Controls: DrawnList where First: DrawnControl, Others: DrawnList {
  fileprivate static func visitDrawn<Visitor: DrawnVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? {
    guard isFirst(name) else { return Others.visitDrawn(name, &visitor) }
    return visitor.visit(First.self)
  }
}
