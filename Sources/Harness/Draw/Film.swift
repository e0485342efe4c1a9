import ControlCore
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
  /// How long the last picture stays, in nanoseconds.
  static let hold: Int64 = 1_000_000_000

  /// Films a script; `nil` if it is longer than two minutes, a ruler moves too far for one picture, or
  /// a rating shows too much.
  ///
  /// - Parameters:
  ///   - script: the script; `Replay.read` must have found no problem.
  ///   - replay: what came of it.
  ///   - style: one of its control's.
  ///   - appearance: which colours.
  public init?(
    _ script: Script, _ replay: Replay, style: PictureStyle,
    appearance: Appearance = .automatic
  ) {
    let stills = Still.series(in: script, frame: Self.frame, most: Self.mostFrames + 1)
    guard let first = stills.first, Int64(stills.count) <= Self.mostFrames else { return nil }
    let plot = Plot(script, replay, named: [])
    var stage = FilmStage(
      stills, duration: replay.end.nanoseconds.addingSaturated(Self.hold),
      title: plot.title, appearance: appearance)
    stage.drawPanel()
    let hasSubject =
      switch first.subject {
      case .ruler: stage.draw(rulers: stills, style)
      case .rating: stage.draw(ratings: stills, style)
      }
    guard hasSubject else { return nil }
    stage.drawFingers(stills)
    stage.drawReadout(stills)
    stage.drawTimeline(plot)
    bytes = stage.surface.finish()
  }
}
