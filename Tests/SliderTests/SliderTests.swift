import ControlCore
import GestureLaws
import Slider
import Testing

/// Decisions about sliders, by example.
@Suite struct SliderTests {
  /// Returns a slider on a track of 400 points.
  private func slider(
    _ values: [Double], _ change: (inout SliderConfiguration) -> Void = { _ in }
  ) -> SliderControl {
    var configuration = SliderConfiguration(range: 0...100, thumbs: Int64(values.count))
    configuration.length = 400
    change(&configuration)
    var slider = SliderControl(values: NumberList(values), configuration: configuration)
    slider.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    return slider
  }

  // MARK: Neighbours

  @Test func `of thumbs that a cancelled one has pushed each goes back, not only the nearest`() {
    var slider = slider([20, 40, 60]) { $0.meeting = .push }
    slider.pointer(.down, 80)
    slider.pointer(.move, 320)
    #expect(slider.values.allSatisfy { $0 > 60 })
    slider.pointer(.cancel, 0)
    #expect(slider.values == [20, 40, 60])
  }

  @Test func `the edit of a thumb that is pushed ends when the thumb is taken away`() {
    var slider = slider([20, 60]) { $0.meeting = .push }
    slider.pointer(.down, 80)
    slider.pointer(.move, 320)
    var (fewer, reported) = (slider.configuration, [Effect]())
    fewer.thumbs = 1
    slider.set(configuration: fewer) { reported.append($0) }
    #expect(reported == [.ended(.cancel, slider.value, slider.time, part: 1)])
  }

  @Test func `a bound says which neighbour it is, at either side, and at the ends none`() {
    func bounds(_ start: Double, _ end: Double) -> [Effect] {
      var slider = slider([20, 60])
      slider.pointer(.down, start)
      return slider.pointer(.move, end).filter { if case .bound = $0 { true } else { false } }
    }
    let now = Timestamp(nanoseconds: 0)
    #expect(bounds(80, 320) == [.bound(.upper, now, by: 1)])
    #expect(bounds(240, 20) == [.bound(.lower, now, by: 0, part: 1)])
    #expect(bounds(80, -20) == [.bound(.lower, now)])
    #expect(bounds(240, 440) == [.bound(.upper, now, part: 1)])
  }

  @Test func `what a host sets stays out of the way of an upper neighbour that still lands`() {
    var slider = slider([20, 80]) { ($0.step, $0.quantization) = (10, .release) }
    slider.pointer(.down, 320)
    slider.pointer(.move, 216)
    slider.pointer(.up, 216)
    #expect(slider.value(of: 1) > 53 && slider.target(of: 1) == 50)
    var reported: [Effect] = []
    slider.set(value: 53, of: 0, animated: false) { reported.append($0) }
    #expect(reported == [] && slider.value == 50)
    _ = slider.effects(until: Timestamp(nanoseconds: 2_000_000_000))
    #expect(slider.values == [50, 50])
  }

  // MARK: Pointers

  @Test(arguments: [[50.0], [20, 80]])
  func `fingers beside the thumbs wait, but one more than there are thumbs does nothing`(
    values: [Double]
  ) {
    var slider = slider(values)
    let places = [130.0, 270, 390].prefix(values.count + 1)
    for (id, place) in places.enumerated() { slider.pointer(.down, place, .touch, Int64(id)) }
    for (id, place) in places.enumerated() { slider.pointer(.up, place, .touch, Int64(id)) }
    #expect(slider.values == places.dropLast().map { $0 / 4 } && slider.isIdle)
  }

  @Test(arguments: [ControlLayoutDirection.leftToRight, .rightToLeft])
  func `a press beside the thumb steps it towards the press`(layout: ControlLayoutDirection) {
    for (place, way) in [(20.0, -1.0), (380, 1)] {
      var slider = slider([50]) {
        ($0.step, $0.trackPress, $0.layoutDirection) = (1, .step, layout)
      }
      slider.pointer(.down, place)
      #expect(slider.value == 50 + (layout == .leftToRight ? way : -way), "at \(place)")
    }
  }

  // MARK: The focus

  @Test func `a wheel gesture stays with the thumb it began with, wherever the focus goes`() {
    var slider = slider([20, 60]) { $0.step = 1 }
    func wheel(_ detents: Double, _ phase: WheelEvent.Phase) {
      let event = WheelEvent(deltaX: 0, deltaY: detents, unit: .detents, phase: phase)
      _ = slider.effects(of: .wheel(event))
    }
    wheel(3, .begin)
    _ = slider.effects(of: .focus(part: 1))
    wheel(3, .change)
    wheel(0, .end)
    #expect(slider.values == [14, 60] && slider.isIdle)
    wheel(3, .none)
    #expect(slider.values == [14, 57])
  }

  @Test func `when the thumb with the focus goes, the last one has it`() {
    var slider = slider([20, 40, 60])
    _ = slider.effects(of: .focus(part: 2))
    var fewer = slider.configuration
    fewer.thumbs = 2
    slider.set(configuration: fewer) { _ in }
    _ = slider.effects(of: .key(.arrowUp, .none))
    #expect(slider.focus == 1 && slider.values == [20, 41])
  }

  // MARK: Scales

  @Test func `factors count from the lower bound`() {
    var slider = slider([20]) { ($0.range, $0.curve, $0.factor) = (20...20_000, .logarithmic, 2) }
    var values: [Double] = []
    for _ in 0..<11 {
      _ = slider.effects(of: .key(.arrowUp, .none))
      values.append(slider.value)
    }
    #expect(values == [40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 20_000, 20_000])
  }
}

extension SliderControl {
  fileprivate var values: [Double] { (0..<partCount).map { value(of: $0) } }

  @discardableResult
  fileprivate mutating func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ kind: PointerKind = .mouse, _ id: Int64 = 0
  ) -> [Effect] {
    let event = PointerEvent(id: id, kind: kind, phase: phase, position: Point(x: x, y: 20))
    return effects(of: .pointer(event))
  }
}
