import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// A broken law, and all data to reproduce it.
public struct LawFailure: Equatable, Sendable {
  /// The code of the law, as `R1`.
  public let law: String
  /// The name of the law: `values-in-bounds`.
  public let name: String
  /// The sentence of the law.
  public let sentence: String
  /// The problem.
  public let finding: Finding
  /// The script that breaks the law, shrunk if requested. Its comments mark numbers that do not
  /// matter. If its last step fails, the law's actions on a copy follow, so that a replay shows the
  /// problem.
  public let script: Script
  /// The script without the actions of the law.
  private let played: Script
  /// The number of lines, without those of the law.
  public let lineCount: Int64
  /// The trace of the script at level `changes`, with the script line of each of its lines.
  let trace: Replay?
  /// The offsets after each step, in points.
  let offsets: [Double]
  /// The failing line of the script's text, from 1; 0 if there is none.
  public let scriptLine: Int
  /// The failing line of the text that the script was read from, from 1; 0 if there is none.
  public let sourceLine: Int

  // The origin of the script.

  /// The probe with this script, if it is one.
  public internal(set) var probe: StaticText?
  /// The seed of the trial; `nil` if the script is not random.
  public internal(set) var seed: UInt64?
  /// The number of the case; `nil` if the script is not random.
  public internal(set) var caseNumber: Int64?
  /// The number of lines before shrinking; `nil` if a written the script was not shrunk.
  public internal(set) var linesBefore: Int64?
  /// The number of scripts played for shrinking, and of passes over the script.
  public internal(set) var shrinkRuns = 0, shrinkRounds = 0
  /// The limit that ended shrinking early.
  public internal(set) var limit: ShrinkLimit?
  /// False if the script did not break the law when it was played again.
  public private(set) var isRepeatable = true

  /// Creates the failure of a script that is not played again, without a trace.
  ///
  /// - Parameters:
  ///   - found: the script, and the way in which it broke the law.
  ///   - entry: the law.
  ///   - seed: the seed of random scripts.
  ///   - isRepeatable: false if it was played again, and did not break the law.
  public init(_ found: FoundBreach, _ entry: LawEntry, seed: UInt64, isRepeatable: Bool) {
    (law, name, sentence) = (entry.id, entry.name, entry.sentence)
    (finding, script, played) = (found.finding, found.script, found.script)
    lineCount = script.lineCount
    (trace, offsets, scriptLine, sourceLine) = (nil, [], 0, 0)
    (probe, caseNumber) = (found.probe, found.number)
    self.seed = found.number == nil ? nil : seed
    self.isRepeatable = isRepeatable
  }

  init(_ law: Law, _ finding: Finding, _ recorded: RecordedRun) {
    (self.law, name, sentence) = (law.id, law.name, law.sentence)
    self.finding = finding
    lineCount = recorded.script.lineCount
    let line = recorded.line(of: finding)
    played = recorded.script
    // Copies of an earlier step have not seen the later steps.
    let isLast = finding.step == recorded.steps.count - 1
    script = isLast ? recorded.script.adding(finding.probe, behind: line) : recorded.script
    // Only a script that has been read knows its lines.
    let controls = ControlSet(recorded.type.control)
    let text = ScriptWriter.text(of: script)
    let numbered = ScriptReader.read(text, controls: controls).script ?? script
    trace = Replay(numbered, on: recorded.type.control, level: .changes)
    offsets = recorded.steps.map { $0.end.offset }
    scriptLine = line.map { numbered.body[$0].position.line } ?? 0
    sourceLine = line.map { recorded.script.body[$0].position.line } ?? 0
  }

  /// The name of a file for the script: the law, and four digits of a digest of the text.
  public var fileName: [UInt8] {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in ScriptWriter.text(of: script) {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var digits: [UInt8] = []
    digits.append(hexadecimal: digest)
    let slash = UInt8(ascii: "/")
    let word = law.utf8.map { $0 == slash ? UInt8(ascii: "-") : $0 }
    return word + Array("-".utf8) + digits.suffix(4) + Array(".gesture".utf8)
  }

  /// A regression file: the script, with the broken law and the origin in comments. It stores the
  /// script and not the seed, as a changed generator makes another script of a seed.
  public var regression: [UInt8] {
    var copy = played
    var notes: [[UInt8]] = []
    notes.append(Array("broke \(law): \(sentence)".utf8))
    notes.append(finding.text)
    if let seed, let caseNumber {
      let place = "found by seed \(seed), case \(caseNumber), in \(linesBefore ?? 0) lines"
      notes.append(Array("\(place); version \(Version.text)".utf8))
    }
    if let limit { notes.append([UInt8]("not cut down to the end: ") + limit.text.bytes) }
    copy.header = notes.map { HeaderLine(.blank, comment: $0) } + copy.header
    return ScriptWriter.canonicalText(of: copy)
  }
}

extension Script {
  /// Returns the script with lines of a law inserted after a line.
  fileprivate func adding(_ verbs: [Verb], behind line: Int?) -> Script {
    guard let line, !verbs.isEmpty else { return self }
    var copy = self
    let lines = verbs.map { Line(.after(0), $0, comment: Array("tried by the law".utf8)) }
    copy.body.insert(contentsOf: lines, at: line + 1)
    return copy
  }
}

extension LawFailure: CustomStringConvertible {
  public var description: String { report }
}
