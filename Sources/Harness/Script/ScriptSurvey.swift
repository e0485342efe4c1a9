/// A script read piece by piece to see whether it can be played, without keeping its events.
struct ScriptSurvey {
  /// Whether some line is an `expect calls`.
  private(set) var demandsCalls = false
  private var reader = ScriptReader()
  /// The lines that change a setting: all that decides whether settings make sense together.
  private var changes: [Line] = []
  private var lint: ScriptLint?

  /// Reads the next lines.
  mutating func take(_ lines: [UInt8]) {
    reader.take(piece: lines)
    for line in reader.takeBody() {
      if lint == nil { lint = ScriptLint(reader.script.settings) }
      lint?.look(at: line)
      if line.verb.demandsCalls { demandsCalls = true }
      if case .set = line.verb { changes.append(line) }
    }
  }

  /// What `Replay.read` says of the whole script; but of the body only the `set` lines are there.
  mutating func finish() -> ScriptReading {
    if !reader.hasBegun { take([]) }
    var reading = reader.reading
    guard var outline = reading.script else { return reading }
    outline.body = changes
    let problems = Replay.problems(of: outline)
    reading.script = problems.isEmpty ? outline : nil
    let lint = lint ?? ScriptLint(outline.settings)
    reading.diagnostics += problems.isEmpty ? lint.notes(with: outline.header) : problems
    return reading
  }
}
