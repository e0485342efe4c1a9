import ControlCore
public import Presentation

/// The appearance of a ruler. See `ControlStyle`.
public protocol RulerStyle: ControlStyle where Scene == RulerScene {}

extension RulerScene {
  /// Draws the ruler in its style. Adds the effects common to all rulers: translucent when
  /// disabled, and a ring when it has the keyboard focus.
  ///
  /// - Parameters:
  ///   - style: style, or several combined, which may delegate to the default.
  ///   - format: format of the labels.
  ///   - surface: surface to draw on.
  @inline(never)
  public func draw(
    _ style: some ControlStyle<RulerScene>, format: some ValueFormat = .decimal,
    on surface: inout some Surface
  ) {
    surface.region(Region(.control, frame))
    surface.fade(isEnabled ? 1 : 0.4) { surface in
      surface.formatted(as: format) { surface in
        style.draw(self, next: DefaultRulerPainter(), on: &surface)
      }
    }
    if environment.isFocused {
      surface.stroke(.roundedRectangle(frame.inset(by: 1.5), radius: 8), .blue, width: 3)
    }
  }

  /// Draws the ruler in its default style.
  public func draw(
    format: some ValueFormat = .decimal, on surface: inout some Surface
  ) {
    draw(.primary, format: format, on: &surface)
  }
}

/// The end of delegation: the default style, which delegates no further.
public struct DefaultRulerPainter: Painter {
  /// Creates the painter of the default style.
  public init() {}

  public func draw(_ scene: RulerScene, on surface: inout some Surface) {
    ScaleRulerStyle.primary.draw(scene, on: &surface)
  }
}
