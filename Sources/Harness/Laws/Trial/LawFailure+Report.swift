import GestureGenerators
import GestureReplay
import GestureScript

extension LawFailure {
  /// The report for a reader, in several lines.
  ///
  ///     FAIL R14 tick-by-one       seed 7, case 2; shrunk from 41 to 6 lines in 87 runs
  ///       Two consecutive ticks of a user are neighbours.
  ///       marks 6 and 0
  ///
  ///       gesture 1
  ///       …
  public var report: String { report(below: []) }

  /// Returns the report below those of other failures. What one script shows at one line is shown
  /// once: one deviation often breaks several laws.
  public func report(below others: [LawFailure]) -> String {
    var text = "FAIL \(law) \(name)\(origin)\n  \(sentence)\n  \(finding)"
    if !isRepeatable {
      text += "\n  It broke no law when it was tried again, so the control is not deterministic:"
      text += "\n  it may use real time, or keep state from before."
    }
    if let other = others.first(where: { $0.script == script && $0.scriptLine == scriptLine }) {
      return text + "\n  The same line of the script of \(other.law) above breaks it.\n"
    }
    return text + "\n\n\(scriptText)\(traceText)\(offsetText)"
  }

  /// The most lines of the script and of the trace; a report has up to 30 in total.
  private static let (mostOfScript, mostOfTrace) = (14, 8)

  /// The script; of a long one the beginning and the end.
  private var scriptText: String {
    let text = String(decoding: ScriptWriter.text(of: script), as: UTF8.self)
    var lines = text.split(separator: "\n").map(String.init)
    // A probe is short, and not stored in a file.
    if probe == nil, lines.count > Self.mostOfScript {
      let head = Self.mostOfScript / 2
      let left = head..<lines.count - (Self.mostOfScript - head - 1)
      lines.replaceSubrange(left, with: ["… \(left.count) more lines, which the regression has"])
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  /// The probe or the case, and how it was shrunk.
  private var origin: String {
    var text = probe.map { "  probe \($0)" } ?? ""
    if let seed, let caseNumber { text += "  seed \(seed), case \(caseNumber)" }
    guard let linesBefore else { return text }
    text += "; shrunk from \(linesBefore) to \(lineCount) lines in \(shrinkRuns) runs"
    return text + (limit.map { " (stopped: \($0.text))" } ?? "")
  }

  /// The trace up to the failing line, or with the result of the law's actions.
  private var traceText: String {
    guard let trace else { return "" }
    let lines = String(decoding: trace.lines, as: UTF8.self).split(separator: "\n")
    let wrong = trace.scriptLines.lastIndex { $0 == scriptLine }
    let isTried = script.lineCount > lineCount
    let end = isTried ? lines.count : min((wrong ?? lines.count) + 1, lines.count)
    guard end > 0 else { return "" }
    // The result of the law's actions is of use only after the failing line.
    let start = max(0, min(end - Self.mostOfTrace, (wrong ?? end) - Self.mostOfTrace / 2))
    let shown = (start..<min(end, start + Self.mostOfTrace)).map { index in
      let isThere = scriptLine > 0 && trace.scriptLines[index] == scriptLine
      return "  \(isThere ? ">" : " ") \(lines[index])\n"
    }
    return "\n  trace around it:\n" + shown.joined()
  }

  /// The offsets after each step, as bars.
  private var offsetText: String {
    let finite = offsets.filter { $0.isFinite }
    guard let low = finite.min(), let high = finite.max(), low < high else { return "" }
    let bars = Array("▁▂▃▄▅▆▇█")
    let shown = offsets.map { offset in
      let share = (offset - low) / (high - low)
      return bars[share.isFinite ? Int(min(max(share * 7, 0), 7)) : 0]
    }
    return "  offset  \(String(shown))\n"
  }
}
