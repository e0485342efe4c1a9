import ControlCore
public import Presentation

/// How a dial looks. See `ControlStyle`.
public protocol DialStyle: ControlStyle where Scene == DialScene {}

extension DialScene {
  /// Draws the dial in its style, and around that what belongs to all dials, once: paleness when it is disabled, and a
  /// ring around the one that has the keyboard.
  ///
  /// - Parameters:
  ///   - style: the style, or several as one; the default is around it.
  ///   - format: how values are written.
  ///   - surface: what to draw on.
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

  /// How broad the ring is around what has the keyboard, in points.
  static let ring = 3.0
}

/// Where delegating ends: the default style, which delegates no further.
public struct DefaultDialPainter: Painter {
  /// The default style draws.
  public init() {}

  public func draw(_ scene: DialScene, on surface: inout some Surface) {
    RoundDialStyle.pointer.draw(scene, on: &surface)
  }
}
