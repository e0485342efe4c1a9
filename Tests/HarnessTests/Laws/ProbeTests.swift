import ControlCore
import Dial
import GestureDrivers
import Rating
import Ruler
import Slider
import Testing

@testable import GestureGenerators
@testable import GestureScript
@testable import GestureLaws
@testable import Harness

/// Tests that probes play on every control, do as described, and exist for each law.
@Suite struct ProbeTests {
  private static let controls = ControlSet.ours.tables.map(\.name)

  @Test(arguments: controls)
  func `what the control has can be played to its end`(name: StaticText) {
    let table = ControlSet.ours.table(of: Script.Settings([.control(name)]))
    var count = 0
    for probe in Probe.all {
      guard let script = probe.script(for: table) else {
        #expect(!probe.missing(in: table).isEmpty)
        continue
      }
      count += 1
      #expect(Replay.problems(of: script).isEmpty, "\(probe.name)")
      let replay = Replay(script, level: .calls)
      #expect(replay.stop == nil, "\(probe.name)")
      // A driver is not sent the lift of a pointer that is not down, and at no place.
      var down: [Int64] = []
      for line in script.body {
        switch line.verb {
        case .down(let id, _, _): down.append(id)
        case .up(let id, let place, _, let button):
          #expect(place != nil || down.contains(id), "\(probe.name)")
          if (button ?? .left) == .left { down.removeAll { $0 == id } }
        default: break
        }
      }
      // The printed script is the one that is played.
      let text = ScriptWriter.canonicalText(of: script)
      #expect(Replay.read(text).script == script, "\(probe.name)")
    }
    #expect(count > 55)
  }

  @Test(arguments: [1, 2, 3] as [Int64]) func `parts begin in order`(count: Int64) {
    let table = ControlTable.of(SliderControl.self)
    for probe in Probe.all {
      let script = probe.script(for: table, fixed: [Setting("thumbs", .whole(count))])
      guard let values = script?.settings.values else { continue }
      #expect(values == values.sorted(), "\(probe.name)")
    }
  }

