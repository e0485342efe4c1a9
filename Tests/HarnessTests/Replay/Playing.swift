import Harness
import Testing

/// The default header of scripts in tests: with 10 points to a step and no slop, 10 points to the
/// left are one step up.
let tenPoints = """
  range 0..100
  value 50
  unit-width 10
  viewport 320x80
  slop 0
  """

/// Reads a script that must be valid, settings included.
func scripted(
  _ body: String, header: String = tenPoints, at location: SourceLocation = #_sourceLocation
) -> Script {
  scripted(body, header: header, in: .ours, at: location)
}

/// Reads a script about a given control, which must be valid.
func scripted<Subject: ScriptedControl>(
  _ body: String, header: String, of subject: Subject.Type,
  at location: SourceLocation = #_sourceLocation
) -> Script {
  scripted(body, header: header, in: ControlSet(subject), at: location)
}

private func scripted(
  _ body: String, header: String, in controls: ControlSet, at location: SourceLocation
) -> Script {
  let text = Array("gesture 1\n\(header)\n\n\(body)\n".utf8)
  let reading = ScriptReader.read(text, controls: controls)
  let problems = reading.script.map { Replay.problems(of: $0, controls: controls) } ?? []
  let errors = (reading.diagnostics + problems).filter { $0.severity == .error }
  if !errors.isEmpty {
    let renderer = DiagnosticRenderer(file: Array("test".utf8), source: text)
    Issue.record("\(string(renderer.render(errors)))", sourceLocation: location)
    return Script()
  }
  return reading.script ?? Script()
}

/// Plays a script.
func played(
  _ body: String, header: String = tenPoints, level: TraceLevel = .calls,
  at location: SourceLocation = #_sourceLocation
) -> Replay {
  Replay(scripted(body, header: header, at: location), level: level)
}

/// Plays a script and records an issue for each check that fails.
func demands(
  _ body: String, header: String = tenPoints, at location: SourceLocation = #_sourceLocation
) {
  let replay = played(body, header: header, at: location)
  for failure in replay.failures {
    Issue.record(
      "line \(failure.span.line): \(string(failure.found))", sourceLocation: location)
  }
  if let stop = replay.stop { Issue.record("\(string(stop.message))", sourceLocation: location) }
}

/// Returns the trace of a script line by line, with single spaces.
func traced(
  _ body: String, header: String = tenPoints, level: TraceLevel = .calls,
  at location: SourceLocation = #_sourceLocation
) -> [String] {
  let replay = played(body, header: header, level: level, at: location)
  return string(replay.lines).split(separator: "\n").map {
    $0.split(separator: " ").joined(separator: " ")
  }
}

/// Returns the actual state for each check that fails.
func findings(
  _ body: String, header: String = tenPoints, at location: SourceLocation = #_sourceLocation
) -> [String] {
  played(body, header: header, at: location).failures.map { string($0.found) }
}
