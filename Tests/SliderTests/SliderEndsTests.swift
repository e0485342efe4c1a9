import ControlCore
import GestureLaws
import Slider
import Testing

/// Ends of edits limited by a neighbour, or between two choices.
@Suite struct SliderEndsTests {
  /// Returns a slider on a track of 400 points, with a step of 10.
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

  @Test(arguments: [SliderMeeting.block, .push])
  func `an up or a move at the last place is silent, whatever range the host has made`(
    _ meeting: SliderMeeting
  ) {
    for phase in [PointerEvent.Phase.move, .up] {
      var slider = slider([30, 60]) { $0.meeting = meeting }
      slider.pointer(.down, 240)
      slider.pointer(.move, 100)
      let before = slider.value(of: 1)
      slider.set(value: 0, animated: false) { _ in }
      let reported = slider.pointer(phase, 100)
      #expect(slider.value(of: 1) == before)
      #expect(!reported.contains { $0.isChange })
    }
  }

  @Test func `a tap under track step is for the thumb nearest to where it went down`() {
    var slider = slider([20, 80]) { $0.trackPress = .step }
    slider.pointer(.down, 196, .touch)
    slider.pointer(.up, 204, .touch)
    #expect(slider.values == [30, 80])
  }

  @Test func `a jump back to the mark that ticked last ticks it once more`() {
    var slider = slider([20]) { ($0.range, $0.ticks) = (0...25, true) }
    _ = slider.effects(of: .key(.end, .none))
    let reported = slider.pointer(.down, 320)
    #expect(slider.value == 20)
    #expect(reported.contains { if case .tick(let run, _) = $0 { run.first == 2 } else { false } })
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
      let reported = slider.pointer(.up, 381, kind)
      #expect(slider.value == value && slider.isIdle)
      let isTapped = reported.contains { if case .tapped = $0 { true } else { false } }
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

  @Test(arguments: [NumberList([0, 10, 20, 30]), NumberList()])
  func `a wheel past the last choice reports the bound, stops or steps`(_ stops: NumberList) {
    var slider = slider([10]) {
      ($0.range, $0.stops, $0.step) = (0...30, stops, stops.isEmpty ? 10 : nil)
    }
    slider.wheel(1)
    #expect(slider.value == 0)
    #expect(slider.wheel(1).contains { $0.isBound(.lower) })
    slider.wheel(-2)
    #expect(slider.value == 20)
    #expect(slider.wheel(-2).contains { $0.isBound(.upper) })
    #expect(slider.value == 30)
  }

  @Test func `what is left of a line counts no more once something else has happened`() {
    let adjust = InputEvent.Action.adjust(.increment, part: 1)
    // Escape ends an open gesture; later it has nothing to end, and is the host's.
    let cases = [(adjust, 0), (adjust, 500_000_000), (.key(.escape, .none), 0)]
    for (other, pause) in cases {
      var slider = slider([20, 60])
      slider.wheel(0.6)
      slider.advance(to: slider.time.advanced(by: Int64(pause))) { _ in }
      _ = slider.effects(of: other)
      slider.wheel(0.6)
      #expect(slider.value == 20)
    }
  }

  @Test func `of points a gesture leaves nothing over`() {
    var slider = slider([20]) { $0.quantization = .drag }
    for _ in 0..<5 {
      _ = slider.effects(of: .wheel(WheelEvent(deltaX: 12, deltaY: 0)))
      slider.settle()
      #expect(slider.value == 20)
    }
  }
}

extension Effect {
  fileprivate var isChange: Bool { if case .changed = self { true } else { false } }

  fileprivate func isBound(_ side: Side) -> Bool {
    if case .bound(side, _, _, _) = self { true } else { false }
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

  /// Turns the wheel by fractions of a line, downwards for less.
  @discardableResult
  fileprivate mutating func wheel(_ lines: Double) -> [Effect] {
    effects(of: .wheel(WheelEvent(deltaX: 0, deltaY: lines, unit: .lines)))
  }

  fileprivate mutating func settle() {
    advance(to: time.advanced(by: 10_000_000_000)) { _ in }
  }
}
