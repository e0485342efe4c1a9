import ControlCore
import Harness
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureScript
@testable import GestureLaws

/// Tests of settings that are lists of numbers.
struct NumberListSettingTests {
  private static let controls = ControlSet(Bank.self)

  private func read(_ text: String) -> ScriptReading {
    ScriptReader.read(Array("gesture 1\n\(text)\n".utf8), controls: Self.controls)
  }

  private func line(_ members: String, _ events: String = "[]") -> ScriptLine.Reading {
    let text = "{\"id\":1,\"gesture\":1,\"unit\":\"us\",\(members),\"ev\":\(events)}"
    return ScriptLine.read(Array(text.utf8)[...], controls: Self.controls)
  }

  private func stops(_ settings: Script.Settings?) -> [Double]? {
    settings.map { [Double](Bank.Configuration($0).stops) }
  }

  // MARK: Law

  @Test(arguments: Seeds.all)
  func `any list is read back as it was, from text and from a line`(seed: UInt64) throws {
    var random = ScriptGenerator(seed: seed)
    for _ in 0..<Cases.some(of: 500) {
      let numbers = (0..<random.below(33)).map { _ in Double(random.below(1_000_001)) / 1000 }
      let script = Script(
        header: [HeaderLine(.control("bank")), HeaderLine(Setting("stops", .numbers(numbers)))],
        body: [Script.Line(nil, .set(Setting("weights", .numbers(numbers.reversed()))))])
      let text = ScriptWriter.text(of: script)
      try #require(ScriptReader.read(text, controls: Self.controls).script == script)
      var bytes: [UInt8] = []
      ScriptLine.append(script, id: Array("a".utf8), to: &bytes)
      let reading = ScriptLine.read(bytes.dropLast(), controls: Self.controls)
      try #require(reading.script == script, "\(string(bytes))")
      #expect(stops(script.settings) == numbers)
    }
  }

  @Test(arguments: Seeds.all) func `a configuration is what its lists say`(seed: UInt64) {
    let maker = ScriptMaker(for: Bank.self)
    var lists: Set<[Double]> = []
    for number in 0..<100 as Range<UInt64> {
      let script = maker.script(ofSeed: seed &+ number)
      #expect(Replay.problems(of: script, controls: Self.controls).isEmpty)
      let settings = script.settings
      let said = settings.value(of: "stops")
      #expect(stops(settings).map { Setting.Value.numbers($0) } == said ?? .numbers([]))
      lists.insert(stops(settings) ?? [])
    }
    #expect(lists.isSubset(of: [[], [1, 2, 5], [0, 50, 100], [7]]) && lists.count > 2)
  }

  // MARK: Cases

  @Test func `a list is read from a header, changed by set, and emptied by none`() throws {
    let reading = read(
      """
      control bank
      stops 1 2 5 10
      +0ms adjust to 6
      expect value == 5
      set stops 0 6 7.5
      adjust to 7
      expect value == 7.5
      set stops none
      adjust to 6.5
      expect value == 6.5
      """)
    let script = try #require(reading.script)
    #expect(stops(script.settings) == [1, 2, 5, 10])
    let replay = Replay(script, on: Bank.self, level: .calls)
    #expect(replay.failures.isEmpty && replay.stop == nil)
    #expect(string(replay.lines).contains("changed value=5 cause=assistive"))
    let written = string(ScriptWriter.text(of: script))
    for text in ["stops      1 2 5 10", "set stops 0 6 7.5", "set stops none"] {
      #expect(written.contains(text), "\(written)")
    }
  }

  @Test func `none, an empty array, and saying nothing are one, but for what the default is`() {
    #expect(stops(read("control bank\nstops none").script?.settings) == [])
    #expect(stops(line("\"control\":\"bank\",\"stops\":[]").script?.settings) == [])
    #expect(stops(line("\"control\":\"bank\",\"stops\":[3]").script?.settings) == [3])
    #expect(stops(line("\"control\":\"bank\",\"stops\":3").script?.settings) == [3])
    #expect(stops(read("control bank").script?.settings) == [])
    let plain = read("control bank").script.map { Bank.Configuration($0.settings).weights }
    #expect(plain.map { [Double]($0) } == [0.5, 2])
    let none = read("control bank\nweights none").script
    #expect(none.map { Bank.Configuration($0.settings).weights.isEmpty } == true)
  }

