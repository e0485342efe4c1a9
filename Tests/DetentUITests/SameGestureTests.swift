import ControlCore
import Dial
import Rating
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// Gestures in a view whose host sets nothing: they tell what the control tells by itself.
///
/// SwiftUI's gestures know the main button alone, so there is no other button to compare.
@Suite struct SameGestureTests {
  @Test(arguments: Seeds.all)
  func `every pointer and modifier tells the same in a view and without one`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 400) {
      check(seed, RulerControl(value: 30, configuration: .init(range: 0...100)), &random)
      check(seed, RatingControl(value: 2, configuration: .init(count: 7)), &random)
      check(seed, DialControl(value: 30, configuration: .init(range: 0...100, step: 5)), &random)
      var slider = SliderConfiguration(range: 0...100, step: 5, thumbs: 3)
      slider.meeting = random.pick([.block, .push])
      if random.chance(400) { slider.divide() }
      slider.reset = random.pick([nil, 40])
      check(seed, SliderControl(values: NumberList([20, 50, 70]), configuration: slider), &random)
    }
  }

  /// Plays one gesture after another, each by a pointer of one kind with changing modifiers.
  private func check<Engine: Control>(
    _ seed: UInt64, _ control: Engine, _ random: inout RandomBits
  ) {
    let values = NumberList((0..<control.partCount).map { control.value(of: $0) })
    var view = ControlDriver(Overheard(control), host: values, kind: .touch, rounding: { $0 })
    var alone = Overheard(control)
    var milliseconds = 0.0
    for _ in 0..<random.whole(1...4) {
      let kind = random.pick([PointerKind.touch, .mouse, .pen])
      let start = Point(x: random.number(0...400), y: random.number(0...80))
      var place = start
      for step in 0...random.whole(1...12) {
        milliseconds += random.pick([0, 4, 8, 16, 300])
        place = Point(
          x: place.x + random.number(-40...40), y: place.y + random.number(-20...20))
        let modifiers = random.pick([Modifiers.none, .shift, .alt, .control, .meta])
        play(.move, to: place, from: start, isFirst: step == 0, kind, modifiers)
      }
      play(random.pick([.up, .up, .cancel]), to: place, from: start, isFirst: false, kind, .none)
    }
    let keys: [Key] = [.arrowUp, .arrowLeft, .pageDown, .home, .end, .escape, .delete, .digit(3)]
    for key in keys {
      let modifiers = random.pick([Modifiers.none, .shift, .alt, .control, .meta])
      act {
        $0.press(key, modifiers)
      } engine: {
        [.key(key, modifiers)]
      }
    }
    #expect(view.control.reported == alone.reported, "seed \(seed)")

    func play(
      _ phase: PointerEvent.Phase, to place: Point, from start: Point, isFirst: Bool,
      _ kind: PointerKind, _ modifiers: Modifiers
    ) {
      act {
        switch phase {
        case .move: $0.drag(to: place, from: start, modifiers, kind: kind)
        case .up: $0.lift(at: place, from: start, modifiers, kind: kind)
        default: $0.reset($0.drag())
        }
      } engine: {
        let at = phase == .cancel ? Point(x: 0, y: 0) : place
        let event = PointerEvent(kind: kind, phase: phase, position: at, modifiers: modifiers)
        var down = event
        (down.phase, down.position) = (.down, start)
        return (isFirst ? [.pointer(down)] : []) + [.pointer(event)]
      }
    }

    /// Acts on the view, whose host keeps what is written, and plays the same on the control alone.
    func act(
      _ verb: (inout ControlDriver<Overheard<Engine>>) -> [Reply],
      engine actions: () -> [InputEvent.Action]
    ) {
      let before = NumberList((0..<view.control.partCount).map { view.control.value(of: $0) })
      var host = before
      for case .write(let written) in view.act(seeing: before, at: .ms(milliseconds), verb) {
        for value in written { host[value.part] = value.value }
      }
      _ = view.answer(host, before: before)
      for action in actions() {
        _ = alone.handle(InputEvent(time: view.now, action: action)) { _ in }
      }
    }
  }
}

extension SliderConfiguration {
  /// Divides the track into three pieces, the middle one without steps.
  fileprivate mutating func divide() {
    step = nil
    (knots, steps) = (NumberList([0, 0, 1, 60, 2, 80, 5, 100]), NumberList([5, 0, 10]))
  }
}