  /// A control may round a value that is no choice, or has more digits: laws would then judge a
  /// change that nobody made.
  @Test(arguments: controls, [1, 2, 3] as [Int64])
  func `parts begin with values that the control can have`(name: StaticText, count: Int64) {
    let table = ControlSet.ours.table(of: Script.Settings([.control(name)]))
    let parts = table["thumbs"] == nil ? [] : [Setting("thumbs", .whole(count))]
    for probe in Probe.all {
      guard let script = probe.script(for: table, fixed: parts) else { continue }
      let aim = ProbeAim(table: table, settings: script.settings)
      let values = script.settings.values
      #expect(values.count == table.partCount(script.settings), "\(probe.name)")
      let width = aim.bounds.upperBound - aim.bounds.lowerBound
      let unit = aim.step ?? (width < 20 ? width / 1000 : 1)
      for value in values where unit > 0 && aim.bounds.contains(value) {
        let steps = (value - aim.bounds.lowerBound) / unit
        #expect(
          abs(steps - steps.rounded()) < 1e-9 || value == aim.bounds.upperBound, "\(probe.name)")
      }
    }
  }

  @Test func `each has a name of its own, and laws that there are`() {
    let names = Probe.all.map { "\($0.name)" }
    #expect(Set(names).count == names.count)
    let known = Set(
      Self.foreign.map { "\($0.id)" }
        + Self.controls.flatMap { LawEntry.all(of: $0) }.map { "\($0.id)" })
    for probe in Probe.all {
      #expect(!probe.laws.isEmpty, "\(probe.name)")
      for law in probe.laws { #expect(known.contains("\(law)"), "\(law) of \(probe.name)") }
    }
  }

  // MARK: Aim

  @Test(arguments: controls)
  func `a thumb is dragged where the probe says, upright and mirrored too`(name: StaticText) throws
  {
    let table = ControlSet.ours.table(of: Script.Settings([.control(name)]))
    func end(_ probe: StaticText) throws -> Double? {
      let probe = try #require(Probe.all.first { $0.name == probe })
      return probe.script(for: table).map { Replay($0, level: .calls).value }
    }
    // A rating keeps at least one symbol after a drag.
    let bounds: ClosedRange<Double> = name == "rating" ? 1...5 : 0...100
    for suffix in ["", "-y", "-rtl"] {
      let (upper, lower) = (StaticText.past("upper", suffix), StaticText.past("lower", suffix))
      if let value = try end(upper) { #expect(value == bounds.upperBound, "\(suffix)") }
      if let value = try end(lower) { #expect(value == bounds.lowerBound, "\(suffix)") }
    }
    let value = try #require(try end("drag-up"))
    let share = value / bounds.upperBound
    // From 0.3 by 0.25, less a touch's slop of 10 in 320 points; ratings have whole symbols.
    #expect(name == "rating" ? value == 4 : share > 0.49 && share <= 0.55, "\(value)")
  }

  @Test func `settings that are fixed stay, and what the driver does not have is left out`() throws
  {
    var table = ControlTable.of(Jumper.self)
    let probe = try #require(Probe.all.first { $0.name == "drag-up" })
    var script = try #require(probe.script(for: table, fixed: [Setting("range", .range(-1, 1))]))
    #expect(script.settings.value(of: "range") == .range(-1, 1))
    // No step is set, so a value at 0.3 of the range is allowed.
    #expect(abs(script.settings.value - -0.4) < 1e-9)
    #expect(script.body.first?.verb == .down(0, .along(96)))
    script = try #require(
      probe.script(for: table, fixed: [.viewport(200, 20), Setting("layout", .word("rtl"))]))
    #expect(script.body.first?.verb == .down(0, .along(140)))
    let mirrored = try #require(Probe.all.first { $0.name == "drag-up-rtl" })
    let missing = mirrored.missing(in: table, fixed: [Setting("layout", .word("ltr"))])
    #expect(String(decoding: missing, as: UTF8.self) == "layout rtl")
    table = ControlSet.ours.table(of: Script.Settings([.control("rating")]))
    let pair = try #require(Probe.all.first { $0.name == "thumbs-meet" })
    #expect(String(decoding: pair.missing(in: table), as: UTF8.self) == "several values")
  }

  @Test func `a probe without one of its settings is not played, and says which`() throws {
    let table = ControlTable.of(SliderControl.self)
    let probe = try #require(Probe.all.first { $0.name == "range-in-hold" })
    let fixed = [Setting("range", .range(0, 100))]
    #expect(probe.script(for: table, fixed: fixed) == nil)
    #expect(
      String(decoding: probe.missing(in: table, fixed: fixed), as: UTF8.self) == "range 0..50")
  }

  @Test(arguments: [
    "glide 0 too 30%", "key Arrow", "down thumb", "tap 0 30", "hover", "wheel", "set value",
    "set step ten", "up", "twist 3", "adjust", "glide 0 to nan%", "x",
  ])
  func `a line that cannot be read is what the control lacks`(line: String) {
    let probe = Probe("bad", for: "U1", "One line is not readable.", "down 0 thumb; \(line)")
    let table = ControlTable.of(SliderControl.self)
    #expect(probe.script(for: table) == nil)
    #expect(String(decoding: probe.missing(in: table), as: UTF8.self) == line)
  }

  @Test(arguments: [
    "down 0 thumb[-1]; up 0", "tap 0 thumb[9]", "set value[-2] 5", "-3x key Home",
    "9999999999x key Home",
    "down 0 thumb; glide 0 to 50% in 9999999999", "[", "[]", "value x",
    "value 1% 2% 3% 4% 5% 6% 7% 8% 9%",
  ])
  func `no text is too much for a probe`(text: String) {
    for name in Self.controls {
      let table = ControlSet.ours.table(of: Script.Settings([.control(name)]))
      let script = Probe("any", for: "U1", "Any text.", text).script(for: table)
      #expect(script?.body.count ?? 0 <= 2000)
    }
  }

  @Test func `a probe changes all settings that it says it changes`() {
    let table = ControlTable.of(SliderControl.self)
    func changes(_ script: Script) -> Int {
      script.body.count {
        $0.verb.changes.contains { $0.newValue == nil }
      }
    }
    let lines = Probe.all.flatMap { $0.text.split { $0 == ";" || $0.isNewline } }
    let settings = lines.compactMap { ProbeWriter.Line($0) }.filter {
      $0.isSetting && $0.places == nil
    }
    .compactMap { table.setting($0.text) }
    #expect(settings.count > 30)
    for probe in Probe.all {
      guard let whole = probe.script(for: table) else { continue }
      for setting in settings {
        guard let script = probe.script(for: table, fixed: [setting]) else { continue }
        #expect(changes(script) == changes(whole), "\(probe.name), \(setting.name)")
      }
    }
  }

  @Test func `a probe begins on values that the control can have`() {
    let table = ControlTable.of(SliderControl.self)
    for probe in Probe.all where probe.name != "keys-off-grid" {
      for count in [1, 2] as [Int64] {
        let fixed = [Setting("thumbs", .whole(count))]
        guard let settings = probe.script(for: table, fixed: fixed)?.settings,
          case .number(let step)? = settings.value(of: "step"),
          case .range(let lower, let upper)? = settings.value(of: "range")
        else { continue }
        for value in settings.values where value != upper {
          let steps = (value - lower) / step
          #expect(abs(steps - steps.rounded()) < 1e-9, "\(probe.name): \(value)")
        }
      }
    }
  }

  // MARK: Laws

  @Test(arguments: controls) func `our controls keep all laws on all probes`(name: StaticText) {
    let tally = Self.tally(LawTrial(of: ControlSet.ours.lawful(name)))
    for found in tally.broken { Issue.record("\(found.law): \(found.finding)") }
    #expect(tally.played.count + tally.left.count == Probe.all.count)
    #expect(tally.rejected.isEmpty)
    #expect(tally.reach.moved > 20)
    #expect(!tally.isUnmoved)
  }

  private static func tally(_ trial: LawTrial) -> LawTally {
    var tally = trial.emptyTally
    for probe in Probe.all { tally.add(trial.tally(of: probe)) }
    return tally
  }

  /// Laws about drivers alone.
  private static let ofDrivers: Set = [
    "W1", "W2", "U24", "U25", "U39", "A1", "A2", "A3", "A4", "A5", "A6", "A7",
  ]

  /// Laws of controls in other processes.
  private static var foreign: [Law] {
    DrivenControl<SliderControl, Nowhere>.laws
  }

  @Test func `each law of controls elsewhere has a probe that is made for it, and is met there`() {
    let table = ControlTable.of(SliderControl.self)
    let laws = Law.ofWhatIsSeen + Law.ofEveryControl + Law.ofKeys + Law.ofHolds
    for law in Self.foreign {
      let made = Probe.all.filter { $0.laws.contains(law.id) }
      #expect(!made.isEmpty, "\(law.id)")
      guard let ours = laws.first(where: { $0.id == law.id }) else {
        #expect(Self.ofDrivers.contains("\(law.id)"))
        continue
      }
      let trial = LawTrial(of: SliderControl.self, laws: [ours])
      let isMet = made.contains { probe in
        probe.script(for: table).map { trial.failures(of: $0).met > 0 } ?? false
      }
      #expect(isMet, "\(law.id)")
    }
  }

  @Test func `a bug is reported by the shortest probe that shows it`() throws {
    let trial = LawTrial(of: ControlSet(Jumper.self).lawful("slider"))
    let tally = Self.tally(trial)
    let broken = try #require(tally.broken.first { $0.law == "X1" })
    #expect(broken.probe == "press-track")
    let law = try #require(
      LawEntry.all(of: "slider", in: ControlSet(Jumper.self)).first { $0.id == "X1" })
    #expect(tally.result(of: law) == .broken)
    let failure = try #require(trial.failure(of: broken, shrinks: false))
    #expect(failure.description.hasPrefix("FAIL X1 below-sixty  probe press-track\n"))
    #expect(tally.laws.first { $0.id == "X1" }?.scripts == Int64(tally.played.count))
  }
}

extension StaticText {
  /// Returns the name of a probe that drags past an end; "none" if there is no such probe.
  fileprivate static func past(_ end: String, _ suffix: String) -> StaticText {
    Probe.all.map(\.name).first { "\($0)" == "past-\(end)\(suffix)" } ?? "none"
  }
}

/// A driver without a process; only its laws are read.
private enum Nowhere: DriverHost {
  static var capabilities: DriverCapabilities { DriverCapabilities() }
  static var session: DriverSession {
    DriverSession(stores: false, onError: { _ in }, exchange: { _ in .failure([]) })
  }
}
