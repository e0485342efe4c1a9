import ControlCore
import Harness
import Rating
import Ruler
import TestSupport
import Testing

/// Tests that the settings a control declares can be written, read and set.
struct ControlTableTests {
  private static let controls = ControlSet(
    RulerControl.self, RatingControl.self, Faders.self, Slider.self, Bank.self)

  private func read(_ text: String) -> ScriptReading {
    ScriptReader.read(Array(text.utf8), controls: Self.controls)
  }

  @Test(arguments: controls.tables.map(\.name))
  func `no two settings of a control have one word, and none is a verb`(name: StaticText) throws {
    let table = try #require(Self.controls.table(named: name.bytes[...]))
    let words = table.entries.map { $0.name.description }
    #expect(Set(words).count == words.count)
    for word in words {
      #expect(read("gesture 1\n\(word)").script?.body.isEmpty != false, "\(word)")
    }
  }

  @Test(arguments: controls.tables.map(\.name))
  func `every row has a sentence, and an example that can be read`(name: StaticText) throws {
    let table = try #require(Self.controls.table(named: name.bytes[...]))
    for entry in table.entries {
      #expect(entry.row.meaning.description.hasSuffix("."), "\(entry.name)")
      let control = entry.name == "control" ? "" : "control \(name)\n"
      let reading = read("gesture 1\n\(control)\(string(entry.example))\n")
      let settings = (reading.script?.header ?? []).compactMap { line -> Setting? in
        if case .setting(let setting) = line.content { setting } else { nil }
      }
      let setting = try #require(settings.last, "\(string(entry.example))")
      #expect(setting.name == entry.name && entry.allows(setting.value))
    }
  }

  @Test(arguments: controls.tables.map(\.name))
  func `what a setting is without being set is allowed, and so is what is typical`(
    name: StaticText
  ) throws {
    let table = try #require(Self.controls.table(named: name.bytes[...]))
    for entry in table.entries {
      if let initial = entry.initial { #expect(entry.allows(initial), "\(entry.name)") }
      if case .numbers = entry.kind {
        for list in entry.row.typical.description.split(separator: "|") {
          let numbers = list.split(separator: " ").map { Double($0) }
          #expect(!numbers.contains(nil) && entry.allows(.numbers(numbers.compactMap(\.self))))
        }
        continue
      }
      for word in entry.row.typical.description.split(separator: " ") {
        let number = try #require(Double(word), "\(entry.name)")
        let value: Setting.Value =
          switch entry.kind {
          case .whole: .whole(Int64(number))
          case .duration: .duration(Int64(number))
          default: .number(number)
          }
        #expect(entry.allows(value), "\(word)")
      }
    }
  }

  // MARK: Writing and reading

  /// A visitor that lists the settings of a configuration.
  private struct Listing: SettingVisitor {
    var values: [(name: StaticText, value: Setting.Value?)] = []

    mutating func number(
      _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
    ) { values.append((StaticText(row().word), .number(member))) }

    mutating func number(
      _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
    ) { values.append((StaticText(row().word), member.map { .number($0) })) }

    mutating func numbers(
      _ member: inout NumberList, in limits: ClosedRange<Double>,
      _ row: @autoclosure () -> SettingRow
    ) { values.append((StaticText(row().word), .numbers([Double](member)))) }

    mutating func whole(
      _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
    ) {
      let isDuration = row().unit == .nanoseconds
      values.append((StaticText(row().word), isDuration ? .duration(member) : .whole(member)))
    }

    mutating func range(
      _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
      _ row: @autoclosure () -> SettingRow
    ) {
      values.append((StaticText(row().word), .range(member.lowerBound, member.upperBound)))
    }

    mutating func choice(
      _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
    ) {
      let word = StaticText(words[number])
      let isPolicy = row().traits.contains(.isPolicy)
      values.append((StaticText(row().word), isPolicy ? .policy(word) : .word(word)))
    }

    mutating func extent(
      _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
      _ row: @autoclosure () -> SettingRow
    ) {}
  }

  private func listed(_ configuration: some ControlConfiguration) -> Listing {
    var (listing, copy) = (Listing(), configuration)
    copy.visitSettings(&listing)
    return listing
  }

  /// Applies the settings of a generated script and compares the resulting configuration.
  private func trySettings<Subject: ScriptedControl>(of control: Subject.Type, seed: UInt64) {
    let maker = ScriptMaker(for: control)
    for number in 0..<Cases.some(of: 200) as Range<UInt64> {
      let settings = maker.script(ofSeed: seed &+ number).settings
      let configuration = Subject.Configuration(settings)
      let plain = listed(Subject.Configuration(Script.Settings()))
      for (index, row) in listed(configuration).values.enumerated() {
        let wanted = settings.value(of: row.name) ?? plain.values[index].value
        // A disabled control does not show that it is also read-only.
        let isHidden = row.name == "read-only" && !settings.isEnabled
        // Without `rows`, there are as many rows as values.
        let isCounted =
          row.name == "rows" && settings.value(of: row.name) == nil
          && row.value == .whole(Int64(settings.values.count))
        #expect(
          row.value == wanted || isHidden || isCounted, "\(row.name) of seed \(seed &+ number)")
      }
    }
  }

