internal import ControlCore
internal import Presentation
internal import Slider

/// How a slider lies in its view: the track in the middle, with room at both ends for the thumbs there.
struct SliderPlane: Equatable {
  /// Of the view, in points.
  var width: Double
  var height: Double
  var isVertical = false

  /// How long the track is, in points.
  var length: Double { max((isVertical ? height : width) - 2 * SliderScene.overhang, 0) }

  /// Points across the track.
  var breadth: Double { isVertical ? width : height }

  /// Where the track's room begins in the view: places of the engine count from there.
  var origin: Point {
    isVertical ? Point(x: 0, y: SliderScene.overhang) : Point(x: SliderScene.overhang, y: 0)
  }

  /// What takes the fingers that mean a thumb, so that two thumbs can be held at once: 44 points wide and high where
  /// there is room. Between two thumbs it ends half-way, but is no less than a thumb, so that there is something to
  /// focus and to read where thumbs lie upon each other. Whatever takes a finger, the engine says which thumb it holds.
  ///
  /// - Parameters:
  ///   - part: of the thumb, from 0.
  ///   - scene: what shows.
  /// - Returns: in points of the scene.
  static func area(of part: Int, in scene: SliderScene) -> Rect {
    let along = scene.thumb(part).along
    var (before, after) = (largest, largest)
    for other in 0..<scene.thumbCount where other != part {
      let gap = scene.thumb(other).along - along
      if gap <= 0 { before = min(before, -gap / 2) }
      if gap >= 0 { after = min(after, gap / 2) }
    }
    (before, after) = (max(before, least), max(after, least))
    let across = min(largest, max(scene.middle, least))
    return scene.frame(
      along: along - before, across: scene.middle - across, before + after, 2 * across)
  }

  /// Half of what Apple's guidelines want a finger to have, in points.
  private static var largest: Double { 22 }
  private static var least: Double { SliderThumb.size / 2 }
}
