import ControlCore
import GestureReplay
import GestureScript

/// Writes the events of a script in foreign formats.
///
/// A pure function: the same script gives the same bytes. Importing them again gives the script,
/// except for the losses. Importing, exporting and importing again changes nothing further.
public enum ScriptExport {
  /// The formats of others.
  public enum Format: Equatable, Sendable {
    /// Actions for WebDriver: JSON.
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
  /// The script is played, because only playing it gives the duration of a `settle`.
  ///
  /// - Parameters:
  ///   - script: one without `Replay.problems(of:)`.
  ///   - format: the format to write.
  ///   - controls: the set of controls that scripts may name.
  /// - Returns: the text, with a line end at its end, and the losses.
  /// - Throws: `Diagnostic` if the script cannot be played to its end or exceeds the format.
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
