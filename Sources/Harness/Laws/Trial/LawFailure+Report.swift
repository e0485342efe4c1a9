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
  public var report: [UInt8] { report(below: []) }

  /// Returns the report below those of other failures. What one script shows at one line is shown
  /// once: one deviation often breaks several laws.
  public func report(below others: [LawFailure]) -> [UInt8] {
    var text = [UInt8]("FAIL ")
    text += law.bytes
    text.append(" ")
    text += name.bytes
    appendOrigin(to: &text)
    text.append("\n  ")
    text += sentence.bytes
    text.append("\n  ")
    text += finding.text
    if !isRepeatable {
      text.append(
        "\n  It broke no law when it was tried again, so the control is not deterministic:")
      text.append("\n  it may use real time, or keep state from before.")
    }
    if let other = others.first(where: { $0.script == script && $0.scriptLine == scriptLine }) {
      text.append("\n  The same line of the script of ")
      text += other.law.bytes
      text.append(" above breaks it.\n")
      return text
    }
    text.append("\n\n")
    appendScript(to: &text)
    appendTrace(to: &text)
    appendOffsets(to: &text)
    return text
  }

  /// The most lines of the script and of the trace; a report has up to 30 in total.
  private static let (mostOfScript, mostOfTrace) = (14, 8)

  /// Appends the script; of a long one the beginning and the end.
  private func appendScript(to text: inout [UInt8]) {
    let lines = ScriptWriter.text(of: script).split(separator: UInt8(ascii: "\n"))
    // A probe is short, and not stored in a file.
    guard probe == nil, lines.count > Self.mostOfScript else {
      return append(lines[...], to: &text)
    }
    let (head, tail) = (Self.mostOfScript / 2, Self.mostOfScript - Self.mostOfScript / 2 - 1)
    append(lines.prefix(head), to: &text)
    text.append("  … ")
    DecimalText.append(Int64(lines.count - head - tail), to: &text)
    text.append(" more lines, which the regression has\n")
    append(lines.suffix(tail), to: &text)
  }

  private func append(_ lines: ArraySlice<ArraySlice<UInt8>>, to text: inout [UInt8]) {
    for line in lines {
      text.append("  ")
      text += line
      text.append("\n")
    }
  }

  private func appendOrigin(to text: inout [UInt8]) {
    if let probe {
      text.append("  probe ")
      text += probe.bytes
    }
    if let seed, let caseNumber {
      text.append("  seed ")
      DecimalText.append(magnitude: seed, to: &text)
      text.append(", case ")
      DecimalText.append(caseNumber, to: &text)
    }
    guard let linesBefore else { return }
    text.append("; shrunk from ")
    DecimalText.append(linesBefore, to: &text)
    text.append(" to ")
    DecimalText.append(lineCount, to: &text)
    text.append(" lines in ")
    DecimalText.append(Int64(shrinkRuns), to: &text)
    text.append(" runs")
    guard let limit else { return }
    text.append(" (stopped: ")
    text += limit.text.bytes
    text.append(")")
  }

  /// Appends the trace up to the failing line, or with the result of the law's actions.
  private func appendTrace(to text: inout [UInt8]) {
    guard let trace else { return }
    let lines = trace.lines.split(separator: UInt8(ascii: "\n"))
    let wrong = trace.scriptLines.lastIndex { $0 == scriptLine }
    let isTried = script.lineCount > lineCount
    let end = isTried ? lines.count : min((wrong ?? lines.count) + 1, lines.count)
    guard end > 0 else { return }
    text.append("\n  trace around it:\n")
    // The result of the law's actions is of use only after the failing line.
    let start = max(0, min(end - Self.mostOfTrace, (wrong ?? end) - Self.mostOfTrace / 2))
    for index in start..<min(end, start + Self.mostOfTrace) {
      let isThere = scriptLine > 0 && trace.scriptLines[index] == scriptLine
      text.append(isThere ? "  > " : "    ")
      text += lines[index]
      text.append("\n")
    }
  }

  /// Appends the offsets after each step, as bars.
  private func appendOffsets(to text: inout [UInt8]) {
    let finite = offsets.filter { $0.isFinite }
    guard let low = finite.min(), let high = finite.max(), low < high else { return }
    text.append("  offset  ")
    for offset in offsets {
      let share = (offset - low) / (high - low)
      let level = share.isFinite ? UInt8(min(max(share * 7, 0), 7)) : 0
      text += [0xE2, 0x96, 0x81 + level]  // U+2581 to U+2588
    }
    text.append("\n")
  }
}
