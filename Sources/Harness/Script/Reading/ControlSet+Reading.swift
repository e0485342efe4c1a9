import ControlCore

// Checks that a script is playable on one of the controls.

extension ControlSet {
  /// Reads a script for playing: the implementation of `Replay.read`.
  package func read(_ source: [UInt8]) -> ScriptReading {
    let reading = ScriptReader.read(source, controls: self)
    guard let script = reading.script else { return reading }
    let table = table(of: script.settings)
    let problems = problems(of: script).pointedAtValues(
      in: SourceLines(source), partCount: table.partCount(script.settings))
    return reading.judged(problems, notes: ScriptLint.notes(on: script, table))
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

extension ScriptReading {
  /// Checks the script on its control.
  ///
  /// - Parameters:
  ///   - problems: the errors of the control about the script.
  ///   - notes: further notes, if there are no errors.
  /// - Returns: the script with all notes, or the errors alone.
  func judged(
    _ problems: [Diagnostic], notes: @autoclosure () -> [Diagnostic]
  ) -> ScriptReading {
    problems.isEmpty
      ? ScriptReading(script: script, diagnostics: diagnostics + notes())
      : ScriptReading(script: nil, diagnostics: problems)
  }
}
