import ControlCore
import Slider
import TestSupport
import Testing

/// Frames of a single landing thumb have their own code path if thumbs block.
@Suite struct SliderFrameTests {
  @Test func `a thumb lands frame by frame beside others, whether they push or block`() {
    for meeting in [SliderMeeting.block, .push] {
      var configuration = SliderConfiguration(range: 0...100, step: 10, thumbs: 2)
      (configuration.meeting, configuration.quantization) = (meeting, .release)
      configuration.length = 100
      var slider = SliderControl(values: NumberList([20, 90]), configuration: configuration)
      slider.drag(from: 20, to: 34)
      var times = 0
      var reported: [Effect] = []
      while slider.restTime != nil, times < 100 {
        times += 1
        slider.advance(to: slider.time.advanced(by: 16_000_000)) { reported.append($0) }
      }
      #expect(slider.value == 30)
      #expect(reported.suffix(3).map(\.rank) == [4, 5, 7])
      #expect(times > 3)
    }
  }
}

extension SliderControl {
  fileprivate mutating func drag(from start: Double, to end: Double) {
    let way: [(PointerEvent.Phase, Double)] = [(.down, start), (.move, end), (.up, end)]
    for (index, step) in way.enumerated() {
      let event = PointerEvent(id: 1, phase: step.0, position: Point(x: step.1, y: 0))
      let time = Timestamp(nanoseconds: Int64(index) * 100_000_000)
      handle(InputEvent(time: time, action: .pointer(event))) { _ in }
    }
  }
}
