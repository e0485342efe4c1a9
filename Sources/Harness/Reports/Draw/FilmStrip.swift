import ControlCore
import GestureReplay
import GestureScript
import Ruler

/// A ruler in one frame of an animation.
struct FilmRuler {
  let ruler: RulerControl
  let scene: RulerScene
  let time: Int64

  init(_ snapshot: ControlSnapshot<RulerControl>) {
    ruler = snapshot.control
    scene = ruler.scene(breadth: snapshot.frame.breadth(ruler.configuration.orientation))
    time = snapshot.time.nanoseconds
  }
}

/// Frames in which a ruler differs only by its position.
struct FilmStrip {
  private(set) var frames: [FilmRuler]
  /// The part of the ruler that does not move.
  let window: RulerScene
  /// The time at which it appears.
  let start: Int64
  private let ruler: RulerControl

  init(_ first: FilmRuler) {
    frames = [first]
    window = first.scene
    start = first.time
    ruler = RulerControl(
      value: first.ruler.value, configuration: first.ruler.configuration)
  }

  /// Appends a frame.
  ///
  /// - Parameter frame: a frame later than all before.
  /// - Returns: false, without appending it, if the ruler looks different.
  package mutating func append(_ frame: FilmRuler) -> Bool {
    guard frame.ruler.configuration == ruler.configuration,
      frame.scene.breadth == window.breadth
    else { return false }
    frames.append(frame)
    return true
  }

  /// The part of the ruler visible in any of the frames.
  var scene: RulerScene {
    let reach = frames.reduce(0) { max($0, abs(way(to: $1))) }
    var configuration = ruler.configuration
    configuration.length = min(window.length + 2 * reach, 1e9)
    return RulerControl(value: ruler.value, configuration: configuration)
      .scene(breadth: window.breadth)
  }

  /// Returns the shift of the strip for a frame, in points on its axis.
  func shift(_ frame: FilmRuler, in scene: RulerScene) -> Double {
    window.cursor - scene.cursor + way(to: frame)
  }

  private func way(to frame: FilmRuler) -> Double {
    let growth = frame.ruler.offset - ruler.offset
    return ruler.configuration.growsForward ? -growth : growth
  }
}
