import ControlCore
import Presentation

/// The values of held thumbs (at most two), or of the focused thumb while none is held. They are
/// above the thumbs, or left of them if the slider is vertical.
struct SliderBubbles {
  private let scene: SliderScene
  private let size: Double
  private var first: Int?
  private var second: Int?

  init(_ scene: SliderScene) {
    self.scene = scene
    size = SliderLabels.size(in: scene.environment)
    for part in 0..<scene.thumbCount where scene.thumbs[part].isHeld {
      if first == nil { first = part } else if second == nil { second = part }
    }
    if first == nil, scene.environment.isFocused { first = scene.focus }
  }

  func draw(_ ink: Ink, on surface: inout some Surface) {
    guard let first else { return }
    var one = Bubble(scene.thumb(first), length: length(of: first, &surface))
    guard let second else {
      one.along = inside(one)
      return draw(one, ink, &surface)
    }
    var other = Bubble(scene.thumb(second), length: length(of: second, &surface))
    // Only the upper bubble shows if both do not fit.
    if part(&one, &other) { draw(one, ink, &surface) }
    draw(other, ink, &surface)
  }

  /// One bubble.
  private struct Bubble {
    let value: Double
    /// The position of the bubble's middle along the track.
    var along: Double
    let length: Double

    init(_ thumb: SliderThumb, length: Double) {
      (value, along, self.length) = (thumb.value, thumb.along, length)
    }
  }

  /// Moves two bubbles apart until neither covers the other; the first belongs to the lower thumb.
  ///
  /// - Returns: True if both fit.
  private func part(_ one: inout Bubble, _ other: inout Bubble) -> Bool {
    let least = (one.length + other.length) / 2 + 2
    let sense = scene.growsForward ? 1.0 : -1
    let excess = max(least - sense * (other.along - one.along), 0) / 2
    one.along -= sense * excess
    one.along = inside(one)
    other.along = sense * max(sense * other.along, sense * one.along + least)
    other.along = inside(other)
    one.along = sense * min(sense * one.along, sense * other.along - least)
    return abs(inside(one) - one.along) <= 1e-6
  }

  /// Returns the length of a thumb's bubble along the track.
  private func length(of part: Int, _ surface: inout some Surface) -> Double {
    scene.orientation == .horizontal ? width(of: scene.thumb(part).value, &surface) : height
  }

  private func width(of value: Double, _ surface: inout some Surface) -> Double {
    max(Double(surface.characters(of: value)) * size * SliderScene.digit + 12, height)
  }

  private var height: Double { size * 1.2 + 4 }

  /// Returns the bubble's middle, moved so that the bubble stays within the frame.
  private func inside(_ bubble: Bubble) -> Double {
    let low = bubble.length / 2 - SliderScene.overhang
    let high = scene.length + SliderScene.overhang - bubble.length / 2
    return low < high ? min(max(bubble.along, low), high) : scene.length / 2
  }

  private func draw(_ bubble: Bubble, _ ink: Ink, _ surface: inout some Surface) {
    let breadth = scene.orientation == .horizontal ? height : width(of: bubble.value, &surface)
    // In a small breadth the bubble covers up to 8 points of its thumb, to avoid being cut off.
    let above = scene.middle - SliderLabels.start - breadth
    let across = max(above, min(above + 8, 0))
    let frame = scene.frame(
      along: bubble.along - bubble.length / 2, across: across, bubble.length, breadth)
    surface.fill(.roundedRectangle(frame, radius: 6), .background)
    surface.stroke(.roundedRectangle(frame.inset(by: 0.75), radius: 5.25), ink, width: 1.5)
    surface.value(bubble.value, at: frame.center, TextStyle(size: size, ink: .label))
  }
}
