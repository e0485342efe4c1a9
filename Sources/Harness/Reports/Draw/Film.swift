import ControlCore
import GestureReplay
import GestureScript
import Pictures
public import Presentation

/// A whole script as one animated SVG: the control, the fingers on it, its value and its ticks.
///
/// Nothing in it is a program: a style sheet moves it, and stands still for viewers who prefer less
/// motion. The same script gives the same bytes.
public struct Film: Equatable, Sendable {
  /// The document.
  public let bytes: [UInt8]

  /// Thirty pictures a second are drawn; what moves in between moves evenly.
  static let frame = Setting.FrameLength(1, 30)
  /// The longest film, in frames: two minutes.
  static let mostFrames: Int64 = 3600
  /// The time for which the last picture stays, in nanoseconds.
  static let hold: Int64 = 1_000_000_000

  /// Films a script; `nil` if it is longer than two minutes, or has too much in it: a ruler moves too far for one
  /// picture, or another control looks different too often.
  ///
  /// - Parameters:
  ///   - script: the script; `Replay.read` must have found no problem.
  ///   - replay: what came of it.
  ///   - style: one of its control's; any other name, and none, stands for the first.
  ///   - appearance: which colours.
  ///   - controls: the controls that it may be about.
  public init?(
    _ script: Script, _ replay: Replay, style: StaticText = "",
    appearance: Appearance = .automatic, controls: ControlSet = .ours
  ) {
    var camera = Camera(script: script, replay: replay, style: style, appearance: appearance)
    guard let bytes = controls.visitDrawn(script.settings.control, &camera) else { return nil }
    self.bytes = bytes
  }

  /// Films the control that the script names.
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
