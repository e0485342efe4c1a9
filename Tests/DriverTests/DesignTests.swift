import GestureDrivers
import GestureGenerators
import GestureScript
import Slider
import Testing

@testable import GestureLaws

/// Tests the laws of controls in other processes: correct designs keep them, bugs break them.
@Suite struct DesignTests {
  typealias Driven = DrivenControl<SliderControl, HostReports>

  static func verdict(
    _ law: String, saying first: String = "", reporting reported: String = #""changed""#,
    _ lines: String,
    _ answers: String...
  ) throws -> Verdict? {
    try verdict(law, saying: first, reporting: reported, lines, answers: answers)
  }

  static func verdict(
    _ law: String, saying first: String = "", reporting reported: String = #""changed""#,
    _ lines: String,
    answers: [String]
  ) throws -> Verdict? {
    let text = "gesture 1\ncontrol slider\nviewport 320x40\n\(lines)"
    let script = try #require(ScriptReader.read(Array(text.utf8)).script)
    let has = ["pointer", "pointers", "cancel", "key", "focus", "set", "button", "modifiers"]
    let first = #","has":\#(has),"tells":[\#(reported)]"# + first
    return HostReports.with(first, answers: answers) {
      LawTrial(of: Driven.self).verdict(of: law, on: script)
    }
  }

  static func value(_ value: Double, reported: Double...) -> String {
    let effects = reported.map { "[\"changed\",\($0)]" }.joined(separator: ",")
    return "\"value\":\(value),\"effects\":[\(effects)]"
  }

  static func values(_ first: Double, _ second: Double, _ reported: String = "") -> String {
    "\"values\":[\(first),\(second)],\"effects\":[\(reported)]"
  }

  // MARK: Times of reports, and owners of values

  private static let drag = "value 50\ndown 0 160\n+16ms move 0 200\n+16ms up 0\n"

  @Test func `a host that is reported of a drag at its end is reported of a change`() throws {
    let late = (Self.value(50), Self.value(62.5), Self.value(62.5, reported: 62.5))
    for law in ["U2", "U15", "U16"] as [String] {
      #expect(try Self.verdict(law, Self.drag, late.0, late.1, late.2) == .kept, "\(law)")
    }
    let never = try Self.verdict("U15", Self.drag, late.0, late.1, Self.value(62.5))
    #expect(never?.finding?.step == 2)
    let twice = Self.value(62.5, reported: 62.5, 62.5)
    #expect(try Self.verdict("U2", Self.drag, late.0, late.1, twice)?.finding?.step == 2)
  }

  @Test func `what a host does while it has not been reported leaves it unreported`() throws {
    let lines = "value 50\ndown 0 160\n+16ms move 0 200\n+16ms set range 0..200\n+16ms wait 10ms\n"
    let first = #","settings":["range"]"#
    for (end, last) in [("up", Self.value(62.5, reported: 62.5)), ("cancel", Self.value(50))] {
      for law in ["U2", "U15"] as [String] {
        let said = try Self.verdict(
          law, saying: first, lines + "\(end) 0\n", Self.value(50), Self.value(62.5),
          Self.value(62.5), last)
        #expect(said?.finding == nil, "\(law) \(end)")
      }
    }
  }

  @Test func `a drag that comes from beyond an end follows nothing until it is inside`() throws {
    func verdict(_ up: String) throws -> Verdict? {
      let lines = "value 100\ndown 0 325\n+16ms move 0 400\n+16ms up 0\(up)\n"
      return try Self.verdict(
        "U18", lines, Self.value(100), Self.value(100), Self.value(95, reported: 95))
    }
    #expect(try verdict(" 304") == .notMet)
    #expect(try verdict("")?.finding != nil)
  }

  @Test func `a drag across another range need not have followed it`() throws {
    func verdict(_ range: String) throws -> Verdict? {
      let set = range.isEmpty ? [] : [Self.value(0)]
      return try Self.verdict(
        "U18", saying: #","settings":["range","step"]"#,
        "range 0..10\nstep 1\nvalue 0\ndown 0 0\n+16ms move 0 130\n\(range)up 0\n",
        answers: [Self.value(0), Self.value(0)] + set + [Self.value(30, reported: 30)])
    }
    #expect(try verdict("set range 0..100\n") == .notMet && verdict("")?.finding != nil)
  }

