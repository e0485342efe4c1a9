import ControlCore
import Ruler

/// A ruler in one frame of a film.
struct FilmRuler {
  let ruler: RulerControl
  let scene: RulerScene
  let time: Int64

  init(_ ruler: RulerControl, _ still: Still) {
    self.ruler = ruler
    scene = ruler.scene(breadth: still.breadth(ruler.configuration.orientation))
    time = still.time.nanoseconds
  }
}

/// Frames in which a ruler looks the same but for where it is.
struct FilmStrip {
  var frames: [FilmRuler]

  var configuration: RulerConfiguration? { frames.first?.ruler.configuration }

  /// All that shows of the ruler in any of the frames; `nil` if its marks are too far from each other
  /// to tell where it is.
  var scene: RulerScene? {
    guard let first = frames.first, let place = MarkLine(first.scene) else { return nil }
    var reach = first.scene.length
    for frame in frames {
      guard let line = MarkLine(frame.scene) else { return nil }
      let away = line.place(of: place.index) - place.place(of: place.index)
      reach = max(reach, first.scene.length + 2 * abs(away))
    }
    var configuration = first.ruler.configuration
    configuration.length = min(reach, 1e9)
    let long = RulerControl(value: first.ruler.value, configuration: configuration)
    return long.scene(breadth: first.scene.breadth)
  }

  /// How far the strip must be moved for a frame, in points.
  func shift(_ frame: FilmRuler, in scene: RulerScene) -> Double {
    guard let line = MarkLine(frame.scene), let strip = MarkLine(scene) else { return 0 }
    return line.place(of: line.index) - strip.place(of: line.index)
  }
}

/// Where the marks of a scene are: evenly spaced along a line.
private struct MarkLine {
  let index: Int64
  private let along: Double
  private let pitch: Double

  init?(_ scene: RulerScene) {
    guard scene.markCount > 1 else { return nil }
    let (first, last) = (scene.mark(0), scene.mark(scene.markCount - 1))
    index = first.index
    along = first.along
    pitch = (last.along - first.along) / Double(last.index - first.index)
  }

  func place(of index: Int64) -> Double { along + Double(index - self.index) * pitch }
}
