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
    let one = scene.thumb(first)
    let (length, breadth) = sides(of: one, &surface)
    guard let second else {
      return draw(one.value, at: inside(one.along, length), length, breadth, ink, &surface)
    }
    // Two that would overlap make way for each other.
    let other = scene.thumb(second)
    let (otherLength, otherBreadth) = sides(of: other, &surface)
    let least = (length + otherLength) / 2 + 2
    let sense = other.along < one.along ? -1.0 : 1
    let room = max(least - abs(other.along - one.along), 0) / 2
    let place = inside(one.along - sense * room, length)
    let otherPlace = inside(
      sense > 0
        ? max(other.along + room, place + least) : min(other.along - room, place - least),
      otherLength)
    let back = max(least - abs(otherPlace - place), 0)
    draw(
      one.value, at: inside(place - sense * back, length), length, breadth, ink, &surface)
    draw(other.value, at: otherPlace, otherLength, otherBreadth, ink, &surface)
  }

  /// How long a bubble is along the track, and how broad.
  private func sides(
    of thumb: SliderThumb, _ surface: inout some Surface
  ) -> (length: Double, breadth: Double) {
    let characters = Double(surface.characters(of: thumb.value))
    let (width, height) = (characters * size * SliderScene.digit + 12, size * 1.2 + 4)
    return scene.orientation == .horizontal
      ? (max(width, height), height) : (height, max(width, height))
  }

  /// Where the middle of a bubble is that does not stand out of the frame.
  private func inside(_ along: Double, _ length: Double) -> Double {
    let low = length / 2 - SliderScene.overhang
    let high = scene.length + SliderScene.overhang - length / 2
    return low < high ? min(max(along, low), high) : scene.length / 2
  }

  private func draw(
    _ value: Double, at along: Double, _ length: Double, _ breadth: Double, _ ink: Ink,
    _ surface: inout some Surface
  ) {
    let across = scene.middle - SliderLabels.start - breadth
    let frame = scene.frame(along: along - length / 2, across: across, length, breadth)
    surface.fill(.roundedRectangle(frame, radius: 6), .background)
    surface.stroke(.roundedRectangle(frame.inset(by: 0.75), radius: 5.25), ink, width: 1.5)
    surface.value(value, at: frame.center, TextStyle(size: size, ink: .label))
  }
}