  @Test func `a host that owns the value may reject what it is reported`() throws {
    let host = #","owner":"host""#
    let answers = [Self.value(50), Self.value(50, reported: 62.5), Self.value(50, reported: 62.5)]
    func verdict(_ law: String, _ first: String) throws -> Verdict? {
      try Self.verdict(law, saying: first, Self.drag, answers[0], answers[1], answers[2])
    }
    #expect(try verdict("U16", "")?.finding != nil && verdict("U16", host) == nil)
    #expect(try verdict("U2", "")?.finding != nil && verdict("U2", host) == .kept)
    #expect(try verdict("U15", "")?.finding != nil && verdict("U15", host) == .notMet)
    // The host owns the value, but the change at step 2 must still be reported.
    let unreported = try Self.verdict(
      "U15", saying: host, Self.drag, answers[0], answers[0], Self.value(60))
    #expect(unreported?.finding != nil)
  }

  @Test func `an owner is the control or the host`() {
    let line = Array(#"{"value":0,"owner":"me"}"#.utf8)
    #expect(throws: DriverCapabilities.Problem.self) {
      try DriverCapabilities(reading: line, .of(SliderControl.self), of: .ours)
    }
  }

  @Test func `what a press has given stays as the pointer goes up in its place`() throws {
    func verdict(_ down: Double, _ up: Double) throws -> Verdict? {
      let lines = "value 50\ndown 0 240\n+16ms up 0\n"
      return try Self.verdict("U19", lines, Self.value(down), Self.value(up))
    }
    #expect(try verdict(75, 75) == .kept && verdict(0, 75)?.finding?.step == 1)
    // A tap may act when it is released.
    #expect(try verdict(50, 75) == .notMet)
  }

  @Test func `a second pointer that does nothing leaves to the first what a cancel brings back`()
    throws
  {
    let lines = "value 50\ndown 0 160\n+16ms move 0 200\n+16ms down 1 100\n+16ms cancel 0\n"
    func verdict(_ end: Double) throws -> Verdict? {
      let held = Self.value(62.5)
      return try Self.verdict("U5", lines, Self.value(50), held, held, Self.value(end))
    }
    #expect(try verdict(50) == .kept && verdict(62.5)?.finding?.step == 3)
  }

  @Test func `what lands, and what was previewed, is no answer to a report`() throws {
    func verdict(_ reports: String, _ target: Double, _ reported: String = "") throws -> Verdict? {
      let dragging = #""value":62.5,"phase":"dragging","effects":[]"#
      let reportsTarget = reports.contains("target") ? ",\"target\":\(target)" : ""
      let up = #""value":60,"phase":"idle","effects":[["changed",60]\#(reported)]"#
      return try Self.verdict(
        "R70", reporting: reports, Self.drag, Self.value(50), dragging + reportsTarget, up)
    }
    let all = #""changed","phase","snapped","target""#
    #expect(try verdict(all, 62.5, #",["snapped",60]"#) == .kept)
    #expect(try verdict(all, 60) == .kept)
    #expect(try verdict(all, 62.5)?.finding?.step == 2)
    #expect(try verdict(all, 62.5, #",["snapped",55]"#)?.finding?.step == 2)
    // A driver that reports neither targets nor snaps may land, or choose a preview.
    #expect(try verdict(#""changed","phase""#, 62.5) == .notMet)
  }

  // MARK: Keys

