import ControlCore
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// A stepper on the engine: it steps from any value, and stops at its bounds.
@Suite struct StepperDriverTests {
  private func view(_ value: Double, _ settings: StepperSettings) -> DrivenView<RulerControl> {
    DrivenView(RulerControl(value: value, configuration: settings.configuration))
  }

  @Test func `a step counts from the value, not from marks`() {
    let settings = StepperSettings(bounds: 0...10, step: 3)
    var view = view(2.5, settings)
    for (index, (count, value)) in [(1, 5.5), (1, 8.5), (1, 10), (-1, 7), (-3, 0)].enumerated() {
      view.act(at: .ms(Double(index) * 20)) { $0.step(by: count, settings) }
      #expect(view.host == value)
      #expect(!view.driver.isMoving, "at once")
    }
    #expect(view.edits.count == 10)
  }

  @Test func `at a bound nothing is written, and a haptic is asked for`() {
    let settings = StepperSettings(bounds: 0...10)
    var view = view(10, settings)
    view.act(at: .ms(0)) { $0.step(by: 1, settings) }
    #expect(view.writes == [] && view.edits == [])
    #expect(view.driver.impacts.bounds == 1)
    #expect(!settings.canStep(1, from: 10) && settings.canStep(-1, from: 10))
  }

  @Test func `without bounds it goes on, and a step of nothing counts as 1`() {
    for step in [0, Double.nan, .infinity, 1] {
      let settings = StepperSettings(step: step)
      var view = view(-0.5, settings)
      view.act(at: .ms(0)) { $0.step(by: -2, settings) }
      #expect(view.host == -2.5)
    }
    let settings = StepperSettings(bounds: 0...10, step: -2)
    var view = view(4, settings)
    view.act(at: .ms(0)) { $0.step(by: 1, settings) }
    #expect(view.host == 2 && settings.canStep(-1, from: 4))
  }

  @Test func `what is read-only or disabled stays as it is`() {
    for settings in [StepperSettings(isEnabled: false), StepperSettings(isReadOnly: true)] {
      var view = view(4, settings)
      view.act(at: .ms(0)) { $0.step(by: 1, settings) }
      #expect(view.host == 4 && view.writes == [] && view.edits == [])
      #expect(!settings.canStep(1, from: 4))
    }
  }

  /// Any steps of any settings: values stay in bounds, edits are closed, nothing moves by itself.
  @Test(arguments: Seeds.all)
  func `a stepper stays in its bounds, and its edits are whole`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 2000, oneIn: 4) {
      let lower = random.number(-50...50)
      let bounds =
        random.coin() ? lower...(lower + random.number(0...80)) : StepperSettings().bounds
      let settings = StepperSettings(
        bounds: bounds, step: random.pick([1, 0.1, -2, 7, 1e9, 1e-9, 0]))
      var view = view(random.number(-60...60), settings)
      view.update()
      let start = view.host
      for index in 0..<20 {
        view.act(at: .ms(Double(index) * random.pick([0, 5, 100]))) {
          $0.step(by: Int(random.whole(-3...3)), settings)
        }
        let case_ = "seed \(seed), \(settings), from \(start)"
        #expect(bounds.contains(view.host), "\(case_)")
        #expect(view.host == view.driver.control.value, "\(case_)")
        #expect(view.edits.count % 2 == 0 && !view.driver.isMoving, "\(case_)")
      }
    }
  }
}
