import GestureReports
import TestSupport
import Testing

@testable import GestureReplay
@testable import GestureScript
import Harness

/// Tests that a script checked while it is read is reported like one kept in memory.
@Suite struct CheckedInPiecesTests {
  private func source(_ control: StaticText, _ number: UInt64) -> [UInt8] {
    ScriptWriter.text(of: ScriptMaker(control).script(ofSeed: number))
  }

  /// Returns a check that keeps the script in memory, as laws need it.
  private func keeping(_ source: [UInt8], _ golden: Golden) -> ScriptCheck {
    ScriptCheck(source, at: Array("a.gesture".utf8), golden: golden, others: { _ in nil })
  }

  @Test(arguments: ControlSet.ours.tables.map(\.name))
  func `a script that passes is reported of as one that is kept`(control: StaticText) throws {
    for number in 0..<Cases.some(of: 40) as Range<UInt64> {
      let source = source(control, number)
      let blank = ScriptCheck(source, at: Array("a.gesture".utf8), golden: nil)
      let trace = try #require(blank.trace)
      for text in [trace[...], (trace + [0x0A])[...], trace.dropLast(3), trace.dropFirst(3)] {
        let golden = Golden(Array(text), in: Array("a.trace".utf8))
        let check = ScriptCheck(source, at: Array("a.gesture".utf8), golden: golden)
        #expect(check == keeping(source, golden), "script \(number)")
      }
    }
  }

  @Test func `an expect line that holds is reported of as if it were kept`() throws {
    let source = Array("gesture 1\nexpect value == 0\nkey ArrowUp\nexpect idle\n".utf8)
    let trace = try #require(ScriptCheck(source, at: [0x61], golden: nil).trace)
    let check = ScriptCheck(source, at: [0x61], golden: Golden(trace))
    #expect(check.outcome.items.map(\.line) == [2, 4, 0] && check.outcome.verdict == .passed)
    #expect(check == ScriptCheck(source, at: [0x61], golden: Golden(trace), others: { _ in nil }))
  }

  @Test(arguments: ControlSet.ours.tables.map(\.name))
  func `a script is written while it is read as it is from memory`(control: StaticText) throws {
    for number in 0..<Cases.some(of: 100) as Range<UInt64> {
      let source = source(control, number) + Array("@9999s key ArrowUp # far\n\n".utf8)
      let script = try #require(ScriptReader.read(source).script)
      var pieces = HeldPieces(source)
      var text: [UInt8] = []
      ScriptWriter.writeCanonically(&pieces, controls: .ours) { text += $0 }
      #expect(text == ScriptWriter.canonicalText(of: script), "script \(number)")
    }
  }

  @Test func `a text in pieces is whole, and pieces end with lines`() {
    let text = Array(String(repeating: "gesture 1 and so on\n", count: 9000).utf8) + [0x61]
    var pieces = HeldPieces(text)
    for _ in 0..<2 {
      pieces.rewind()
      var parts: [[UInt8]] = []
      while let piece = pieces.next() { parts.append(piece) }
      #expect(Array(parts.joined()) == text && parts.count > 2)
      #expect(parts.dropLast().allSatisfy { $0.last == 0x0A })
    }
  }
}
