internal import ControlCore
internal import Presentation
internal import Slider

/// The layout of a slider in its view: the track in the middle, with space for a thumb at each end.
struct SliderPlane: Equatable {
  /// The size of the view in points.
  var width: Double
  var height: Double
  var isVertical = false

  /// The length of the track in points.
  var length: Double { max((isVertical ? height : width) - 2 * SliderScene.overhang, 0) }

  /// The size of the view across the track, in points.
  var breadth: Double { isVertical ? width : height }

  /// The origin of the engine's coordinates in the view: the corner at the start of the track.
  var origin: Point {
    isVertical ? Point(x: 0, y: SliderScene.overhang) : Point(x: SliderScene.overhang, y: 0)
  }

  /// Returns the touch area of a thumb, so that two thumbs can be held at once: up to 44 × 44
  /// points. It ends half-way to a neighbouring thumb but is never smaller than a thumb, so
  /// overlapping thumbs can still be focused and read. The engine decides which thumb is held.
  ///
  /// - Parameters:
  ///   - part: index of the thumb, from 0.
  ///   - scene: the visible scene.
  /// - Returns: the area in points of the scene.
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

  /// Half the touch size recommended by Apple's guidelines, in points.
  private static var largest: Double { 22 }
  private static var least: Double { SliderThumb.size / 2 }
}
