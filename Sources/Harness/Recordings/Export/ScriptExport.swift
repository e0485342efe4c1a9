import ControlCore
import GestureReplay
import GestureScript

/// Writes what a script does to a control in the formats of others.
///
/// A pure function: the same script gives the same bytes. What comes of them when they are imported
/// again is the script, but for what was lost; and importing, exporting and importing again changes
/// nothing any more.
public enum ScriptExport {
  /// The formats of others.
  public enum Format: Equatable, Sendable {
    /// Actions as WebDriver takes them: JSON.
    case w3cActions
    /// Pointer events, one JSON object per line, as `PointerNDJSONReader` reads them.
    case pointerNDJSON

    /// As messages show it.
    public var name: StaticString {
      switch self {
      case .w3cActions: "W3C Actions"
      case .pointerNDJSON: "pointer NDJSON"
      }
    }
  }

  /// Writes a script.
  ///
  /// The script is played, for only that tells how long a `settle` takes.
  ///
  /// - Parameters:
  ///   - script: one without `Replay.problems(of:)`.
  ///   - format: what to write.
  ///   - controls: the controls that it may be about.
  /// - Returns: the text, with a line end at its end, and what it does not hold.
  /// - Throws: `Diagnostic` if the script cannot be played to its end, or is too much for the format.
  /// - Complexity: O(*n*) in the events that the script stands for.
  public static func text(
    of script: Script, as format: Format, controls: ControlSet = .ours
  ) throws(Diagnostic) -> (text: [UInt8], losses: ExportLosses) {
    try text(of: script, as: format, Replay(script, level: .calls, controls: controls))
  }

  static func text(
    of script: Script, as format: Format, _ replay: Replay
  ) throws(Diagnostic) -> (text: [UInt8], losses: ExportLosses) {
    if let stop = replay.stop { throw stop }
    var walk = ScriptWalk(script, keepsGlides: format == .w3cActions)
    switch format {
    case .pointerNDJSON:
      var writer = PointerNDJSONWriter()
      walk.walk(replay.lineTimes) { writer.write($0, &$1) }
      return (try writer.finish(), walk.losses)
    case .w3cActions:
      var writer = W3CWriter(script.settings)
      walk.walk(replay.lineTimes) { writer.write($0, &$1) }
      return (try writer.finish(), walk.losses)
    }
  }
}
