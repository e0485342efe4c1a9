import Harness
import TestSupport
import Testing

/// Tests of properties of every script as a line, and of every line.
struct ScriptLineLawTests {
  private func scripts(_ count: UInt64) -> [(seed: UInt64, script: Script)] {
    (0..<count).map { seed in
      var random = ScriptGenerator(seed: seed)
      return (seed, random.script())
    }
  }

  private func line(_ script: Script, id: String = "a") -> [UInt8] {
    var bytes: [UInt8] = []
    ScriptLine.append(script, id: Array(id.utf8), to: &bytes)
    return bytes
  }

  @Test(arguments: [
    Script.Verb.glide(Glide(0, to: .along(100), over: 1_000_001)),
    .glide(Glide(0, to: .along(100), over: 1_000_000, every: 2501)),
    .tap(Script.Tap(0, at: .along(9), for: 7001)), .wait(3001), .settle(within: 4001),
    .set(Setting("scroll-timeout", .duration(5001))),
  ])
  func `a duration of nanoseconds keeps them, if it is the only one`(verb: Script.Verb) throws {
    let script = Script(body: [
      Script.Line(.after(8_000_000), .down(0, .along(1))), Script.Line(.after(1000), verb),
    ])
    var bytes: [UInt8] = []
    ScriptLine.append(script, id: [], to: &bytes)
    let read = try #require(ScriptLine.read(bytes.dropLast()).script, "\(string(bytes))")
    #expect(read.body == script.body, "\(string(bytes))")
  }

  @Test func `a line keeps all of a script but its comments`() {
    for (seed, script) in scripts(Cases.some(of: 2000)) {
      let bytes = line(script)
      let reading = ScriptLine.read(bytes.dropLast())
      guard reading.error == nil, reading.script == script.withoutComments else {
        let text = string(ScriptWriter.text(of: script))
        Issue.record("seed \(seed): \(String(describing: reading.error))\n\(text)\(string(bytes))")
        return
      }
    }
  }

  @Test func `a script, its line, and the text made of that have one digest`() {
    var played = 0
    let cases = Cases.some(of: 1500) as UInt64
    for (seed, script) in scripts(cases) where isShort(script) {
      guard let back = ScriptLine.read(line(script).dropLast()).script,
        let text = ScriptReader.read(ScriptWriter.canonicalText(of: back)).script
      else {
        Issue.record("seed \(seed)")
        return
      }
      let digest = Replay(script, level: .calls).digest
      #expect(ReplaySummary(back, level: .calls).digest == digest, "seed \(seed)")
      #expect(ReplaySummary(text, level: .calls).digest == digest, "seed \(seed)")
      played += 1
    }
    #expect(played > cases / 15)
  }

  @Test func `what is not kept of a trace changes nothing of what it comes to`() {
    var played = 0
    for (seed, script) in scripts(600) where isShort(script) {
      for level in [TraceLevel.calls, .changes, .frames] {
        let (replay, summary) = (
          Replay(script, level: level), ReplaySummary(script, level: level)
        )
        #expect(summary.digest == replay.digest, "seed \(seed)")
        #expect(summary.lines == replay.lineStarts.count, "seed \(seed)")
        #expect(summary.failures == replay.failures, "seed \(seed)")
        #expect(summary.stop == replay.stop && summary.ticks == replay.ticks, "seed \(seed)")
        #expect(summary.value == replay.value && summary.phase == replay.phase, "seed \(seed)")
      }
      played += 1
    }
    #expect(played > 40)
  }

  /// Both keep all comments, and every event at its time.
  @Test func `neither canonical text nor expansion changes a trace`() {
    var played = 0
    let cases = Cases.some(of: 1500) as UInt64
    for (seed, script) in scripts(cases) where isShort(script) {
      let digest = Replay(script, level: .calls).digest
      for other in [script, script.expanded] {
        guard let back = ScriptReader.read(ScriptWriter.canonicalText(of: other)).script else {
          Issue.record("seed \(seed)")
          return
        }
        let sameComments = comments(back) == comments(script)
        #expect(Replay(back, level: .calls).digest == digest && sameComments, "seed \(seed)")
      }
      played += 1
    }
    #expect(played > cases / 15)
  }

  @Test func `the order of the members of a line does not matter`() throws {
    for (seed, script) in scripts(Cases.some(of: 300)) {
      let bytes = line(script)
      guard case .object(var members) = try JSONValue(parsing: bytes[...]) else { continue }
      let texts = members.map { member in
        "\"\(string(member.key))\":" + string(json(member.value))
      }
      members.reverse()
      let reversed = "{" + texts.reversed().joined(separator: ", ") + "}"
      let reading = ScriptLine.read(Array(reversed.utf8)[...])
      guard let back = reading.script else {
        Issue.record("seed \(seed): \(String(describing: reading.error))\n\(reversed)")
        return
      }
      #expect(back.body == script.withoutComments.body, "seed \(seed)")
      #expect(back.settings == script.settings, "seed \(seed)")
    }
  }

  @Test func `long lines are read to their ends`() {
    let count = Cases.some(of: 30_000)
    let events = String(repeating: ",[1,\"mark\",\"é\"],[1,\"m\",0,5]", count: count).dropFirst()
    let text = "{\"gesture\":1,\"title\":\"é\",\"unit\":\"us\",\"ev\":[\(events)]}"
    #expect(ScriptLine.read(Array(text.utf8)[...]).script?.body.count == 2 * count)
  }

  /// Returns the value as JSON with its digits unchanged.
  private func json(_ value: JSONValue) -> [UInt8] {
    switch value {
    case .null: Array("null".utf8)
    case .bool(let truth): Array("\(truth)".utf8)
    case .number(let number): Array(number.text)
    case .string(let text):
      Array("\"".utf8)
        + text.flatMap { byte -> [UInt8] in
          byte == 0x22 || byte == 0x5C ? [0x5C, byte] : byte == 9 ? Array("\\t".utf8) : [byte]
        } + Array("\"".utf8)
    case .array(let elements):
      Array("[".utf8) + Array(elements.map(json).joined(separator: Array(", ".utf8)))
        + Array("]".utf8)
    case .object: []
    }
  }

  private func comments(_ script: Script) -> [[UInt8]] {
    (script.header.map(\.comment) + script.body.map(\.comment)).compactMap { $0 }
  }

  private func isShort(_ script: Script) -> Bool {
    Replay.problems(of: script).isEmpty && HostileScript.canBePlayed(script)
  }
}
