import ControlCore
public import Presentation

/// A track with thumbs, a thicker coloured filled part, and optional marks, values and bubbles. A
/// pale ring marks the resting position of a moving thumb.
///
/// Contrast on light and dark backgrounds is at least 3:1, and 4.5:1 for text.
public struct TrackSliderStyle<Thumb: Painter<SliderThumb>>: SliderStyle {
  /// The start of the filled part of a track with one thumb: a value, which gets a mark. `nil`
  /// stands for the lower bound, without a mark.
  public var origin: Double?
  /// True to draw marks, with values where they fit.
  public var hasMarks: Bool
  /// True to draw the values of held thumbs; while none is held, of the focused thumb.
  public var hasBubbles: Bool
  /// The colour of the filled part.
  public var ink: Ink
  /// The painter of each thumb.
  public var thumb: Thumb

  /// Creates a style of a track and its thumbs.
  public init(
    origin: Double? = nil, hasMarks: Bool = false, hasBubbles: Bool = false, ink: Ink = .blue,
    thumb: Thumb
  ) {
    (self.origin, self.hasMarks, self.hasBubbles) = (origin, hasMarks, hasBubbles)
    (self.ink, self.thumb) = (ink, thumb)
  }

  /// Returns this style with other thumbs.
  public func with<Other: Painter<SliderThumb>>(thumb: Other) -> TrackSliderStyle<Other> {
    TrackSliderStyle<Other>(
      origin: origin, hasMarks: hasMarks, hasBubbles: hasBubbles, ink: ink, thumb: thumb)
  }

  /// The breadth that fits everything, in points; longer values need more on a vertical slider.
  public func breadth(in environment: ControlEnvironment) -> Double {
    let values = SliderLabels.start + SliderLabels.size(in: environment) * 1.2 + 4
    return 2 * (hasMarks || hasBubbles ? values : SliderScene.overhang)
  }

  public func draw(
    _ scene: SliderScene, next: some Painter<SliderScene>, on surface: inout some Surface
  ) {
    draw(scene, on: &surface)
  }

  func draw(_ scene: SliderScene, on surface: inout some Surface) {
    drawBar(0...scene.length, 3, .sliderRest, scene, &surface)
    drawBar(scene.filled(from: origin), 6, ink, scene, &surface)
    if let origin { drawOrigin(scene.place(of: origin), scene, &surface) }
    if hasMarks { SliderLabels(scene, &surface).draw(on: &surface) }
    for part in 0..<scene.thumbCount {
      guard let ghost = scene.thumb(part).landing else { continue }
      let circle = Outline.circle(center: ghost.center, radius: ghost.width / 2 - 3)
      surface.stroke(circle, ink.opacity(0.45), width: 2)
    }
    for number in 0..<scene.thumbCount {
      thumb.draw(scene.thumb(drawnAs: number), on: &surface)
    }
    if hasBubbles { SliderBubbles(scene).draw(ink, on: &surface) }
  }

  /// Draws part of the track, centred across it, with round ends.
  private func drawBar(
    _ span: ClosedRange<Double>, _ width: Double, _ ink: Ink, _ scene: SliderScene,
    _ surface: inout some Surface
  ) {
    let frame = scene.frame(
      along: span.lowerBound - width / 2, across: scene.middle - width / 2,
      span.upperBound - span.lowerBound + width, width)
    surface.fill(.capsule(frame), ink)
  }

  private func drawOrigin(_ along: Double, _ scene: SliderScene, _ surface: inout some Surface) {
    let frame = scene.frame(along: along - 1.5, across: scene.middle - 9, 3, 18)
    surface.fill(.roundedRectangle(frame, radius: 1.5), .label)
  }
}

extension ControlStyle where Self == TrackSliderStyle<DiscThumb> {
  /// The default: a track filled from the lower bound to its thumb, or from the first thumb to the
  /// last.
  public static var bar: Self { Self(thumb: DiscThumb()) }
  /// A track filled from a value inside the range, such as 0 of a balance or temperature.
  public static func from(_ origin: Double) -> Self { Self(origin: origin, thumb: DiscThumb()) }
  /// A track with marks, and values below them.
  public static var marks: Self { Self(hasMarks: true, thumb: DiscThumb()) }
  /// A track with the value above a thumb that is held or has the keyboard.
  public static var bubble: Self { Self(hasBubbles: true, thumb: DiscThumb()) }
}

extension Ink {
  /// The unfilled track: contrast 3.9:1 on light, 5.1:1 on dark backgrounds. At half opacity a line
  /// stays visible without colours.
  static let sliderRest = Ink.label.opacity(0.5)
}
