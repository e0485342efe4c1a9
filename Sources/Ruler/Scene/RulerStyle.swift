import ControlCore
public import Presentation

/// How a ruler looks. See `ControlStyle`.
public protocol RulerStyle: ControlStyle where Scene == RulerScene {}

extension RulerScene {
  /// Draws the ruler in its style, and around that what belongs to all rulers, once: paleness when it
  /// is disabled, and a ring when it has the keyboard.
  ///
  /// - Parameters:
  ///   - style: the style, or several as one; the default is around it.
  ///   - format: how labels are written.
  ///   - surface: what to draw on.
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

/// Where delegating ends: the default style, which delegates no further.
public struct DefaultRulerPainter: Painter {
  /// The default style draws.
  public init() {}

  public func draw(_ scene: RulerScene, on surface: inout some Surface) {
    ScaleRulerStyle.primary.draw(scene, on: &surface)
  }
}
