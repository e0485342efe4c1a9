import ControlCore
import GestureReplay
import GestureScript
import Pictures
public import Presentation

/// An animated SVG of a whole script: the control, the fingers, the value and the ticks.
///
/// Contains no scripts: a style sheet animates it, and respects a preference for reduced motion.
/// Its bytes depend on the script, style and appearance only.
public struct Film: Equatable, Sendable {
  /// The document.
  public let bytes: [UInt8]

  /// The frame rate, 30 Hz; motion in between is interpolated linearly.
  static let frame = Setting.FrameLength(1, 30)
  /// The maximum length in frames: two minutes.
  static let mostFrames: Int64 = 3600
  /// The time for which the last frame stays, in nanoseconds.
  static let hold: Int64 = 1_000_000_000

  /// Creates the animation of a script; `nil` if it is longer than two minutes or too complex: a
  /// ruler moves too far for one picture, or another control changes its appearance too often.
  ///
  /// - Parameters:
  ///   - script: the script; `Replay.read` must have found no error.
  ///   - replay: its replay.
  ///   - style: one of its control's styles; any other name, or none, stands for the first.
  ///   - appearance: the colours.
  ///   - controls: the controls that the script may name.
  public init?(
    _ script: Script, _ replay: Replay, style: StaticText = "",
    appearance: Appearance = .automatic, controls: ControlSet = .ours
  ) {
    var camera = Camera(script: script, replay: replay, style: style, appearance: appearance)
    guard let bytes = controls.visitDrawn(script.settings.control, &camera) else { return nil }
    self.bytes = bytes
  }

  /// Animates the control that the script names.
  private struct Camera: DrawnVisitor {
    let script: Script
    let replay: Replay
    let style: StaticText
    let appearance: Appearance

    mutating func visit<Subject: DrawnControl>(_ control: Subject.Type) -> [UInt8]? {
      let snapshots = ControlSnapshot<Subject>.series(
        in: script, frame: Film.frame, most: Film.mostFrames + 1)
      guard !snapshots.isEmpty, Int64(snapshots.count) <= Film.mostFrames else { return nil }
      let plot = Plot(script, replay, named: [])
      var stage = FilmStage(
        snapshots, duration: replay.end.nanoseconds.addingSaturated(Film.hold),
        title: plot.title, appearance: appearance)
      stage.drawPanel()
      guard Subject.draw(film: &stage, style) else { return nil }
      stage.drawFingers()
      stage.drawReadout()
      stage.drawTimeline(plot)
      return stage.surface.finish()
    }
  }
}
