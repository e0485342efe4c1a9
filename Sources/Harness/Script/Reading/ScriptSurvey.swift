import ControlCore

/// A check that a script is playable, reading it in pieces without storing its events.
package struct ScriptSurvey {
  /// True if some line is an `expect calls`.
  package private(set) var demandsCalls = false
  private let controls: ControlSet
  private var reader: ScriptReader
  /// The lines that change a setting, enough to check that settings fit together; and those that
  /// name a missing part or need abilities that the control lacks.
  private var changes: [Script.Line] = []
  /// The settings after the lines so far.
  private var settings = Script.Settings()
  private var parts: PartCounter?
  private var lint: ScriptLint?

  package init(_ controls: ControlSet) {
    self.controls = controls
    reader = ScriptReader(controls)
  }

  /// Returns true if a script is playable and has no notes.
  package static func isSilent(on text: inout some TextPieces, _ controls: ControlSet) -> Bool {
    var survey = ScriptSurvey(controls)
    text.rewind()
    while let piece = text.next() { survey.take(piece) }
    let reading = survey.finish(&text)
    return reading.script != nil && reading.diagnostics.isEmpty
  }

  /// Reads the next lines.
  package mutating func take(_ lines: [UInt8]) {
    reader.take(piece: lines)
    for line in reader.takeBody() {
      if lint == nil {
        settings = reader.script.settings
        lint = ScriptLint(settings, reader.table)
        parts = PartCounter(settings, reader.table)
      }
      lint?.look(at: line)
      if line.verb.demandsCalls { demandsCalls = true }
      for setting in line.verb.changes { settings.change(setting) }
      parts?.follow(line.verb.changes, settings)
      let isForeign = !reader.table.abilities.isSuperset(of: line.verb.needs)
      let isSet = if case .set = line.verb { true } else { false }
      if isSet || isForeign || parts?.isMissing(in: line) ?? false { changes.append(line) }
    }
  }

  /// Returns the diagnostics of `Replay.read` for the whole script.
  ///
  /// - Parameter text: the text read so far. If settings conflict, the reported lines are read
  ///   again, to point at their values.
  /// - Returns: a script whose body has only the `set` lines, and the errors or notes.
  package mutating func finish(_ text: inout some TextPieces) -> ScriptReading {
    if !reader.hasBegun { take([]) }
    var reading = reader.finish()
    guard var outline = reading.script else { return reading }
    outline.body = changes
    var problems = controls.problems(of: outline)
    if !problems.isEmpty {
      let shown = problems.prefix(DiagnosticRenderer.mostShown).map { $0.span.line }
      problems = problems.pointedAtValues(
        in: text.lines(shown), partCount: reader.table.partCount(outline.settings))
    }
    outline.body = changes.filter { if case .set = $0.verb { true } else { false } }
    reading.script = outline
    let lint = lint ?? ScriptLint(outline.settings, reader.table)
    return reading.judged(problems, notes: lint.notes(with: outline.header))
  }
}
