import Foundation
import TestSupport
import Testing

import Harness

/// Tests that a script plays alike while it is read and from memory.
@Suite struct ScriptRunTests {
  /// A text in pieces of `size` lines.
  private struct Pieces: TextPieces {
    let lines: [[UInt8]]
    let size: Int
    var place = 0
    /// Number of passes, and of pieces read in the current one.
    var (passes, taken) = (0, 0)
    /// Lines of the text from the second pass on; `nil` if they stay the same.
    var later: [[UInt8]]?

    init(_ text: [UInt8], size: Int) {
      let end = UInt8(ascii: "\n")
      var lines = text.split(separator: end, omittingEmptySubsequences: false)
        .map { Array($0) + [end] }
      lines[lines.count - 1].removeLast()
      self.lines = lines.filter { !$0.isEmpty }
      self.size = size
    }

    mutating func rewind() {
      (place, taken) = (0, 0)
      passes += 1
    }

    mutating func next() -> [UInt8]? {
      let lines = passes > 1 ? later ?? lines : lines
      guard place < lines.count else { return nil }
      taken += 1
      defer { place += size }
      return Array(lines[place..<min(place + size, lines.count)].joined())
    }
  }

  /// Collected output.
  private final class Sink: @unchecked Sendable {
    var parts: [[UInt8]] = []
    var all: [UInt8] { Array(parts.joined()) }
  }

  private func run(
    _ pieces: inout Pieces, level: TraceLevel = .changes
  ) -> (verdict: ScriptRun.Verdict, trace: Sink, report: String) {
    let (trace, report) = (Sink(), Sink())
    let verdict = ScriptRun(file: Array("a/b.gesture".utf8), level: level)
      .play(&pieces, print: { trace.parts.append($0) }, report: { report.parts.append($0) })
    return (verdict, trace, string(report.all))
  }

  /// Returns the trace and the report that `Replay` makes of a text.
  private func replayed(_ text: [UInt8], _ level: TraceLevel) -> (trace: String, report: String) {
    let file = Array("a/b.gesture".utf8)
    let reading = Replay.read(text)
    let renderer = DiagnosticRenderer(file: file, source: text)
    var report = renderer.render(reading.diagnostics)
    guard let script = reading.script else { return ("", string(report)) }
    let replay = Replay(script, level: level)
    let checks = CheckReport(file: file, source: text)
    for failure in replay.failures.prefix(20) { checks.append(failure, of: replay, to: &report) }
    let left = Int64(replay.failures.count - 20)
    if left > 0 { report.append(leftOut: left, file) }
    if let stop = replay.stop { renderer.append(stop, to: &report) }
    return (string(replay.trace(of: script, named: Array("b.gesture".utf8))), string(report))
  }

  private func compare(_ text: [UInt8], size: Int, _ level: TraceLevel, _ what: String) -> Bool {
    var pieces = Pieces(text, size: size)
    let (verdict, trace, report) = run(&pieces, level: level)
    let wanted = replayed(text, level)
    let isSame = string(trace.all) == wanted.trace && report == wanted.report
    if !isSame { Issue.record("\(what)\n\(string(text))\n--- \(verdict)\n\(report)") }
    return isSame
  }

  @Test(arguments: Seeds.all)
  func `trace and messages do not depend on how a script is read`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 60) {
      var generator = ScriptGenerator(seed: random.next())
      var text = ScriptWriter.text(of: generator.script())
      if random.coin() { text += Array("expect value == 12345\nexpect calls tick\n".utf8) }
      let level = random.pick([TraceLevel.calls, .changes])
      let size = Int(random.whole(1...7))
      guard compare(text, size: size, level, "seed \(seed)") else { return }
    }
  }

  @Test(arguments: Seeds.all)
  func `nor do they for bytes of any kind`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    let files = [HostileScript.fling, HostileScript.keys, HostileScript.rating]
    var hostile = HostileBytes(seed: random.next(), files: files)
    for _ in 0..<Cases.some(of: 200) {
      let size = Int(random.whole(1...7))
      guard compare(hostile.next(), size: size, .changes, "seed \(seed)") else { return }
    }
  }

  @Test(arguments: [
    "", "\n", "gesture 1", "\u{FEFF}gesture 1\r\nkey End\r\n", "gesture 2\nkey End\n",
    "gesture 1\ncapture 1\nmin-fling 3\nvalue 9\nrange 0..5\nkey End", "gesture 1\nset step 1\n",
    "gesture 1\nset spring 0.1\nset spring 0.2\n", "gesture 1\nstars 3\n",
  ])
  func `nor do they for texts with ends of their own`(text: String) {
    for size in [1, 2, 100] { _ = compare(Array(text.utf8), size: size, .calls, "size \(size)") }
  }

  @Test func `a trace is handed out while it is made`() {
    let count = Cases.some(of: 40_000)
    let moves = (1...count).map { "+8ms move 0 \($0 % 300)\n" }.joined()
    let text = "gesture 1\nslop 0\ndown 0 0\n\(moves)up 0\nexpect value == 7\n"
    var pieces = Pieces(Array(text.utf8), size: 100)
    let (verdict, trace, report) = run(&pieces)
    #expect(verdict == .failed && report.contains("b.gesture:\(count + 5):8: check failed"))
    #expect(trace.parts.count > count / 2000 && trace.parts.allSatisfy { $0.count < 70_000 })
    #expect(string(trace.all) == replayed(Array(text.utf8), .changes).trace)
  }

  @Test func `a failed check has the lines before it, also where a part was just handed out`() {
    let mark = String(repeating: "m", count: 2000)
    for count in 25..<40 {
      let marks = (0..<count).map { "+1ms mark \"\($0)\(mark)\"\n" }.joined()
      let text = "gesture 1\n\(marks)expect value == 7\n"
      guard compare(Array(text.utf8), size: 100, .changes, "\(count) marks") else { return }
    }
  }

  @Test func `also one line that takes very many frames is reported part by part`() {
    let rate = Cases.some(of: 1000)
    let text =
      "gesture 1\nframe 1/\(rate)\nspring 0.5\nset value 99999 animated\nsettle within 99s\n"
    var pieces = Pieces(Array(text.utf8), size: 100)
    let (_, trace, report) = run(&pieces, level: .frames)
    #expect(report == "")
    #expect(trace.parts.count > rate / 50 && trace.parts.allSatisfy { $0.count < 70_000 })
  }

  @Test(arguments: [
    "gesture 1\nkey End\nkye End\n", "gesture 1\nset step 2\nkey End\n",
    "gesture 1\nvalue 3\nkey End\nkey End\n",
  ])
  func `a script that is another one the second time is said to be`(later: String) {
    var pieces = Pieces(Array("gesture 1\nkey End\nset step 4\nset step 3\n".utf8), size: 1)
    pieces.later = Pieces(Array(later.utf8), size: 1).lines
    let (verdict, _, report) = run(&pieces)
    #expect(verdict == .unreadable)
    #expect(report == "a/b.gesture: error: the file was changed while it was read\n")
  }
}
