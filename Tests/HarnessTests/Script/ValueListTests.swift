import ControlCore
import Harness
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureScript
@testable import GestureLaws

/// Tests of headers that give a value for each part.
struct ValueListTests {
  private static let controls = ControlSet(Bank.self, Faders.self)

  private func read(_ text: String) -> ScriptReading {
    Replay.read(Array("gesture 1\n\(text)\n".utf8), controls: Self.controls)
  }

  private func line(_ members: String, _ events: String = "[]") -> ScriptLine.Reading {
    let text = "{\"id\":1,\"gesture\":1,\"unit\":\"us\",\(members),\"ev\":\(events)}"
    return ScriptLine.read(Array(text.utf8)[...], controls: Self.controls)
  }

  private func values(_ header: String) -> [Double]? {
    guard let script = read(header).script else { return nil }
    return script.settings.control == "bank"
      ? Replay(script, on: Bank.self, level: .calls).values
      : Replay(script, on: Faders.self, level: .calls).values
  }

  /// A text in one piece.
  private struct Whole: TextPieces {
    let bytes: [UInt8]
    var isTaken = false

    mutating func rewind() { isTaken = false }
    mutating func next() -> [UInt8]? {
      defer { isTaken = true }
      return isTaken ? nil : bytes
    }
  }

  // MARK: Law

