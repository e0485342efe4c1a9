import ControlCore
import Pictures
import Presentation
import Ruler
import Testing

/// Accessibility of a ruler.
@Suite struct RulerAccessibilityTests {
  private func text(_ text: some UTF8Text) -> String {
    var bytes: [UInt8] = []
    text.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a ruler is a slider with its range, its step and its value in words`() {
    let configuration = RulerConfiguration(range: 0...1, step: 0.1)
    let ruler = RulerControl(value: 0.3, configuration: configuration)
    let node = ruler.accessibilityNode(label: "Opacity", format: .percent)
    #expect(node.role == .slider && node.choiceCount == 0)
    #expect(text(node.label) == "Opacity" && text(node.valueText) == "30%")
    #expect((node.value, node.minimum, node.maximum, node.step) == (0.3, 0, 1, 0.1))
    #expect((node.incremented, node.decremented) == (0.4, 0.2))
  }

  @Test func `without bounds there is no least and no largest value`() {
    let node = RulerControl(value: 3).accessibilityNode(label: "Weight")
    #expect(node.minimum == nil && node.maximum == nil)
  }

  @Test func `at an end an increment leads nowhere, and a meter has no actions`() {
    var configuration = RulerConfiguration(range: 0...10)
    let full = RulerControl(value: 10, configuration: configuration)
    #expect(full.accessibilityNode(label: "").incremented == 10)
    for interaction in [ControlInteraction.disabled, .readOnly] {
      configuration.interaction = interaction
      let meter = RulerControl(value: 5, configuration: configuration)
      let node = meter.accessibilityNode(label: "")
      #expect(node.incremented == nil && node.decremented == nil)
      #expect(node.isReadOnly == (interaction == .readOnly))
      #expect(node.isEnabled == (interaction == .readOnly))
    }
  }

  @Test func `an action does what the node says, and asking does nothing`() {
    var configuration = RulerConfiguration(range: 0...9.5, step: 2)
    configuration.snap = .always
    for start in [0, 3, 8, 9.5] {
      for adjustment in [Adjustment.increment, .decrement, .set(4.2), .set(100)] {
        var ruler = RulerControl(value: start, configuration: configuration)
        let before = ruler
        let wanted = ruler.value(after: adjustment)
        #expect(ruler == before)
        ruler.handle(InputEvent(time: ruler.time, action: .adjust(adjustment))) { _ in }
        #expect(ruler.value == wanted)
        #expect((0...9.5).contains(ruler.value))
      }
    }
  }
}
