import ControlCore
import GestureScript

// The head and the last line of a trace.

extension [UInt8] {
  /// - Parameters:
  ///   - control: the name of the control.
  ///   - level: the level of detail.
  ///   - name: the file name of the script, without folders.
  ///   - origin: the source of the trace.
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
  ///   - lines: the number of lines.
  ///   - ticks: the number of ticks.
  ///   - values: the final value of each part.
  ///   - phase: the final phase.
  ///   - digest: the digest of the lines.
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
