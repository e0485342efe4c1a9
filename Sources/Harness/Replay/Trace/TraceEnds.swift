import ControlCore
import GestureScript

// The first lines of a trace, and the last.

extension [UInt8] {
  /// - Parameters:
  ///   - control: which it is about.
  ///   - level: how much it tells.
  ///   - name: the file name of the script, without folders.
  ///   - origin: who makes it.
  package mutating func append(
    traceHeadOf control: StaticText, _ level: TraceLevel, named name: [UInt8],
    from origin: TraceOrigin
  ) {
    append("trace 1\nscript ")
    append(contentsOf: name)
    append("\ncontrol ")
    append(control.text)
    append("\nlevel ")
    append(Vocabulary.traceLevels.word(for: level))
    append("\n")
    append(origin)
  }

  /// - Parameters:
  ///   - lines: how many there are.
  ///   - ticks: how many marks have ticked.
  ///   - values: at the end, of each part.
  ///   - phase: at the end.
  ///   - digest: of the lines.
  package mutating func append(
    traceEndOf lines: Int64, ticks: Int64, values: [Double], _ phase: ControlPhase, _ digest: UInt64
  ) {
    append("end lines=")
    DecimalText.append(lines, to: &self)
    append(" ticks=")
    DecimalText.append(ticks, to: &self)
    for (part, value) in values.enumerated() {
      append(" value")
      append(index: part == 0 ? nil : UInt8(truncatingIfNeeded: part))
      append("=", value)
    }
    append(" phase=")
    append(Vocabulary.phases.word(for: phase))
    append(" digest=")
    append(hexadecimal: digest)
    append("\n")
  }

  mutating func append<Subject>(
    traceEndOf runner: ScriptRunner<Subject>, _ observer: TraceObserver<Subject>, _ digest: UInt64
  ) {
    append(
      traceEndOf: observer.trace.lineCount, ticks: observer.calls.ticks,
      values: runner.control.values, runner.control.phase, digest)
  }
}
