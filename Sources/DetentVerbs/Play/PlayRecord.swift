import GestureReplay
import GestureScript

/// Record of a session, written line by line as it happens, so that it survives any end.
///
/// The end of the session writes it again, formatted.
struct PlayRecord {
  private let path: String?
  /// Text until the first action; until then nothing is worth a file.
  private var text: [UInt8]
  /// Open file; `nil` for none, standard output and devices, which get the record at the end.
  private var file: Int32?
  /// True once the session has an action.
  private(set) var hasAction = false

  /// Begins a record with the settings of a session.
  ///
  /// - Parameters:
  ///   - path: path of the record; `nil` for none.
  ///   - settings: script without events.
  init(_ path: String?, _ settings: Script) {
    (self.path, text) = (path, ScriptWriter.text(of: settings))
  }

  /// Appends a line; an action is a line that not only the terminal or the end causes.
  mutating func append(_ line: Script.Line, isAction: Bool) {
    ScriptWriter.append(line, to: &text)
    if isAction, !hasAction {
      hasAction = true
      // The end of the session reports a file that cannot be written.
      file = path.flatMap { try? Files.begin($0) }
    }
    guard hasAction else { return }
    if let file { Console.write(text, to: file) }
    text = []
  }
}

extension LivePlay {
  /// Value of each part, as in a header.
  var valueText: String {
    let values = (0..<max(control.partCount, 1)).map { part in
      var text: [UInt8] = []
      DecimalText.append(control.value(of: part), to: &text)
      return String(decoding: text, as: UTF8.self)
    }
    return values.joined(separator: " ")
  }
}

extension PlayRequest {
  /// Writes the requested record and trace of a finished session.
  func write<Subject>(
    _ play: LivePlay<Subject>, of file: ScriptFile, _ console: Console
  ) -> ExitStatus {
    var status = ExitStatus.passed
    if let record {
      status = record.write(ScriptWriter.text(of: play.script), console)
    }
    guard let trace else { return status }
    let name = Array(Files.name(record?.path ?? file.path).utf8)
    let text = play.trace(named: name, from: file.controls.driver)
    return status.joined(with: trace.write(text, console))
  }
}
