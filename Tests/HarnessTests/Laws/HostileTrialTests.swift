import ControlCore
import Harness
import Rating
import Ruler
import TestSupport
import Testing

/// Tests `HostileTrial`: any input that a broken screen, clock or host could send.
@Suite struct HostileTrialTests {
  @Test(arguments: Seeds.all) func `a ruler and a rating take whatever comes`(seed: UInt64) {
    expectNothing(RulerControl.self, seed)
    expectNothing(RatingControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `so do a control of three parts, one of any number, and a slide on any scale`(
    seed: UInt64
  ) {
    expectNothing(Faders.self, seed)
    expectNothing(Bank.self, seed)
    expectNothing(ScaleSlider<Stops>.self, seed)
    expectNothing(ScaleSlider<CubicScale>.self, seed)
  }

  private func expectNothing<Subject: ScriptedControl>(_: Subject.Type, _ seed: UInt64) {
    var trial = HostileTrial(of: Subject.self)
    (trial.seed, trial.cases) = (seed, 60)
    #expect(trial.run { Issue.record("\(Subject.self): \($0)") } == 60)
  }

  @Test(arguments: [
    ("the value is", PlantedError.notFinite), ("ended, but no edit is open", .endsTwice),
    ("of a part that there is not", .wrongPart), ("a copy does not equal it", .keepsNaN),
  ]) func `each error is found, and shrunk to one blow or two`(words: String, error: PlantedError)
    throws
  {
    var found: HostileFailure?
    Careless.$error.withValue(error) {
      _ = HostileTrial(of: Careless.self).run { found = $0 }
    }
    let failure = try #require(found)
    #expect(failure.steps.count <= 2, "\(failure)")
    let isValue = error == .notFinite && "\(failure)".contains("changed value=")
    #expect("\(failure)".contains(words) || isValue, "\(failure)")
  }
}

/// Bugs of a careless author.
enum PlantedError: Sendable {
  case notFinite, endsTwice, wrongPart, keepsNaN
}

/// A control that takes the position of a press as its value and has one planted bug.
struct Careless: ScriptedControl {
  @TaskLocal static var error = PlantedError.notFinite

  struct Configuration: ControlConfiguration {
    static var controlName: StaticString { "careless" }
    mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
  }

  var configuration = Configuration()
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  private var last = 0.0
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  init(value: Double, configuration: Configuration) { self.value = value }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard case .pointer(let pointer) = event.action else { return false }
    let place = pointer.position.x
    if Self.error == .keepsNaN { last = place }
    guard pointer.phase == .down, place.isFinite || Self.error == .notFinite else { return false }
    emit(.began(time))
    value = place
    emit(.changed(value, .drag, time, part: Self.error == .wrongPart ? 1 : 0))
    emit(.ended(.commit, value, time))
    if Self.error == .endsTwice { emit(.ended(.commit, value, time)) }
    return true
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(self.time, time)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {
    if let value = values.number(at: 0) { self.value = value }
  }
}
