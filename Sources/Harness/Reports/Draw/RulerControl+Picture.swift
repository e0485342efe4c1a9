import ControlCore
import GestureScript
public import Presentation
public import Ruler

// The drawing of rulers in pictures, animations and terminals.

extension RulerControl: DrawnControl {
  public static var look: ControlLook {
    ControlLook(
      styles: ["primary", "centered", "blank", "blank-centered"], isStrip: true,
      usual: [
        Setting("range", .range(0, 100)), .value(50), Setting("snap", .word("fraction")),
        Setting("tick", .word("fraction")), .viewport(375, 70),
      ])
  }

  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    scene(breadth: viewport.breadth(configuration.orientation))
      .draw(Self.style(style), on: &surface)
  }

  public static func draw(film: inout FilmStage<RulerControl>, _ style: StaticText) -> Bool {
    film.drawStrips(Self.style(style))
  }

  private static func style(_ name: StaticText) -> ScaleRulerStyle<CapsuleCursor> {
    if name == "centered" { return .centered }
    if name == "blank" { return .blank }
    return name == "blank-centered" ? .blankCentered : .primary
  }
}

extension Rect {
  /// Returns the size on the cross axis of a control that fills it.
  func breadth(_ orientation: ControlOrientation) -> Double {
    orientation == .horizontal ? height : width
  }
}