  @Test func `an arrow that does nothing is found where there is space for a step`() throws {
    func verdict(_ value: Double, _ key: String, _ then: Double) throws -> Verdict? {
      let lines = "step 10\nvalue \(value)\nkey \(key)\n"
      return try Self.verdict("U27", saying: #","settings":["step"]"#, lines, Self.value(then))
    }
    #expect(try verdict(50, "ArrowUp", 50)?.finding != nil)
    #expect(try verdict(50, "ArrowUp", 60) == .kept && verdict(50, "ArrowLeft", 40) == .kept)
    #expect(try verdict(100, "ArrowUp", 100) == .notMet && verdict(95, "ArrowUp", 95) == .notMet)
    #expect(try verdict(0, "ArrowDown", 0) == .notMet && verdict(50, "PageUp", 50) == .notMet)
    // A value of 90 lies on a step, so its last step to 100 is a full one.
    #expect(try verdict(90, "ArrowUp", 90)?.finding != nil && verdict(90, "ArrowUp", 100) == .kept)
  }

  @Test func `a page key goes no less far than an arrow, where there is space`() throws {
    func verdict(_ first: Double, _ second: Double, _ between: String = "") throws -> Verdict? {
      let lines = "value 50\nkey ArrowUp\n\(between)key PageUp\n"
      let set = between.isEmpty ? [] : [Self.value(first)]
      return try Self.verdict(
        "U31", lines, answers: [Self.value(first)] + set + [Self.value(second)])
    }
    #expect(try verdict(55, 65) == .kept && verdict(55, 60) == .kept)
    #expect(try verdict(55, 56)?.finding?.step == 1)
    // Drivers without page keys, and values near an end, are exempt.
    #expect(try verdict(55, 55) == .notMet && verdict(98, 100) == .notMet)
    #expect(try verdict(55, 56, "set value 55\n") == .notMet)
  }

  @Test func `a key changes the part that has the focus`() throws {
    func verdict(_ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U30", saying: Self.two, "thumbs 2\nvalue 20 70\nfocus 1\n+16ms key ArrowUp\n",
        Self.values(20, 70),
        Self.values(first, second))
    }
    #expect(try verdict(20, 71) == .kept && verdict(20, 70) == .notMet)
    #expect(try verdict(21, 70)?.finding?.step == 1)
  }

  // MARK: Two thumbs

  static let two = #","fixed":{"thumbs":2}"#