  @Test(arguments: Seeds.all) func `a configuration is what its settings say`(seed: UInt64) {
    trySettings(of: RulerControl.self, seed: seed)
    trySettings(of: RatingControl.self, seed: seed)
    trySettings(of: Slider.self, seed: seed)
    trySettings(of: Bank.self, seed: seed)
  }

  // MARK: Choice of control

  @Test func `the control may be named anywhere in the header, in a text and in a line`() throws {
    let text = read("gesture 1\nstars 7\n# how many there are\ncontrol rating\n+0ms set stars 3\n")
    let script = try #require(text.script)
    #expect(script.header.map(\.position.line) == [2, 3, 4])
    let line =
      #"{"id":1,"gesture":1,"stars":7,"unit":"us","control":"rating","ev":[["set","stars",3]]}"#
    #expect(ScriptLine.read(Array(line.utf8)[...]).script?.settings == script.settings)
    let late = #"{"ev":[["set","stars",3]],"stars":7,"gesture":1,"unit":"us","control":"rating"}"#
    #expect(ScriptLine.read(Array(late.utf8)[...]).script?.body.count == 1)
  }

  @Test func `errors of a header come in the order of its lines, by the table of its control`() {
    let reading = read("gesture 1\nstars 0\nstep 5\nfoo\ncontrol rating\n+0ms up\nstars 5\n")
    #expect(reading.diagnostics.map(\.span.line) == [2, 3, 4, 6, 7])
    #expect(
      reading.diagnostics.map(\.code) == [
        .valueOutOfRange, .foreignSetting, .unknownHeader, .missingID, .lateHeader,
      ])
  }

  @Test func `a control of one's own is read, written and played by its name`() throws {
    let text =
      "gesture 1\ncontrol slider\nrange 0..50\n\n+0ms   down 0 60\n       expect value == 50\n"
    let reading = Replay.read(Array(text.utf8), controls: Self.controls)
    let script = try #require(reading.script)
    #expect(string(ScriptWriter.text(of: script)).contains("control    slider\nrange      0..50\n"))
    let replay = Replay(script, controls: Self.controls)
    #expect(replay.passed && replay == Replay(script, on: Slider.self))
    #expect(string(replay.trace(of: script, named: [])).contains("\ncontrol slider\n"))
    var line: [UInt8] = []
    ScriptLine.append(script, id: Array("a".utf8), to: &line)
    var answer: [UInt8] = []
    let player = StreamPlayer(level: .changes, controls: Self.controls)
    #expect(player.answer(line.dropLast(), to: &answer) == .passed, "\(string(answer))")
    let trial = LawTrial(of: Self.controls.lawful("slider"))
    var made: [UInt8] = []
    trial.appendLine(ofCase: 0, to: &made)
    #expect(string(made).contains(#""control":"slider""#))
  }

  @Test func `what is not a setting of the control is reported with what it has instead`() {
    let cases = [
      (
        "control slider\nstep 5",
        "'step' is a setting of the ruler, and this script is about a slider"
      ),
      (
        "control slider\nstars 5",
        "'stars' is a setting of the rating, and this script is about a slider"
      ),
      ("control sldier", "'sldier' is not a control"),
    ]
    for (text, message) in cases {
      #expect(read("gesture 1\n\(text)\n").diagnostics.first.map { string($0.message) } == message)
    }
    let help = read("gesture 1\ncontrol slider\nstars 5\n").diagnostics.first?.help
    #expect(help.map(string) == "a slider has 'range' instead")
  }

  @Test func `a script that was made and not read is held against the table too`() {
    var script = Script(header: [HeaderLine(.number("stars", 5))])
    #expect(Replay.problems(of: script).map(\.code) == [.foreignSetting])
    script.header = [HeaderLine(.number("step", 0))]
    #expect(Replay.problems(of: script).map(\.code) == [.valueOutOfRange])
    script.header = [HeaderLine(.word("step", "wide"))]
    #expect(Replay.problems(of: script).map(\.code) == [.valueOutOfRange])
    script.header = [HeaderLine(Setting.control("lever"))]
    #expect(Replay.problems(of: script).map(\.code) == [.unknownControl])
  }

  @Test func `a control that is misspelt is the one error, and not all that is said of it`() {
    let reading = read("gesture 1\ncontrol ratng\nstars 7\nspacing 4\n")
    #expect(reading.diagnostics.map(\.code) == [.unknownControl])
  }

  @Test func `a header of many lines is read in bounded memory, its control first`() {
    let lines = (0..<Cases.some(of: 120_000)).map { "# line \($0)\n" }.joined()
    let reading = read("gesture 1\ncontrol rating\n\(lines)stars 7\nfoo\n+0ms set stars 3\n")
    #expect(reading.diagnostics.map(\.code) == [.unknownHeader])
  }

  @Test func `a fraction of a second that was made in code is held against its limits`() {
    for (a, b) in [(0, 0), (.max, .max), (1, 2000), (2, 1)] as [(Int64, Int64)] {
      let script = Script(header: [HeaderLine(.frame(Setting.FrameLength(a, b)))])
      #expect(Replay.problems(of: script).map(\.code) == [.valueOutOfRange])
    }
  }

  @Test func `a control of any bounds can be tried`() {
    var trial = LawTrial(of: Endless.self, laws: [Law.valuesInAnyBounds])
    trial.cases = Cases.some(of: 2000)
    trial.run { Issue.record("\($0)") }
    let script = Script(header: [HeaderLine(Setting("detune", .whole(-10)))])
    let text = ScriptWriter.text(of: script)
    #expect(ScriptReader.read(text, controls: ControlSet(Endless.self)).script == script)
  }
}

extension Law {
  fileprivate static var valuesInAnyBounds: Law {
    .ofSteps("X1", "any", "A value is a number.") { $0.end.value.isNaN ? "it is none" : nil }
  }
}

/// A control with the widest range of values, and a setting that may be below 0.
private struct Endless: LawfulControl {
  struct Configuration: ControlConfiguration {
    var detune: Int64 = 0
    static var controlName: StaticString { "endless" }
    var bounds: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }

    mutating func visitSettings(_ visitor: inout some SettingVisitor) {
      visitor.whole(&detune, in: -10...10, SettingRow("detune", "Cents.", example: "-3"))
    }
  }

  private(set) var configuration: Configuration
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  init(value: Double, configuration: Configuration) {
    (self.value, self.configuration) = (value, configuration)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    return false
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(time, self.time)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {
    self.configuration = configuration
    if let value = values.number(at: 0) { self.value = value }
  }
}
