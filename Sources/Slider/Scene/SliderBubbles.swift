import ControlCore
import Presentation

/// The values of those thumbs that are held, and while none is, of the one that has the keyboard: above them, at the
/// left if the slider is vertical.
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
    // Where there is no room for both, the upper shows.
    if part(&one, &other) { draw(one, ink, &surface) }
    draw(other, ink, &surface)
  }

  /// One bubble.
  private struct Bubble {
    let value: Double
    /// Where its middle is.
    var along: Double
    let length: Double

    init(_ thumb: SliderThumb, length: Double) {
      (value, along, self.length) = (thumb.value, thumb.along, length)
    }
  }

  /// Moves two bubbles to where neither covers the other; the first is that of the lower thumb.
  ///
  /// - Returns: whether there is room for both.
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

  /// How long the bubble of a thumb is along the track.
  private func length(of part: Int, _ surface: inout some Surface) -> Double {
    scene.orientation == .horizontal ? width(of: scene.thumb(part).value, &surface) : height
  }

  private func width(of value: Double, _ surface: inout some Surface) -> Double {
    max(Double(surface.characters(of: value)) * size * SliderScene.digit + 12, height)
  }

  private var height: Double { size * 1.2 + 4 }

  /// Where the middle of a bubble is that does not stand out of the frame.
  private func inside(_ bubble: Bubble) -> Double {
    let low = bubble.length / 2 - SliderScene.overhang
    let high = scene.length + SliderScene.overhang - bubble.length / 2
    return low < high ? min(max(bubble.along, low), high) : scene.length / 2
  }

  private func draw(_ bubble: Bubble, _ ink: Ink, _ surface: inout some Surface) {
    let breadth = scene.orientation == .horizontal ? height : width(of: bubble.value, &surface)
    // Where there is no room it covers the edge of its thumb, rather than be cut off itself.
    let above = scene.middle - SliderLabels.start - breadth
    let across = max(above, min(above + 8, 0))
    let frame = scene.frame(
      along: bubble.along - bubble.length / 2, across: across, bubble.length, breadth)
    surface.fill(.roundedRectangle(frame, radius: 6), .background)
    surface.stroke(.roundedRectangle(frame.inset(by: 0.75), radius: 5.25), ink, width: 1.5)
    surface.value(bubble.value, at: frame.center, TextStyle(size: size, ink: .label))
  }
}
