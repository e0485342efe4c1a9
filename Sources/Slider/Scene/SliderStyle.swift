import ControlCore
public import Presentation

/// A style of drawing sliders. See `ControlStyle`.
public protocol SliderStyle: ControlStyle where Scene == SliderScene {}

extension SliderScene {
  /// Draws the slider in a style, with the features common to all sliders: a fade to 40 % when
  /// disabled, and a focus ring around the thumb that has the keyboard.
  ///
  /// - Parameters:
  ///   - style: The style, or several composed as one around the default style.
  ///   - format: The format of values.
  ///   - surface: The surface to draw on.
  public func draw(
    _ style: some ControlStyle<SliderScene>, format: some ValueFormat = .decimal,
    on surface: inout some Surface
  ) {
    surface.region(Region(.control, frame))
    surface.fade(isEnabled ? 1 : 0.4) { surface in
      surface.formatted(as: format) { surface in
        style.draw(self, next: DefaultSliderPainter(), on: &surface)
      }
    }
    for number in 0..<thumbCount {
      let thumb = thumb(drawnAs: number)
      surface.region(Region(.thumb(Int64(saturating: Double(thumb.part))), thumb.frame))
    }
    guard environment.isFocused else { return }
    let ring = thumb(focus).frame.inset(by: -1.5)
    surface.stroke(.circle(center: ring.center, radius: ring.width / 2), .blue, width: 3)
  }

  /// Draws the slider in its default style.
  public func draw(format: some ValueFormat = .decimal, on surface: inout some Surface) {
    draw(.bar, format: format, on: &surface)
  }
}

/// The end of the delegation chain: draws the default style, which delegates no further.
public struct DefaultSliderPainter: Painter {
  /// Creates the painter of the default style.
  public init() {}

  public func draw(_ scene: SliderScene, on surface: inout some Surface) {
    TrackSliderStyle.bar.draw(scene, on: &surface)
  }
}
