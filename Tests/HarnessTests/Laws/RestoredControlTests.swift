import ControlCore
import Harness
import Rating
import Ruler
import TestSupport
import Testing

@testable import GestureGenerators
@testable import GestureReplay
@testable import GestureLaws

/// Tests that a control that is stored and restored before each input behaves as always.
@Suite struct RestoredControlTests {
  /// Returns the first generated script whose trace differs; `nil` if there is none.
  private func difference<Base: ScriptedControl & StorableControl>(
    _ control: StaticText, _: Base.Type, seed: UInt64, cases: UInt64
  ) -> String? {
    for number in 0..<cases {
      let script = ScriptMaker(control).script(ofSeed: seed &+ number)
      guard Base.Configuration(script.settings).problem == nil else { continue }
      let kept = Replay(script, on: Base.self, level: .frames)
      let restored = Replay(script, on: RestoredControl<Base>.self, level: .frames)
      if kept.digest != restored.digest { return string(ScriptWriter.text(of: script)) }
    }
    return nil
  }

  @Test(arguments: Seeds.all) func `a ruler goes on as if nothing had happened`(seed: UInt64) {
    #expect(difference(.ruler, RulerControl.self, seed: seed, cases: Cases.some(of: 150)) == nil)
  }

  @Test(arguments: Seeds.all) func `a rating goes on as if nothing had happened`(seed: UInt64) {
    #expect(difference(.rating, RatingControl.self, seed: seed, cases: Cases.some(of: 150)) == nil)
  }

  @Test func `the laws of rulers and ratings hold for stored ones`() {
    var rulers = LawTrial(
      of: RestoredControl<RulerControl>.self, laws: Law.ofRulers, scripts: ScriptMaker(.ruler))
    rulers.cases = Cases.some(of: 100, oneIn: 8)
    rulers.run { Issue.record("\($0)") }
    var ratings = LawTrial(
      of: RestoredControl<RatingControl>.self, laws: Law.ofRatings, scripts: ScriptMaker(.rating))
    ratings.cases = Cases.some(of: 100, oneIn: 8)
    ratings.run { Issue.record("\($0)") }
  }

  @Test func `a member that is not stored is noticed`() throws {
    let script = try #require(difference(.ruler, Forgetful.self, seed: 1, cases: 200))
    #expect(script.contains("key"))
  }
}

/// A control whose keys add one more each time, but that does not store this amount.
private struct Forgetful: ScriptedControl, StorableControl {
  private(set) var value = 0.0
  private(set) var time = Timestamp.distantPast
  private var more = 1.0
  let configuration = Configuration()
  var phase: ControlPhase { .idle }
  var restTime: Timestamp? { nil }

  init() {}
  init(value: Double, configuration: Configuration) {}

  struct Configuration: ControlConfiguration {
    static var controlName: StaticString { "ruler" }
    mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard case .key = event.action else { return false }
    value += more
    more += 1
    emit(.began(time))
    emit(.changed(value, .key, time))
    emit(.ended(.commit, value, time))
    return true
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    if time > self.time { self.time = time }
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {}

  static var storedKind: UInt32 { 7 }
  static var storedCapacity: Int { 64 }

  mutating func visit(_ visitor: inout some StateVisitor) {
    visitor.number(&value, in: 0...1e6)
    visitor.time(&time)
  }
}
