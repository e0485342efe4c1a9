import ControlCore
public import Presentation

/// A track with its thumbs: what is filled is thicker than the rest, and has another colour. With marks and values
/// below it, beside it if it is vertical, and with the values of thumbs above it, or without.
///
/// What is drawn on light and on dark ground has a contrast of at least 3 to 1, and text one of 4.5 to 1.
public struct TrackSliderStyle<Thumb: Painter<SliderThumb>>: SliderStyle {
  /// Where the filled part of a track with one thumb begins: a value, which has a mark on the track. `nil`: at the
  /// lower bound, without a mark.
  public var origin: Double?
  /// Whether marks show, with values where there is room for them.
  public var hasMarks: Bool
  /// Whether the values of those thumbs show that are held; while none is, of the one that has the keyboard.
  public var hasBubbles: Bool
  /// The colour of the filled part.
  public var ink: Ink
  /// Draws each thumb.
  public var thumb: Thumb

  /// A track and its thumbs.
  public init(
    origin: Double? = nil, hasMarks: Bool = false, hasBubbles: Bool = false, ink: Ink = .blue,
    thumb: Thumb
  ) {
    (self.origin, self.hasMarks, self.hasBubbles) = (origin, hasMarks, hasBubbles)
    (self.ink, self.thumb) = (ink, thumb)
  }

  /// Returns a style with this track and other thumbs.
  public func with<Other: Painter<SliderThumb>>(thumb: Other) -> TrackSliderStyle<Other> {
    TrackSliderStyle<Other>(
      origin: origin, hasMarks: hasMarks, hasBubbles: hasBubbles, ink: ink, thumb: thumb)
  }

  /// The breadth in which all of it has room, in points; a vertical slider needs as much more as its values are longer
  /// than two digits.
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

  /// A part of the track, in its middle; its ends are round.
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
  /// A track, filled from the lower bound to its thumb, or from the first thumb to the last: the default.
  public static var bar: Self { Self(thumb: DiscThumb()) }
  /// Filled from a value that is in the middle of things, as 0 of a balance, or of a temperature.
  public static func from(_ origin: Double) -> Self { Self(origin: origin, thumb: DiscThumb()) }
  /// With marks, and values below them.
  public static var marks: Self { Self(hasMarks: true, thumb: DiscThumb()) }
  /// With the value above a thumb that is held or has the keyboard.
  public static var bubble: Self { Self(hasBubbles: true, thumb: DiscThumb()) }
}

extension Ink {
  /// What of a track is not filled: 3.9 to 1 on light ground, 5.1 to 1 on dark. It is not less than half opaque, or a
  /// line of it could not be seen where there are no colours.
  static let sliderRest = Ink.label.opacity(0.5)
}
