import ControlCore

/// A script read piece by piece to see whether it can be played, without keeping its events.
package struct ScriptSurvey {
  /// Whether some line is an `expect calls`.
  package private(set) var demandsCalls = false
  private let controls: ControlSet
  private var reader: ScriptReader
  /// The lines that change a setting, which is all that decides whether settings make sense together; and those
  /// that name a part which the control does not have.
  private var changes: [Script.Line] = []
  /// The settings, as the lines so far have left them.
  private var settings = Script.Settings()
  private var parts: PartCounter?
  private var lint: ScriptLint?

  package init(_ controls: ControlSet) {
    self.controls = controls
    reader = ScriptReader(controls)
  }

  /// Tells if a script can be played and there is nothing odd about it.
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
      let isForeign = !reader.table.abilities.isSuperset(of: line.verb.needs)
      if isForeign || parts?.isMissing(in: line) ?? false { changes.append(line) }
      guard case .set(let setting, _) = line.verb else { continue }
      if !isForeign { changes.append(line) }
      settings.change(setting)
      parts?.follow(setting, settings)
    }
  }

  /// What `Replay.read` says of the whole script.
  ///
  /// - Parameter text: what has been read. Where settings make no sense together, the lines to be shown are
  ///   read once more, to point at the values in them.
  /// - Returns: a script whose body has the `set` lines alone, and what is wrong with the whole or odd about it.
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
    reading.script = problems.isEmpty ? outline : nil
    let lint = lint ?? ScriptLint(outline.settings, reader.table)
    reading.diagnostics += problems.isEmpty ? lint.notes(with: outline.header) : problems
    return reading
  }
}
