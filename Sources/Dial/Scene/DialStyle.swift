import ControlCore
public import Presentation

/// A style of drawing dials. See `ControlStyle`.
public protocol DialStyle: ControlStyle where Scene == DialScene {}

extension DialScene {
  /// Draws the dial in a style, with the features common to all dials: a fade to 40 % when
  /// disabled, and a focus ring.
  ///
  /// - Parameters:
  ///   - style: The style, or several composed as one around the default style.
  ///   - format: The format of values.
  ///   - surface: The surface to draw on.
  @inline(never)
  public func draw(
    _ style: some ControlStyle<DialScene>, format: some ValueFormat = .decimal,
    on surface: inout some Surface
  ) {
    surface.region(Region(.control, frame))
    surface.fade(isEnabled ? 1 : 0.4) { surface in
      surface.formatted(as: format) { surface in
        style.draw(self, next: DefaultDialPainter(), on: &surface)
      }
    }
    guard environment.isFocused, radius > Self.ring else { return }
    surface.stroke(.circle(center: center, radius: radius - Self.ring / 2), .blue, width: Self.ring)
  }

  /// Draws the dial in its default style.
  public func draw(format: some ValueFormat = .decimal, on surface: inout some Surface) {
    draw(.pointer, format: format, on: &surface)
  }

  /// The width of the focus ring, in points.
  static let ring = 3.0
}

/// The end of the delegation chain: draws the default style, which delegates no further.
public struct DefaultDialPainter: Painter {
  /// Creates the painter of the default style.
  public init() {}

  public func draw(_ scene: DialScene, on surface: inout some Surface) {
    RoundDialStyle.pointer.draw(scene, on: &surface)
  }
}
