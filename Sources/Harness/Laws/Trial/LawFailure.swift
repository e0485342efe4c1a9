import ControlCore
import GestureReplay
import GestureScript

/// A law that is broken, and the script that breaks it: everything a person needs to see it again.
public struct LawFailure: Equatable, Sendable {
  public let law: StaticText
  public let name: StaticText
  public let sentence: StaticText
  /// What is wrong.
  public let finding: Finding
  /// What breaks the law, shrunk; its comments tell which numbers do not matter.
  public let script: Script
  /// The trace of the script, at level `changes`, and the line of the script behind each line of it.
  let trace: Replay
  /// What shows after each step, in points.
  private let offsets: [Double]
  /// The line of the script's text at which it is wrong, from 1; 0 if at none.
  public let scriptLine: Int

  // How it was found.

  public internal(set) var seed: UInt64?
  public internal(set) var caseNumber: Int64?
  public internal(set) var linesBefore: Int64?
  public internal(set) var shrinkRuns = 0, shrinkRounds = 0
  /// What ended shrinking early.
  public internal(set) var limit: ShrinkLimit?

  init<Subject: ScriptedControl>(
    _ law: Law<Subject>, _ finding: Finding, _ recorded: RecordedRun<Subject>
  ) {
    (self.law, name, sentence) = (law.id, law.name, law.sentence)
    self.finding = finding
    script = recorded.script
    // Only a script that has been read knows its lines.
    let controls = ControlSet(reading: Subject.self)
    let text = ScriptWriter.text(of: script)
    let numbered = ScriptReader.read(text, controls: controls).script ?? script
    trace = Replay(numbered, on: Subject.self, level: .changes)
    offsets = recorded.steps.map { $0.end.offset }
    let line = finding.step.flatMap { number in
      recorded.steps.enumerated().first { $0.offset == number }?.element.line
    }
    scriptLine = line.map { numbered.body[$0].position.line } ?? 0
  }

  /// The name of a file for the script: the law, and four digits of a digest of the text.
  public var fileName: [UInt8] {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in ScriptWriter.text(of: script) {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var digits: [UInt8] = []
    digits.append(hexadecimal: digest)
    return law.bytes + Array("-".utf8) + digits.suffix(4) + Array(".gesture".utf8)
  }

  /// The script with what it broke, and where it came from, in comments: a regression file. It is the
  /// script and not its seed, because a better generator makes another script of a seed.
  public var regression: [UInt8] {
    var copy = script
    var notes: [[UInt8]] = []
    notes.append([UInt8]("broke ") + law.bytes + [UInt8](": ") + sentence.bytes)
    notes.append(finding.text)
    if let seed, let caseNumber {
      var note = [UInt8]("found by seed ")
      DecimalText.append(magnitude: seed, to: &note)
      note.append(", case ")
      DecimalText.append(caseNumber, to: &note)
      note.append(", in ")
      DecimalText.append(linesBefore ?? 0, to: &note)
      note.append(" lines; version ")
      note.append(Version.text)
      notes.append(note)
    }
    copy.header = notes.map { HeaderLine(.blank, comment: $0) } + copy.header
    return ScriptWriter.text(of: copy)
  }

  /// The report for a person, several lines.
  ///
  ///     FAIL R14 tick-by-one       seed 7, case 2; shrunk from 41 to 6 lines in 87 runs
  ///       Two consecutive ticks of a user are neighbours.
  ///       marks 6 and 0
  ///
  ///       gesture 1
  ///       …
  public var report: [UInt8] {
    var text = [UInt8]("FAIL ")
    text += law.bytes
    text.append(" ")
    text += name.bytes
    appendOrigin(to: &text)
    text.append("\n  ")
    text += sentence.bytes
    text.append("\n  ")
    text += finding.text
    text.append("\n\n")
    for line in ScriptWriter.text(of: script).split(separator: UInt8(ascii: "\n")) {
      text.append("  ")
      text += line
      text.append("\n")
    }
    appendTrace(to: &text)
    appendOffsets(to: &text)
    return text
  }

  private func appendOrigin(to text: inout [UInt8]) {
    guard let seed, let caseNumber, let linesBefore else { return }
    text.append("  seed ")
    DecimalText.append(magnitude: seed, to: &text)
    text.append(", case ")
    DecimalText.append(caseNumber, to: &text)
    text.append("; shrunk from ")
    DecimalText.append(linesBefore, to: &text)
    text.append(" to ")
    DecimalText.append(script.lineCount, to: &text)
    text.append(" lines in ")
    DecimalText.append(Int64(shrinkRuns), to: &text)
    switch limit {
    case .runs: text.append(" runs (stopped: too many)")
    case .time: text.append(" runs (stopped: out of time)")
    case nil: text.append(" runs")
    }
  }

  /// The lines of the trace at the line that is wrong and a few before.
  private func appendTrace(to text: inout [UInt8]) {
    let lines = trace.lines.split(separator: UInt8(ascii: "\n"))
    let last = trace.scriptLines.lastIndex { $0 == scriptLine } ?? lines.count - 1
    guard last >= 0, last < lines.count else { return }
    text.append("\n  trace around it:\n")
    for index in max(0, last - 7)...last {
      let isThere = scriptLine > 0 && trace.scriptLines[index] == scriptLine
      text.append(isThere ? "  > " : "    ")
      text += lines[index]
      text.append("\n")
    }
  }

  /// What showed after each step, as heights.
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

#if !hasFeature(Embedded)
extension LawFailure: CustomStringConvertible {
  public var description: String { String(decoding: report, as: UTF8.self) }
}
#endif
