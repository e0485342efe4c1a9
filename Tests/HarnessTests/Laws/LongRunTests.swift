import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

import Harness

@testable import GestureGenerators
@testable import GestureLaws

/// Tests laws on scripts that are too long to keep every step of.
@Suite struct LongPerformanceTests {
  /// Returns a steady drag back and forth with `count` moves.
  private func drag(_ count: Int) -> Script {
    let moves = (1...count).map { number in
      Script.Line(.after(8_000_000), .move(0, .along(Double(number % 300))))
    }
    return Script(
      header: [HeaderLine(.slop(0))],
      body: [Script.Line(nil, .down(0, .along(0)))] + moves + [Script.Line(nil, .up(0))])
  }

  private func isSame(_ a: StepRecord, _ b: StepRecord) -> Bool {
    a.line == b.line && a.action == b.action && a.isSimultaneous == b.isSimultaneous
      && a.before == b.before && a.configuration == b.configuration && a.settings == b.settings
      && a.passing == b.passing
      && a.effects == b.effects && a.start == b.start && a.end == b.end
  }

  private func tryMoments<Subject: LawfulControl>(
    of control: StaticText, _ subject: Subject.Type, seed: UInt64
  ) {
    var trial = LawTrial(of: subject, scripts: ScriptMaker(control))
    trial.seed = seed
    for number in 0..<40 {
      var choices = trial.choices(ofCase: Int64(number))
      let script = trial.script(&choices)
      guard trial.isPlayable(script) else { continue }
      let recorded = RecordedRun(script, on: Subject.self)
      let play = StepPlay(script, on: recorded.type, nil) { false }
      var count = 0
      for record in recorded.steps {
        guard let again = play.next(), isSame(again, record) else {
          Issue.record("seed \(seed), case \(number), moment \(count)")
          return
        }
        count += 1
      }
      #expect(play.next() == nil && count == recorded.steps.count)
      let end = play.end()
      #expect(end.control == recorded.end && end.closing == recorded.closing)
    }
  }

  @Test(arguments: Seeds.all)
  func `steps that are played again are those that were kept`(seed: UInt64) {
    tryMoments(of: .ruler, RulerControl.self, seed: seed)
    tryMoments(of: .rating, RatingControl.self, seed: seed)
  }

  /// A glide and a repeated key expand into steps one by one, not all in memory.
  @Test func `a line that stands for many events is as many steps`() {
    let body = [
      Script.Line(nil, .down(0, .along(0))),
      Script.Line(nil, .glide(Glide(0, to: .along(300), over: 3_000_000_000, every: 1_000_000))),
      Script.Line(nil, .up(0)), Script.Line(nil, .key(KeyStroke(.arrowUp, count: 2000))),
      Script.Line(nil, .tap(Script.Tap(0, at: .along(3)))),
    ]
    let recorded = RecordedRun(Script(body: body), on: RulerControl.self)
    #expect(recorded.steps.count == 1 + 3000 + 1 + 2000 + 2)
    #expect(Array(recorded.steps).count == recorded.steps.count)
    #expect(RecordedRun(Script(body: body).expanded, on: RulerControl.self).end == recorded.end)
  }

  /// The work for each step is counted by `Scripts/check/growth.sh`.
  @Test(arguments: [Law.velocityIsSound, .followsTheFinger, .quietOutside])
  func `to look at a long drag a law goes through it a few times, however long it is`(
    law: Law
  ) {
    let times = [5000, 20_000].map { moves in
      var asked = 0
      let recorded = RecordedRun(drag(moves), on: RulerControl.self) {
        asked += 1
        return false
      }
      #expect(law.check(recorded).finding == nil)
      // The closure is called at every 16th step.
      return (16 * asked + moves / 2) / moves
    }
    #expect(times[0] == times[1] && (2...8).contains(times[0]), "\(times)")
  }

  @Test func `what is looked for in vain is left off in time`() {
    nonisolated(unsafe) var (seen, asked) = (0, 0)
    let law = Law.ofSteps("X1", "endless", "It is never seen to its end.") { _ in
      seen += 1
      return nil
    }
    let trial = LawTrial(of: RulerControl.self, laws: [law, law])
    let script = drag(20_000)
    let failure = trial.failure(of: script) {
      asked += 1
      return asked > 1500
    }
    #expect(failure == nil && seen > 1000 && seen < 20_000)
  }

  /// An interrupted run has fewer steps than the law was given, so its verdict is void.
  @Test func `a law that seems broken when there is no time left is not reported`() {
    nonisolated(unsafe) var asked = 0
    let law = Law("X1", "whole", "There are many moments.") { recorded in
      recorded.steps.count > 19_000 ? nil : "there are only \(recorded.steps.count)"
    }
    let trial = LawTrial(of: RulerControl.self, laws: [law])
    let broken = trial.failure(of: drag(20_000)) {
      asked += 1
      return asked > 100
    }
    #expect(broken == nil)
    #expect(trial.failure(of: drag(2000)) != nil)
  }
}