  @Test func `a thumb that is pressed is the one that goes`() throws {
    func verdict(_ x: Any, _ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U28", saying: Self.two,
        "thumbs 2\nvalue 60 90\ndown 0 \(x)\n+16ms move 0 220\n+16ms up 0\n",
        Self.values(60, 90), Self.values(first, second), Self.values(first, second))
    }
    #expect(try verdict(192, 68, 90) == .kept && verdict(192, 60, 68)?.finding?.step == 1)
    // A press beside a thumb, or off its middle line, proves nothing.
    #expect(try verdict(210, 60, 68) == .notMet && verdict("192,0", 60, 68) == .notMet)
  }

  @Test func `a key may move the other thumb, and not the one that is dragged`() throws {
    func verdict(_ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U7", saying: Self.two,
        "thumbs 2\nvalue 20 80\ndown 0 64\n+16ms move 0 100\n+16ms key ArrowUp\n",
        Self.values(20, 80), Self.values(31.25, 80), Self.values(first, second))
    }
    #expect(try verdict(31.25, 81) == .kept && verdict(32.25, 80)?.finding?.step == 2)
    // The other thumb may push it.
    #expect(try verdict(30, 30) == .kept)
  }

  @Test func `where thumbs swap, a pointer may go on with the neighbour, and the order holds`()
    throws
  {
    func verdict(_ law: String, _ meet: String, _ values: String) throws -> Verdict? {
      let first = #","fixed":{"thumbs":2,"meet":"\#(meet)"}"#
      return try Self.verdict(
        law, saying: first, "thumbs 2\nvalue 20 60\ndown 0 64\n+16ms move 0 256\n",
        Self.values(20, 60), values)
    }
    let swapped = Self.values(60, 80)
    #expect(try verdict("U28", "swap", swapped) == nil)
    #expect(try verdict("U20", "swap", swapped) == .kept)
    #expect(try verdict("U20", "swap", Self.values(70, 80))?.finding != nil)
    #expect(try verdict("U20", "block", swapped)?.finding != nil)
    #expect(try verdict("U21", "swap", swapped) == .kept)
    #expect(try verdict("U21", "swap", Self.values(80, 60))?.finding != nil)
  }

  @Test func `two pointers change a part each`() throws {
    let lines =
      "thumbs 2\nvalue 20 80\ndown 0 64\n+16ms down 1 256\n+16ms move 0 100\n+16ms move 1 200\n+16ms move 0 120\n"
    func verdict(_ law: String, _ last: String) throws -> Verdict? {
      try Self.verdict(
        law, saying: Self.two, lines, Self.values(20, 80), Self.values(20, 80),
        Self.values(31.25, 80),
        Self.values(31.25, 62.5), last)
    }
    #expect(try verdict("U20", Self.values(37.5, 62.5)) == .kept)
    #expect(try verdict("U20", Self.values(31.25, 70))?.finding?.step == 4)
    // A thumb that blocked the other lets it follow.
    #expect(try verdict("U20", Self.values(37.5, 70)) == .kept)
  }

  @Test func `only the left button presses, and shortcuts are the host's`() throws {
    let right =
      "pointer mouse\nvalue 50\ndown 0 224 button=right\n+16ms up 0 240 button=right\n"
    let still = Self.value(50)
    #expect(try Self.verdict("R94", right, still, still) == .kept)
    let dragged = Self.value(75, reported: 75)
    #expect(try Self.verdict("R94", right, still, dragged)?.finding?.step == 1)
    let held = "pointer mouse\nvalue 50\ndown 0 160\n+16ms down 0 192 button=right\n"
    #expect(try Self.verdict("R94", held, still, Self.value(60, reported: 60)) == .notMet)
    // A lift of the left button is a lift, and what it changes is no matter of this law.
    #expect(
      try Self.verdict("R94", "value 50\ndown 0 224\n+16ms up 0\n", still, dragged) == .notMet)
    #expect(
      try Self.verdict("R93", "value 50\nkey End mods=meta\n", Self.value(100, reported: 100))?
        .finding
        != nil)
    #expect(
      try Self.verdict("R95", "value 50\nkey End mods=control\n", Self.value(100, reported: 100))?
        .finding != nil)
    #expect(try Self.verdict("R95", "value 50\nkey End mods=control\n", still) == .kept)
  }

  @Test func `the ends are reached by the thumbs beside them`() throws {
    func verdict(_ x: Int, _ to: Int, _ then: String) throws -> Verdict? {
      try Self.verdict(
        "U17", saying: Self.two, "thumbs 2\nvalue 20 70\ndown 0 \(x)\n+16ms move 0 \(to)\n",
        Self.values(20, 70), then)
    }
    #expect(try verdict(224, 400, Self.values(20, 95))?.finding != nil)
    #expect(try verdict(224, 400, Self.values(20, 100)) == .kept)
    #expect(try verdict(64, -100, Self.values(5, 70))?.finding != nil)
    // The other thumb blocks it.
    #expect(try verdict(64, 400, Self.values(70, 70)) == .notMet)
  }

  @Test func `a press beyond an end holds a thumb as far beside its middle`() throws {
    func verdict(_ x: Int, _ to: Int) throws -> Verdict? {
      try Self.verdict(
        "U17", "value 100\ndown 0 \(x)\n+16ms move 0 \(to)\n", Self.value(100), Self.value(99))
    }
    #expect(try verdict(495, 492) == .notMet && verdict(310, 492)?.finding != nil)
  }

  @Test func `what the host sets is the value of that part, where no other is in the way`() throws {
    func verdict(_ to: Int, _ first: Double, _ second: Double) throws -> Verdict? {
      try Self.verdict(
        "U14", saying: Self.two, "thumbs 2\nvalue 20 70\nset value[1] \(to)\n",
        Self.values(first, second))
    }
    #expect(try verdict(80, 20, 80) == .kept && verdict(10, 20, 20) == .notMet)
    #expect(try verdict(60, 60, 70)?.finding != nil)
  }
}
