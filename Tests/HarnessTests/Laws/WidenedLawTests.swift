import ControlCore
import Harness
import Slider
import Testing

@testable import GestureLaws

/// Tests that laws see what their sentences say: each of these bugs once kept its law.
@Suite struct WidenedLawTests {
  private static func verdict(
    _ id: String, _ lines: String, on control: any LawfulControl.Type, _ laws: [Law]
  ) throws -> Verdict {
    let reading = ScriptReader.read(Array("gesture 1\n\(lines)\n".utf8))
    let law = try #require(laws.first { $0.id == id })
    return law.check(RecordedRun(try #require(reading.script, "\(lines)"), on: control))
  }

  /// Checks that a slider with a bug breaks a law in a script, and that one without keeps it.
  private static func expect(_ id: String, _ lines: String, _ bug: Bug) throws {
    let lines = "control slider\n" + lines
    typealias Bugged = Planted<SliderControl>
    let laws = Law.ofWhatIsSeen + Law.ofSliders
    #expect(try verdict(id, lines, on: Bugged.self, laws) == .kept, "without '\(bug.name)'")
    let broken = try Bug.$planted.withValue(bug) {
      try verdict(id, lines, on: Bugged.self, laws)
    }
    #expect(broken.finding != nil, "'\(bug.name)' keeps \(id): \(broken)")
  }

  // MARK: U5

  @Test(arguments: [
    "pointer mouse\nvalue 90\n+0ms down 0 160\n+0ms cancel 0",
    "pointer mouse\nvalue 90\n+0ms down 0 160\n+3s cancel 0",
    "pointer mouse\nvalue 90\n+0ms down 0 160\n+0ms wait 200ms\n+0ms key ArrowUp\n+0ms cancel 0",
  ])
  func `a press that is cancelled at once is judged`(lines: String) throws {
    try Self.expect(
      "U5", lines,
      Bug("a cancelled press is kept") { bug in
        bug.hear = { event, _ in
          guard case .pointer(var pointer) = event.action, pointer.phase == .cancel else {
            return [event]
          }
          pointer.phase = .up
          return [InputEvent(time: event.time, action: .pointer(pointer))]
        }
      })
  }

  // MARK: Holds

  /// Keys that move a held thumb: only End, as arrows are ignored.
  private static let endInHold = Bug("End moves a held thumb") { bug in
    bug.hear = { event, scene in
      guard case .key(.end, _) = event.action, scene.phase == .dragging else { return [event] }
      let far = PointerEvent(id: 0, phase: .move, position: Point(x: 10_000, y: 10))
      return [InputEvent(time: event.time, action: .pointer(far))]
    }
  }

  @Test(arguments: ["key ArrowUp", "wait 100ms", "focus 0"])
  func `each key of a hold is judged, whatever came before it`(first: String) throws {
    let lines = "+0ms down 0 0\n+0ms move 0 60\n+0ms \(first)\n+0ms key End"
    guard first != "focus 0" else {
      // Other input than a key ends the hold, as far as laws know.
      let laws = Law.ofWhatIsSeen
      let said = try Self.verdict(
        "U7", "control slider\nthumbs 2\nvalue 0 100\n" + lines, on: SliderControl.self, laws)
      #expect(said == .notMet)
      return
    }
    try Self.expect("U7", lines, Self.endInHold)
  }

  @Test func `a key that changes nothing leaves the hold to its owner`() throws {
    let second = Bug("a second pointer moves what the first one holds") { bug in
      bug.hear = { event, _ in
        guard case .pointer(var pointer) = event.action, pointer.id == 1 else { return [event] }
        pointer.id = 0
        return pointer.phase == .move
          ? [InputEvent(time: event.time, action: .pointer(pointer))] : []
      }
    }
    try Self.expect(
      "U6", "+0ms down 0 0\n+0ms move 0 60\n+0ms key ArrowUp\n+0ms down 1 200\n+0ms move 1 220",
      second)
  }

  @Test func `Escape ends a hold`() throws {
    let lines = "control slider\n+0ms down 0 0\n+0ms move 0 60\n+0ms key Escape\n+0ms key End"
    let said = try Self.verdict(
      "U7", lines, on: SliderControl.self, Law.ofWhatIsSeen)
    #expect(said == .notMet)
  }

  // MARK: Thumbs in one place

  /// Drops the pointers that go down while both thumbs are at 50, in `stuck` only.
  private static func stuck(_ phase: PointerEvent.Phase) -> Bug {
    Bug("thumbs in one place are stuck") { bug in
      bug.hear = { event, scene in
        guard case .pointer(var pointer) = event.action, scene.slider.thumbs == 2, scene.value == 50
        else { return [event] }
        if pointer.phase == phase { return [] }
        // A lift has a place, too.
        guard phase == .move, pointer.phase == .up else { return [event] }
        pointer.phase = .cancel
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    }
  }

  @Test(arguments: [300, 60])
  func `thumbs in one place come apart anywhere, both ways`(place: Int) throws {
    try Self.expect(
      "U29", "thumbs 2\nvalue 50 50\n+0ms down 0 187.5\n+0ms move 0 \(place)\n+0ms up 0",
      Self.stuck(.move))
  }

  @Test func `a press beside thumbs in one place moves one, if presses move thumbs elsewhere`()
    throws
  {
    let tap = "pointer mouse\nthumbs 2\nvalue 50 50\n+0ms tap 0 300"
    try Self.expect("U42", tap + "\n+0ms set value 20\n+0ms tap 0 205", Self.stuck(.down))
    let alone = try Bug.$planted.withValue(Self.stuck(.down)) {
      try Self.verdict(
        "U42", "control slider\n" + tap, on: Planted<SliderControl>.self, Law.ofWhatIsSeen)
    }
    #expect(alone == .notMet)
  }

  // MARK: Wheels and keys on copies

  @Test func `points of a wheel across the track do nothing`() throws {
    let bug = Bug("points go either way") { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action, wheel.unit == .points else { return [event] }
        (wheel.deltaX, wheel.deltaY) = (wheel.deltaX - wheel.deltaY, 0)
        return [InputEvent(time: event.time, action: .wheel(wheel))]
      }
    }
    try Self.expect("R68", "value 50\n+0ms set value 40", bug)
  }

  @Test func `a key that is ignored in a motion is seen`() throws {
    let bug = Bug("keys wait for a motion") { bug in
      bug.hear = { event, scene in
        guard case .key = event.action, scene.phase == .settling else { return [event] }
        return []
      }
    }
    try Self.expect("R73", "value 50\n+0ms set value 10 animated\n+10ms key ArrowUp", bug)
  }

  @Test func `a key in an open wheel gesture and in a motion is tried on copies`() throws {
    let bug = Bug("an increment is two steps while something goes on") { bug in
      bug.hear = { event, scene in
        guard case .adjust(.increment, _) = event.action, scene.phase != .idle else {
          return [event]
        }
        return [event, event]
      }
    }
    try Self.expect("R43", "value 50\n+0ms wheel 0 -5 phase=begin", bug)
    try Self.expect("R43", "value 50\n+0ms set value 10 animated", bug)
  }

  @Test func `a key that can go no further tells its bound`() throws {
    let bug = Bug("page keys tell no bound") { bug in
      bug.report = { effects, _ in
        effects.filter { if case .bound = $0 { false } else { true } }
      }
    }
    try Self.expect("R59", "value 50\n+0ms set value 40", bug)
  }

  @Test func `every key acts on the thumb with the focus`() throws {
    let bug = Bug("Home acts on the first thumb") { bug in
      bug.hear = { event, _ in
        guard case .key(.home, _) = event.action else { return [event] }
        return [InputEvent(time: event.time, action: .focus(part: 0)), event]
      }
    }
    try Self.expect("T9", "thumbs 2\nvalue 20 80\n+0ms focus 1\n+0ms set value 30", bug)
  }

  // MARK: Premises

  @Test func `a law says its premises, and judges no step that does not meet them`() throws {
    let law = Law.ofSteps("X1", "low", "A value is low.") { record -> Verdict in
      record.end.value > 20 ? .broken("high") : .kept
    }.given(.onePart, .without("track", "step"), .unset("step", "stops"))
    #expect(
      law.sentence.description
        == "A value is low. It applies if the control has one value, 'track' is not 'step' and 'step' and 'stops' are not set."
    )
    for (lines, verdict) in [
      ("value 50\n+0ms wait 1ms", Verdict.broken(Finding("high").at(0))),
      ("value 5\n+0ms wait 1ms", .kept), ("value 50 60\n+0ms wait 1ms", .notMet),
      ("track step\nvalue 50\n+0ms wait 1ms", .notMet),
      ("step 2\nvalue 50\n+0ms wait 1ms", .notMet),
    ] {
      let said = try Self.verdict("X1", "control slider\n" + lines, on: SliderControl.self, [law])
      #expect(said == verdict, "\(lines)")
    }
    #expect(law.hasPremise)
  }

  @Test func `a control that rounds what its host sets keeps R7, R31 and U14`() throws {
    let lines = "control slider\nvalue 1\n+0ms set value 2.1\n+0ms set value 3.9"
    let laws = Law.ofEveryControl + Law.ofWhatIsSeen
    for id in ["R7", "U14"] {
      #expect(try Self.verdict(id, lines, on: Rounder.self, laws) == .kept, "\(id)")
    }
    #expect(try Self.verdict("R31", lines, on: Rounder.self, laws).finding == nil)
    let far = Bug("a value of the host is a whole step away") { bug in
      bug.set = { value, _ in [value + 1] }
    }
    for id in ["R7", "U14"] {
      let said = try Bug.$planted.withValue(far) {
        try Self.verdict(
          id, lines, on: Planted<Rounder>.self, Law.ofEveryControl + Law.ofWhatIsSeen)
      }
      #expect(said.finding != nil, "\(id)")
    }
  }
}

/// A control of whole places without a setting for its step, moved by arrows.
private struct Rounder: LawfulControl {
  private(set) var configuration: Configuration
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  struct Configuration: ControlConfiguration, Equatable, Sendable {
    var bounds = 0.0...10
    static var controlName: StaticString { "slider" }
    mutating func visitSettings(_ visitor: inout some SettingVisitor) { visitor.bounds(&bounds) }
  }

  init(value: Double, configuration: Configuration) {
    (self.value, self.configuration) = (value.rounded(), configuration)
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(self.time, time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    switch event.action {
    case .key(.arrowUp, _): value = min(value + 1, 10)
    case .key(.arrowDown, _): value = max(value - 1, 0)
    default: return false
    }
    return true
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {
    self.configuration = configuration
    if let value = values.number(at: 0) { self.value = min(max(value.rounded(), 0), 10) }
  }
}
