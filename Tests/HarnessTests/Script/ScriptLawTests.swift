import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of properties of every script, and of every file that is not one.
struct ScriptLawTests {
  @Test func `what is written reads back as the same script`() {
    for seed in 0..<Cases.some(of: 1000) {
      var random = ScriptGenerator(seed: UInt64(seed))
      let script = random.script()
      let text = ScriptWriter.text(of: script)
      let reading = ScriptReader.read(text)
      guard reading.script == script else {
        Issue.record("seed \(seed)\n\(scriptReport(text))\(String(decoding: text, as: UTF8.self))")
        return
      }
    }
  }

  @Test func `canonical text is stable after one pass`() throws {
    for seed in 0..<Cases.some(of: 500) {
      var random = ScriptGenerator(seed: UInt64(seed))
      let script = random.script()
      let text = ScriptWriter.canonicalText(of: script)
      let again = try #require(ScriptReader.read(text).script, "seed \(seed)")
      #expect(again == script.withRelativeTimes, "seed \(seed)")
      #expect(ScriptWriter.canonicalText(of: again) == text, "seed \(seed)")
    }
  }

  @Test func `any bytes are a script or have an error at a place in them`() {
    var random = ScriptGenerator(seed: 1)
    for _ in 0..<Cases.some(of: 20_000) {
      let count = random.below(200)
      var bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      if random.below(2) == 0 { bytes = Array("gesture 1\n".utf8) + bytes }
      guard isSane(bytes) else { return }
    }
  }

  @Test func `any bytes changed in a script leave a script or an error at a place in it`() {
    for seed in 0..<Cases.some(of: 2000) {
      var random = ScriptGenerator(seed: UInt64(seed))
      var bytes = ScriptWriter.text(of: random.script())
      for _ in 0...random.below(4) { random.mutate(&bytes) }
      guard isSane(bytes) else { return }
    }
  }

  @Test func `long scripts, long lines and many errors are read to their ends`() {
    let lines = String(repeating: "+1ms move 0 5\n", count: Cases.some(of: 50_000))
    let line = String(repeating: "x", count: Cases.some(of: 2_000_000))
    let errors = String(repeating: "\"\n", count: Cases.some(of: 100_000))
    #expect(scriptErrors("gesture 1\n" + lines) == [])
    #expect(readScript("gesture 1\n" + line).script == nil)
    #expect(scriptErrors("gesture 1\n" + errors).count == 1001)
  }

  private func isSane(_ bytes: [UInt8]) -> Bool {
    guard let problem = HostileScript.problem(aboutReading: bytes) else { return true }
    Issue.record("\(problem)\n\(bytes)\n\(scriptReport(bytes))")
    return false
  }
}
