import ControlCore
public import Presentation

/// How a slider looks. See `ControlStyle`.
public protocol SliderStyle: ControlStyle where Scene == SliderScene {}

extension SliderScene {
  /// Draws the slider in its style, and around that what belongs to all sliders, once: paleness when it is disabled, and
  /// a ring around the thumb that has the keyboard.
  ///
  /// - Parameters:
  ///   - style: the style, or several as one; the default is around it.
  ///   - format: how values are written.
  ///   - surface: what to draw on.
  @inline(never)
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

/// Where delegating ends: the default style, which delegates no further.
public struct DefaultSliderPainter: Painter {
  /// The default style draws.
  public init() {}

  public func draw(_ scene: SliderScene, on surface: inout some Surface) {
    TrackSliderStyle.bar.draw(scene, on: &surface)
  }
}
