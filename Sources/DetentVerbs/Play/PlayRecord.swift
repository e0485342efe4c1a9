import GestureReplay
import GestureScript

/// Record of a session, written line by line as it happens, so that it survives any end.
///
/// The end of the session writes it again, formatted.
struct PlayRecord {
  private let file: Int32

  /// Begins a record with the settings of a session; `nil` for none, standard output and devices,
  /// which get it at the end.
  ///
  /// - Parameters:
  ///   - path: path of the record; `nil` for none.
  ///   - settings: script without events.
  /// - Throws: error if the file cannot be written.
  init?(_ path: String?, _ settings: Script) throws(Files.Failure) {
    guard let path, let file = try Files.begin(path) else { return nil }
    self.file = file
    Console.write(ScriptWriter.text(of: settings), to: file)
  }

  func append(_ line: Script.Line) {
    var text: [UInt8] = []
    ScriptWriter.append(line, to: &text)
    Console.write(text, to: file)
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
      status = Files.deliver(ScriptWriter.text(of: play.script), to: record, console)
    }
    guard let trace else { return status }
    let name = Array(Files.name(record ?? file.path).utf8)
    let text = play.trace(named: name, from: file.controls.driver)
    return status.joined(with: Files.deliver(text, to: trace, console))
  }
}
