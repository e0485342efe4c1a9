import ControlCore
import Presentation

/// Marks of a slider, some with values: below the track, or beside it if it is vertical.
struct SliderLabels {
  /// The size of a footnote on Apple's platforms, in points.
  private static let footnote = 13.0
  /// Points from the middle of the track to labels and bubbles; clears the ring of a thumb.
  static let start = 18.0

  private let scene: SliderScene
  private let size: Double
  private let distance: Double

  init(_ scene: SliderScene, _ surface: inout some Surface) {
    self.scene = scene
    let size = Self.size(in: scene.environment)
    self.size = size
    distance = scene.labelDistance(size: size) { surface.characters(of: $0) }
  }

  /// Returns the text size of values, in points.
  static func size(in environment: ControlEnvironment) -> Double {
    footnote * environment.textScale
  }

  func draw(on surface: inout some Surface) {
    var marks = scene.marks(labelDistance: distance)
    while let mark = marks.next() { draw(mark, on: &surface) }
  }

  private func draw(_ mark: SliderMark, on surface: inout some Surface) {
    let length = mark.hasLabel ? 8.0 : 5
    let frame = scene.frame(along: mark.along - 1, across: scene.middle + 7, 2, length)
    surface.fill(.roundedRectangle(frame, radius: 1), mark.hasLabel ? .label : .sliderRest)
    guard mark.hasLabel else { return }
    let isVertical = scene.orientation == .vertical
    let style = TextStyle(size: size, ink: .label, anchor: isVertical ? .left : .middle)
    let across = scene.middle + Self.start + (isVertical ? 0 : size * 0.6)
    let along =
      isVertical
      ? mark.along : inside(mark.along, surface.characters(of: mark.value))
    surface.value(mark.value, at: scene.point(along: along, across: across), style)
  }

  /// Returns the label's middle, moved so that the label stays within the frame.
  private func inside(_ along: Double, _ characters: Int64) -> Double {
    let half = Double(characters) * size * SliderScene.digit / 2
    let (low, high) = (half - SliderScene.overhang, scene.length + SliderScene.overhang - half)
    return low < high ? min(max(along, low), high) : scene.length / 2
  }
}
