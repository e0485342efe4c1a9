import ControlCore

// Checks that a script is playable on one of the controls.

extension ControlSet {
  /// Reads a script for playing: the implementation of `Replay.read`.
  package func read(_ source: [UInt8]) -> ScriptReading {
    var reading = ScriptReader.read(source, controls: self)
    guard let script = reading.script else { return reading }
    let table = table(of: script.settings)
    let problems = problems(of: script).pointedAtValues(
      in: SourceLines(source), partCount: table.partCount(script.settings))
    guard problems.isEmpty else {
      return ScriptReading(script: nil, diagnostics: problems + reading.diagnostics)
    }
    reading.diagnostics += ScriptLint.notes(on: script, table)
    return reading
  }

  /// Returns the errors in settings that conflict or are not those of the control.
  package func problems(of script: Script) -> [Diagnostic] {
    let settings = script.settings
    if let name = settings.control, table(named: name.bytes[...]) == nil {
      let span = script.headerSettings.last { $0.setting.name == "control" }?.span
      var message = [UInt8]("there is no control '")
      message.append(name.text)
      message.append("'")
      return [Diagnostic(.unknownControl, at: span ?? .none, message)]
    }
    return table(of: settings).problems(of: script)
  }
}