  @Test(arguments: Seeds.all)
  func `values are read back as they were, and each part starts with its own`(seed: UInt64) throws {
    var random = ScriptGenerator(seed: seed)
    for _ in 0..<Cases.some(of: 300) {
      let given = (0...random.below(8)).map { _ in Double(random.below(100_001)) / 1000 }
      let script = Script(header: [HeaderLine(.control("bank")), HeaderLine(.values(given))])
      let text = ScriptWriter.text(of: script)
      try #require(ScriptReader.read(text, controls: Self.controls).script == script)
      var bytes: [UInt8] = []
      ScriptLine.append(script, id: Array("a".utf8), to: &bytes)
      try #require(
        ScriptLine.read(bytes.dropLast(), controls: Self.controls).script == script,
        "\(string(bytes))")
      #expect(script.settings.values == given && script.settings.value == given[0])
      #expect(Replay.problems(of: script, controls: Self.controls).isEmpty)
      #expect(Replay(script, on: Bank.self, level: .calls).values == given)
    }
  }

  @Test(arguments: Seeds.all)
  func `generated scripts start with values for some of the parts, and can be played`(
    seed: UInt64
  ) {
    let (maker, bank) = (ScriptMaker(for: Faders.self), ScriptMaker(for: Bank.self))
    var counts: Set<Int> = []
    var rows: Set<Int> = []
    for number in 0..<100 as Range<UInt64> {
      let scripts = [maker.script(ofSeed: seed &+ number), bank.script(ofSeed: seed &+ number)]
      for script in scripts {
        #expect(Replay.problems(of: script, controls: Self.controls) == [])
        let written = ScriptWriter.text(of: script)
        #expect(ScriptReader.read(written, controls: Self.controls).script == script)
      }
      counts.insert(scripts[0].settings.values.count)
      rows.insert(Replay(scripts[1], on: Bank.self, level: .calls).values.count)
    }
    #expect(counts.isSuperset(of: [1, 2, 3]) && rows.isSuperset(of: [1, 2, 3, 8]))
  }

  // MARK: Cases

  /// A header, and the initial values of the parts.
  @Test(arguments: [
    ("control faders\nrange 0..100\nvalue 5 50 7", [5, 50, 7]),
    ("control faders\nrange 0..100\nvalue 5 50", [5, 50, 45]),
    ("control faders\nrange 0..100\nvalue 5", [5, 25, 45]),
    ("control faders\nrange 0..100\nvalue none none 500", [0, 0, 100]),
    ("control faders\nrange 0..100", [0, 20, 40]),
    ("control bank", [0, 0]), ("control bank\nvalue 7", [7]),
    ("control bank\nvalue 7 8 9", [7, 8, 9]),
    ("control bank\nrows 3\nvalue 7", [7, 7, 7]), ("control bank\nvalue 7 8\nrows 3", [7, 8, 7]),
    ("control bank\nvalue 1 2 3 4 5 6 7 8", [1, 2, 3, 4, 5, 6, 7, 8]),
    ("control bank\nrange 5..10\nvalue 70 7 2", [10, 7, 5]),
  ])
  func `each part has the value that the header gives it`(header: String, wanted: [Double]) {
    #expect(values(header) == wanted)
  }

  @Test func `lines of JSON have a number or an array`() {
    #expect(line("\"control\":\"bank\",\"value\":[20,70]").script?.settings.values == [20, 70])
    #expect(line("\"control\":\"bank\",\"value\":[20]").script?.settings.values == [20])
    #expect(line("\"control\":\"bank\",\"value\":20").script?.settings.values == [20])
    #expect(line("\"control\":\"bank\"").script?.settings.values == [])
    let empty = line("\"control\":\"bank\",\"value\":[]").error
    #expect(empty.map { string($0.message) } == "'value' needs a value")
    let late = line("\"control\":\"bank\"", "[[0,\"set\",\"value\",[20,70]]]").error
    #expect(late.map { string($0.message) } == "unexpected '70' at the end of the line")
    var bytes: [UInt8] = []
    let script = Script(header: [HeaderLine(.control("bank")), HeaderLine(.values([20, 70]))])
    ScriptLine.append(script, id: [], to: &bytes)
    #expect(string(bytes).contains("\"value\":[20,70]"))
  }

  private func reported(_ text: String) -> [String] {
    read(text).diagnostics.filter { $0.severity == .error }.map {
      let help = $0.help.map { " (\(string($0)))" } ?? ""
      return "\($0.span.line):\($0.span.column): \(string($0.message))\(help)"
    }
  }

  /// A script, and its error.
  @Test(arguments: [
    (
      "control faders\nvalue 1 2 3 4 5",
      "3:13: the control has 3 values, and this is one more (leave it out)"
    ),
    (
      "control bank\nvalue  1  22 # two\nrows 1",
      "3:11: the control has one value, and this is one more (leave it out, or write: rows 2)"
    ),
    (
      "control bank\nvalue 1 2 3 4 5 6 7 8 9",
      "3:23: no control has more than 8 values (leave this one out, and those behind it)"
    ),
    ("control bank\nvalue 1 x", "3:9: 'x' is not a number"),
    ("control bank\nvalue", "3:6: 'value' needs a value (for example: value 50)"),
    (
      "control bank\n+0ms set value 1 2",
      "3:18: unexpected '2' at the end of the line (for example: value 50)"
    ),
  ])
  func `a value too many is an error at its place`(text: String, message: String) {
    let found = reported(text)
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test func `a ruler has one value`() throws {
    let text = Array("gesture 1\nvalue 20 70\n".utf8)
    let error = try #require(Replay.read(text).diagnostics.first)
    #expect(error.code == .missingPart && error.span.column == 10 && error.span.length == 2)
    #expect(error.help.map { string($0) } == "leave it out")
    let line = Array("{\"id\":1,\"gesture\":1,\"unit\":\"us\",\"value\":[20,70],\"ev\":[]}".utf8)
    let script = try #require(ScriptLine.read(line[...]).script)
    #expect(Replay.problems(of: script).map(\.code) == [.missingPart])
  }

  @Test func `how many parts there are follows what is set while the script runs`() throws {
    let text = """
      control bank
      value 10 20
      +0ms set value 11
      expect value[1] == 20
      set rows 3
      set value[2] 30
      expect value[2] == 30
      expect value == 11
      set rows 1
      expect value == 11
      """
    let script = try #require(read(text).script, "\(reported(text))")
    #expect(Replay(script, on: Bank.self, level: .calls).failures.isEmpty)
    #expect(
      reported("control bank\nvalue 10 20\n+0ms focus 2\nset rows 3\nfocus 2\nset rows 1\nfocus 1")
        .map { $0.prefix(35) } == [
          "4:12: the control has no part 2 (pa", "8:7: the control has no part 1 (par",
        ])
  }

  @Test func `a script that is read in pieces is reported the same`() {
    let text = "control bank\nvalue 10 20 30\nrows 2\n+0ms focus 2\nset rows 3\nfocus 2\n"
    let bytes = Array("gesture 1\n\(text)".utf8)
    var survey = ScriptSurvey(Self.controls)
    var pieces = Whole(bytes: bytes)
    while let piece = pieces.next() { survey.take(piece) }
    let whole = Replay.read(bytes, controls: Self.controls)
    #expect(whole.diagnostics.map(\.span.line) == [3, 5])
    #expect(survey.finish(&pieces).diagnostics == whole.diagnostics)
  }

  @Test func `what is made in code may not set several values at once`() {
    let script = Script(
      header: [HeaderLine(.control("bank"))], body: [Script.Line(nil, .set(.values([1, 2])))])
    #expect(Bank.problems(of: script).map(\.code) == [.valueOutOfRange])
    let many = Script(header: [HeaderLine(.values([Double](repeating: 1, count: 9)))])
    #expect(Bank.problems(of: many).map(\.code) == [.valueOutOfRange])
  }

  @Test func `a value beyond the ends is noted, whichever it is`() {
    #expect(read("control bank\nvalue 1 500").diagnostics.map(\.code) == [.valueBeyondEnds])
    #expect(read("control bank\nvalue 1 50").diagnostics.isEmpty)
  }

  @Test func `all settings say how many parts there are`() throws {
    let script = try #require(read("control bank\nvalue 1 2 3").script)
    let table = ControlTable.of(Bank.self)
    let all = script.withAllSettings(of: table)
    #expect(all.settings.value(of: "rows") == .whole(3) && all.settings.values == [1, 2, 3])
  }

  @Test func `a written script is cut down to the values that it needs`() throws {
    let text =
      "control bank\nvalue 1 2 3\nstops 1 2 3 4\n+0ms wait 5ms\n+0ms expect value[1] == 7\n"
    let script = try #require(read(text).script)
    let trial = LawTrial(of: Self.controls.lawful("bank"))
    let shrunk = try #require(trial.shrink(script, keeping: .check))
    #expect(shrunk.script.settings.values.count == 2 && shrunk.script.settings.own == [])
  }
}
