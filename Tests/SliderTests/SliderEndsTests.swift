import ControlCore
import GestureLaws
import Slider
import Testing

/// Where edits end that a neighbour, or a value between two choices, is in the way of.
@Suite struct SliderEndsTests {
  /// On a track of 400 points, with a step of 10.
  private func slider(
    _ values: [Double], _ change: (inout SliderConfiguration) -> Void = { _ in }
  ) -> SliderControl {
    var configuration = SliderConfiguration(range: 0...100, step: 10, thumbs: Int64(values.count))
    configuration.length = 400
    change(&configuration)
    var slider = SliderControl(values: NumberList(values), configuration: configuration)
    slider.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    return slider
  }

  @Test func `a release goes to a choice that neighbours leave, not to where they stop it`() {
    var slider = slider([0, 55]) { ($0.distance, $0.quantization) = (55, .release) }
    slider.pointer(.down, 220)
    slider.pointer(.move, 236)
    slider.pointer(.up, 236)
    slider.settle()
    #expect(slider.values == [0, 60] && slider.isIdle)
  }

  @Test func `a thumb that a neighbour keeps at the value from before the edit stays there`() {
    var slider = slider([0, 55]) { $0.distance = 55 }
    slider.pointer(.down, 220)
    slider.pointer(.move, 100)
    slider.pointer(.up, 100)
    slider.settle()
    #expect(slider.values == [0, 55])
  }

  @Test func `where neighbours leave no choice, a release brings back the value from before`() {
    var slider = slider([20, 45, 70]) { ($0.distance, $0.quantization) = (22, .release) }
    slider.pointer(.down, 180)
    slider.pointer(.move, 176)
    slider.pointer(.up, 176)
    slider.settle()
    #expect(slider.values == [20, 45, 70])
  }

  @Test func `two thumbs between choices go to choices first, and stay as far apart`() {
    var slider = slider([23, 57]) { $0.between = .move }
    slider.pointer(.down, 160)
    slider.pointer(.move, 163)
    #expect(slider.values == [20, 60])
    for x in stride(from: 164.0, through: 600, by: 7) {
      slider.pointer(.move, x)
      #expect(slider.value(of: 1) - slider.value == 40)
    }
    #expect(slider.values == [60, 100])
  }

  @Test func `a mouse clicks a value beside a thumb, and a finger takes hold of the thumb`() {
    for (kind, value) in [(PointerKind.mouse, 100.0), (.pen, 100), (.touch, 90)] {
      var slider = slider([90])
      slider.pointer(.down, 381, kind)
      let told = slider.pointer(.up, 381, kind)
      #expect(slider.value == value && slider.isIdle)
      let isTapped = told.contains { if case .tapped = $0 { true } else { false } }
      #expect(isTapped == (kind == .touch))
    }
  }

  @Test func `a wheel that points push ends on a choice`() {
    var slider = slider([20, 60]) {
      ($0.distance, $0.meeting, $0.quantization) = (15, .push, .release)
    }
    _ = slider.effects(of: .focus(part: 1))
    let wheel = WheelEvent(deltaX: -89, deltaY: 0, phase: .begin)
    _ = slider.effects(of: .wheel(wheel))
    #expect(slider.value(of: 1) == 37.75)
    _ = slider.effects(of: .wheel(WheelEvent(deltaX: 0, deltaY: 0, phase: .end)))
    #expect(slider.values == [20, 40])
  }
}

extension SliderControl {
  @discardableResult
  fileprivate mutating func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ kind: PointerKind = .mouse
  ) -> [Effect] {
    effects(
      of: .pointer(PointerEvent(kind: kind, phase: phase, position: Point(x: x, y: 20))))
  }

  fileprivate mutating func settle() {
    advance(to: time.advanced(by: 10_000_000_000)) { _ in }
  }
}
