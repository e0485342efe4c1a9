import GestureReplay
import GestureScript

/// The record of a session as it is made: what has happened is in its file at once, line by line, so that
/// it is there whatever ends the session.
///
/// The session's end writes the file once more, whole and tidied.
struct PlayRecord {
  private let file: Int32

  /// Begins a record with the settings of a session.
  ///
  /// - Parameters:
  ///   - path: where it goes. Standard output and what is no file get nothing before the end.
  ///   - settings: a script without events.
  /// - Throws: why nothing can be written there.
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
  /// The value of each part, as a header has them.
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
  /// Writes the record and the trace of a session that is over, if they are wanted.
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
