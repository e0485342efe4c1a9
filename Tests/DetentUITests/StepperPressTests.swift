import TestSupport
import Testing

@testable import DetentUI

/// A button of a stepper, pressed and held.
@Suite struct StepperPressTests {
  /// Returns the sum of steps, and every begin and end of an edit.
  private func sum(_ outcomes: [StepperPress.Outcome]) -> (steps: Int, editing: [Bool]) {
    var (steps, editing) = (0, [Bool]())
    for outcome in outcomes {
      switch outcome {
      case .step(let count): steps += count
      case .editing(let isEditing): editing.append(isEditing)
      }
    }
    return (steps, editing)
  }

  @Test func `a press that is lifted is one step, and one edit`() {
    var press = StepperPress()
    press.press(at: 10)
    #expect(press.hold(until: 10.4) == [])
    #expect(press.lift(isInside: true) == [.editing(true), .step(1), .editing(false)])
    #expect(press.lift(isInside: true) == [], "once")
    press.press(at: 11)
    #expect(press.lose(press.number - 1) == [] && press.isDown, "that was another one")
  }

  @Test func `a press that slides off or is taken away is nothing`() {
    var press = StepperPress()
    press.press(at: 10)
    #expect(press.lift(isInside: false) == [])
    press.press(at: 11)
    #expect(press.lose(press.number) == [] && !press.isDown)
  }

  @Test func `a button that is held goes on ten times a second, and that is one edit`() {
    var press = StepperPress()
    press.press(at: 0)
    var outcomes: [StepperPress.Outcome] = []
    for frame in 0...90 { outcomes += press.hold(until: Double(frame) / 60) }
    #expect(sum(outcomes).steps == 11, "at 0.5, 0.6 … 1.5 s")
    #expect(press.lift(isInside: true) == [.editing(false)], "no step more")
    #expect(sum(outcomes).editing == [true])
  }

  @Test func `a frame of a day is a hundred steps`() {
    var press = StepperPress()
    press.press(at: 0)
    #expect(press.hold(until: 86_400) == [.editing(true), .step(100)])
    #expect(press.hold(until: 86_400.1) == [.step(1)])
    for time in [Double.nan, .infinity, -1, 0] { #expect(press.hold(until: time) == []) }
  }

  @Test(arguments: Seeds.all)
  func `as many edits end as begin, however often it is asked`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 2000, oneIn: 4) {
      var (often, seldom) = (StepperPress(), StepperPress())
      var (oftenReported, seldomReported) = ([StepperPress.Outcome](), [StepperPress.Outcome]())
      var time = random.number(0...1000)
      for _ in 0..<8 {
        often.press(at: time)
        seldom.press(at: time)
        let frames = random.whole(0...200)
        for frame in 0..<frames { oftenReported += often.hold(until: time + Double(frame) * 0.016) }
        time += Double(frames) * 0.016
        oftenReported += often.hold(until: time)
        seldomReported += seldom.hold(until: time)
        let isInside = random.coin()
        oftenReported += random.chance(200) ? often.lose(often.number) : often.lift(isInside: false)
        seldomReported += seldom.lift(isInside: false)
        if isInside {
          oftenReported += often.lift(isInside: true)
          seldomReported += seldom.lose(seldom.number)
        }
        time += random.number(0...3)
      }
      let (some, others) = (sum(oftenReported), sum(seldomReported))
      #expect(some.steps == others.steps && some.editing == others.editing, "seed \(seed)")
      for (index, isEditing) in some.editing.enumerated() {
        #expect(isEditing == (index % 2 == 0), "seed \(seed): \(some.editing)")
      }
      #expect(some.editing.count % 2 == 0, "seed \(seed): an edit stays open")
    }
  }
}
