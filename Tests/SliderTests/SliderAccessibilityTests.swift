import ControlCore
import Pictures
import Presentation
import Slider
import Testing

/// Accessibility of the thumbs of a slider.
@Suite struct SliderAccessibilityTests {
  private func text(_ text: some UTF8Text) -> String {
    var bytes: [UInt8] = []
    text.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func slider(
    _ values: [Double], _ change: (inout SliderConfiguration) -> Void = { _ in }
  ) -> SliderControl {
    var configuration = SliderConfiguration(range: 0...100, step: 5, thumbs: Int64(values.count))
    change(&configuration)
    return SliderControl(values: NumberList(values), configuration: configuration)
  }

  @Test func `each thumb is a slider, between those beside it`() {
    let slider = slider([20, 40, 70]) { $0.distance = 10 }
    let node = slider.accessibilityNode(of: 1, label: "Middle")
    #expect(node.role == .slider && node.part == 1 && text(node.label) == "Middle")
    #expect(text(node.valueText) == "40" && node.step == 5)
    #expect((node.minimum, node.maximum) == (30, 60))
    #expect((node.incremented, node.decremented) == (45, 35))
    let first = slider.accessibilityNode(label: "First", format: .percent)
    #expect((first.minimum, first.maximum) == (0, 30) && text(first.valueText) == "2000%")
    #expect(slider.accessibilityState(of: 9).value == 70)
  }

  @Test func `thumbs that push may go as far as the others can be pushed`() {
    let slider = slider([20, 40]) { ($0.distance, $0.meeting) = (10, .push) }
    let node = slider.accessibilityNode(of: 0, label: "")
    #expect((node.minimum, node.maximum) == (0, 90))
  }

  @Test func `at a neighbour an increment leads nowhere`() {
    let node = slider([40, 40]).accessibilityNode(of: 0, label: "")
    #expect((node.maximum, node.incremented, node.decremented) == (40, 40, 35))
  }

  @Test func `only the thumb that keys are for has the keyboard`() {
    var environment = ControlEnvironment()
    var slider = slider([20, 40])
    slider.handle(InputEvent(time: slider.time, action: .focus(part: 1))) { _ in }
    func focused() -> [Bool] {
      (0..<2).map { slider.accessibilityState(of: $0, environment).isFocused }
    }
    #expect(focused() == [false, false])
    environment.isFocused = true
    #expect(focused() == [false, true])
  }

  @Test func `a slider that cannot be changed has no actions`() {
    for interaction in [ControlInteraction.disabled, .readOnly] {
      let node = slider([20, 40]) { $0.interaction = interaction }
        .accessibilityNode(of: 1, label: "")
      #expect(node.incremented == nil && node.decremented == nil)
      #expect(node.isReadOnly == (interaction == .readOnly))
      #expect(node.isEnabled == (interaction == .readOnly))
    }
  }

  @Test func `the step is what the next value differs by, also where values are not even`() {
    func step(_ value: Double, _ change: (inout SliderConfiguration) -> Void) -> Double {
      slider([value], change).accessibilityState().step
    }
    #expect(step(20) { $0.step = nil } == 1)
    let stops: (inout SliderConfiguration) -> Void = {
      ($0.step, $0.stops) = (nil, NumberList([1, 2, 5, 10]))
    }
    #expect([1, 2, 5, 10].map { step($0, stops) } == [1, 3, 5, 5])
    let series: (inout SliderConfiguration) -> Void = {
      ($0.step, $0.range, $0.curve) = (nil, 3...40, .oneTwoFive)
    }
    #expect([3, 5, 20, 40].map { step($0, series) } == [2, 5, 20, 20])
    #expect(step(5) { $0.range = 5...5 } > 0)
  }

  @Test func `the frames of thumbs are where they are pressed`() {
    var list = DisplayList()
    let slider = slider([20, 70])
    slider.scene(breadth: 60).draw(on: &list)
    let regions = list.operations.compactMap { operation -> Region? in
      guard case .region(let region) = operation else { return nil }
      return region
    }
    #expect(regions.map(\.part) == [.control, .thumb(1), .thumb(0)])
    #expect(regions.last?.frame == Rect(x: 61, y: 16, width: 28, height: 28))
  }
}