  @Test func `lines of JSON set lists, and infinity is a word in them`() throws {
    let reading = line(
      "\"control\":\"bank\",\"weights\":[1,\"inf\",-2e1]", "[[0,\"set\",\"stops\",[1,5]]]")
    let script = try #require(reading.script)
    #expect(script.header.last?.setting?.value == .numbers([1, .infinity, -20]))
    #expect(script.body.first?.verb == .set(Setting("stops", .numbers([1, 5]))))
    var bytes: [UInt8] = []
    ScriptLine.append(script, id: [], to: &bytes)
    #expect(string(bytes).contains("\"weights\":[1,\"inf\",-20]"))
    #expect(string(bytes).contains("[0,\"set\",\"stops\",[1,5]]"))
  }

  /// The text after `control bank`, and its error.
  @Test(arguments: [
    ("stops", "3:6: 'stops' needs a number"),
    ("stops 1 2000", "3:9: 'stops' must be at most 32 numbers, each from 0 to 1000"),
    ("stops 1 x 5", "3:9: 'x' is not a number"),
    ("stops none 5", "3:12: unexpected '5' at the end of the line"),
    ("stops 1 none", "3:9: 'none' is not a number"),
    ("stops 1 inf", "3:9: 'inf' is not a finite number"),
    ("stops 1\nstops 2", "4:1: header 'stops' is given twice"),
    ("+0ms set stops 5 -1", "3:18: 'stops' must be at most 32 numbers, each from 0 to 1000"),
  ])
  func `what is no list is rejected at its place`(text: String, message: String) {
    let found = read("control bank\n\(text)").diagnostics.first
    let reported = found.map { "\($0.span.line):\($0.span.column): \(string($0.message))" } ?? ""
    #expect(reported.hasPrefix(message), "\(reported)")
  }

  @Test func `thirty-two numbers are read, and the next one is rejected at its place`() throws {
    let most = (1...32).map(String.init).joined(separator: " ")
    #expect(stops(read("control bank\nstops \(most)").script?.settings)?.count == 32)
    let error = try #require(read("control bank\nstops \(most) 33").diagnostics.first)
    #expect(error.code == .valueOutOfRange)
    #expect((error.span.column, error.span.length) == (8 + most.utf8.count, 2))
    #expect(string(error.message) == "'stops' has at most 32 numbers")
    let numbers = (1...33).map(String.init).joined(separator: ",")
    let json = try #require(line("\"control\":\"bank\",\"stops\":[\(numbers)]").error)
    #expect(string(json.message) == "'stops' has at most 32 numbers" && json.span.length == 2)
    let made = Script(header: [
      HeaderLine(Setting("stops", .numbers([Double](repeating: 1, count: 33))))
    ])
    #expect(Bank.problems(of: made).map(\.code) == [.valueOutOfRange])
  }

  @Test func `setting a list to what it is is noticed`() {
    let text = "gesture 1\ncontrol bank\nstops 1 2\n+0ms set stops 1 2\nset stops 2 1\n"
    let reading = Replay.read(Array(text.utf8), controls: Self.controls)
    #expect(reading.diagnostics.map(\.code) == [.idleLine])
  }

  @Test func `the schema has a list as an array, with the limits of each`() throws {
    let schema = string(Schema.json(of: Self.controls))
    #expect(
      schema.contains(
        """
        {"word":"stops","kind":"numbers","unit":"value","limits":[0,1000],"most":32,"default":[],\
        "meaning":"The values that there are."
        """))
    #expect(schema.contains("\"limits\":[\"-inf\",\"inf\"],\"most\":32,\"default\":[0.5,2]"))
  }
}
