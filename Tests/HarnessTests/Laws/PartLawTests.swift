import ControlCore
import Ruler
import TestSupport
import Testing

import Harness

@testable import GestureGenerators
@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript
@testable import GestureLaws

/// Tests the laws of every control on one with three parts.
@Suite struct PartLawTests {
  @Test(arguments: Seeds.all) func `no law of any control is broken`(seed: UInt64) {
    var trial = LawTrial(of: Faders.self)
    (trial.seed, trial.cases) = (seed, Cases.some(of: 80))
    let tally = trial.run { Issue.record("\($0)") }
    #expect(tally.unplayable == 0)
  }

  @Test(arguments: Seeds.all) func `no law is broken by a control that gets parts and loses them`(
    seed: UInt64
  ) {
    var trial = LawTrial(of: Bank.self)
    (trial.seed, trial.cases) = (seed, Cases.some(of: 80))
    #expect(trial.run { Issue.record("\($0)") }.unplayable == 0)
    var counts: Set<Int> = []
    for number in 0..<50 as Range<Int64> {
      let run = RecordedRun(trial.script(ofCase: number), on: Bank.self)
      if run.start.partCount != run.end.partCount { counts.insert(run.end.partCount) }
    }
    #expect(counts.count > 2)
  }

  @Test func `an open edit of an idle control is wrong, unless nobody reports what it does`() {
    let ruler = RulerControl(value: 50, configuration: RulerConfiguration())
    var edits = EditTracker(values: [ruler.value])
    edits.note(.began(Timestamp(nanoseconds: 0), part: 0))
    #expect(edits.finding(about: ruler).map { "\($0)" } == "idle in an open edit")
    #expect(edits.finding(about: ruler, reportsPhase: false) == nil)
  }

  @Test func `a part that is gone in an open edit is found, and one that is new has its value`() {
    let time = Timestamp(nanoseconds: 0)
    var configuration = Bank.Configuration()
    configuration.rows = 3
    let three = Bank(values: NumberList([1, 2, 3]), configuration: configuration)
    configuration.rows = 1
    let one = Bank(value: 1, configuration: configuration)
    var edits = EditTracker(values: one.values)
    edits.grow(to: three)
    #expect(edits.finding(about: three) == nil)
    edits.note(.began(time, part: 2))
    var ended = edits
    ended.note(.ended(.commit, 3, time, part: 2))
    edits.shrink(to: one)
    ended.shrink(to: one)
    #expect(edits.finding(about: one).map { "\($0)" } == "a part is gone, and its edit is open")
    #expect(ended.finding(about: one) == nil)
  }

  @Test func `scripts hold two parts at once, adjust all of them, and move the focus`() {
    let trial = LawTrial(of: Faders.self)
    var (twoHeld, twoMoving) = (0, 0)
    var (adjusted, focused) = (Set<UInt8>(), Set<UInt8>())
    for number in 0..<200 as Range<Int64> {
      for record in RecordedRun(trial.script(ofCase: number), on: Faders.self).steps {
        let readings = record.end.readings
        if readings.count(where: \.isHeld) > 1 { twoHeld += 1 }
        if readings.count(where: { $0.phase == .coasting || $0.phase == .settling }) > 1 {
          twoMoving += 1
        }
        if case .event(.adjust(_, let part)) = record.action { adjusted.insert(part) }
        if case .event(.focus(let part)) = record.action { focused.insert(part) }
      }
    }
    #expect(twoHeld > 10 && twoMoving > 10, "held \(twoHeld), moving \(twoMoving)")
    #expect(adjusted == [0, 1, 2] && focused == [0, 1, 2])
  }

  @Test(arguments: bugs) func `a bug about parts is found`(bug: PlantedBug) throws {
    let laws = Law.ofEveryControl
    let failure = try #require(bug.failure(in: Faders.self, laws, ScriptMaker(for: Faders.self)))
    #expect(failure.law.description == bug.law)
    #expect(PlantedBug.plain(failure.script) == bug.script)
  }

  static let bugs = [
    PlantedBug(
      "R31", "an edit that is ended for the next part",
      """
      control faders
      +0ms rotate 0.25
      +0ms wait 200ms
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          if case .ended = effect { effect.of(part: (effect.part + 1) % 3) } else { effect }
        }
      }
    },
    PlantedBug(
      "R31", "the value of part 0 in every end",
      """
      control faders
      +0ms key ArrowRight
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .ended(let reason, _, let time, _, let part) = effect else { return effect }
          return .ended(reason, scene.value, time, part: part)
        }
      }
    },
    PlantedBug(
      "R31", "idle at each end of an edit",
      """
      control faders
      +0ms rotate 0
      +0ms down 0 160,37.5
      +0ms move 0 180
      +0ms up 0
      """
    ) { bug in
      bug.report = { effects, scene in
        guard let end = effects.lastIndex(where: { if case .ended = $0 { true } else { false } }),
          scene.phase == .dragging, !effects.contains(.idle(effects[end].time))
        else { return effects }
        return effects + [.idle(effects[end].time)]
      }
    },
    PlantedBug(
      "R31", "a part that there is not",
      """
      control faders
      slop 0
      +0ms down 0 160,62.5
      +0ms move 0 161
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { $0.part == 2 ? $0.of(part: 3) : $0 }
      }
    },
    PlantedBug(
      "R31", "a bound by the part that has stopped",
      """
      control faders
      range -inf..10
      value 10
      +0ms down 0 160,0
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .bound(let side, let time, _, let part) = effect else { return effect }
          return .bound(side, time, by: part, part: part)
        }
      }
    },
    PlantedBug(
      "R19", "any pointer moves what the first one holds",
      """
      control faders
      +0ms down 0 160,0
      +0ms down 1 160,0
      +0ms move 1 180
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .pointer(var pointer) = event.action, pointer.phase == .move else {
          return [event]
        }
        pointer.id = 0
        return [InputEvent(time: event.time, action: .pointer(pointer))]
      }
    },
  ]
}
