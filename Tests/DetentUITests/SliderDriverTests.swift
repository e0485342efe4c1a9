import ControlCore
import Slider
import TestSupport
import Testing

@testable import DetentUI

@Suite struct SliderDriverTests {
  private func settings(_ say: (inout SliderSettings) -> Void = { _ in }) -> SliderSettings {
    var settings = SliderSettings(bounds: 0...100)
    say(&settings)
    return settings
  }

  @Test func `a swipe of assistive technology is a step, or a tenth of what has no steps`() {
    for (step, way) in [(nil, 36), (15, 15), (100, 100)] as [(Double?, Double)] {
      var slider = DrivenSlider([0], SliderSettings(bounds: 0...360, step: step))
      for count in 1...11 {
        slider.act(at: .ms(Double(count))) { $0.swipe(up: true) }
        #expect(slider.host == [min(way * Double(count), 360)])
      }
      slider.act(at: .ms(20)) { $0.swipe(up: false) }
      #expect(slider.host[0] < 360 && slider.edits[0].count % 2 == 0)
    }
    var range = DrivenSlider([0, 108], SliderSettings(bounds: 0...360))
    range.act(at: .ms(0)) { $0.swipe(up: true, on: 1) }
    #expect(range.host == [0, 144])
  }

  @Test func `a thumb is dragged in one edit, of its own`() {
    var view = DrivenSlider([20, 70])
    view.drag(2, from: 280, to: 320, at: 0)
    // Four points are 1.
    #expect(view.host == [20, 80])
    #expect(view.edits[0].isEmpty && view.edits[1] == [true, false])
    view.settle(100)
    #expect(view.values == view.host)
  }

  @Test func `two fingers hold two thumbs`() {
    var view = DrivenSlider([20, 70])
    view.drag(1, from: 80, to: 130, at: 0, lifts: false)
    view.drag(2, from: 280, to: 230, at: 80, lifts: false)
    #expect(view.host == [32.5, 57.5])
    #expect(view.edits[0] == [true] && view.edits[1] == [true])
    let start = Point(x: 80, y: 22)
    view.act(at: .ms(160)) { $0.lift(at: Point(x: 130, y: 22), from: start, by: 1) }
    #expect(view.edits[0] == [true, false] && view.edits[1] == [true])
    view.settle(200)
    #expect(view.host == [32.5, 70] && view.edits[1] == [true, false])
  }

  @Test func `a thumb that is pushed is written with the one that pushes it`() {
    var view = DrivenSlider([20, 30], settings { $0.behavior.meeting = .push })
    view.drag(1, from: 80, to: 280, at: 0)
    #expect(view.host == [70, 70])
    #expect(view.writes.contains { $0.count == 2 })
    #expect(view.held.allSatisfy { $0[0] <= $0[1] })
    #expect(view.edits[0] == [true, false] && view.edits[1] == [true, false])
  }

  @Test func `a press on the track brings the nearest thumb`() {
    var view = DrivenSlider([20, 70])
    let place = Point(x: 220, y: 22)
    view.act(at: .ms(0)) { $0.drag(to: place, from: place) }
    view.act(at: .ms(50)) { $0.lift(at: place, from: place) }
    view.settle(100)
    #expect(view.host == [20, 55])
  }

  @Test func `keys are for the thumb that has the keyboard, and stop at its neighbour`() {
    var view = DrivenSlider([20, 70], settings { $0.step = 5 })
    view.act(at: .ms(0)) { $0.press(.arrowUp, .none, on: 1) }
    #expect(view.host == [20, 75] && view.driver.control.focus == 1)
    view.act(at: .ms(10)) { $0.press(.end, .none, on: 0) }
    #expect(view.host == [75, 75] && view.driver.control.focus == 0)
  }

  @Test func `assistive technology adjusts the thumb it asks for, whatever has the keyboard`() {
    var view = DrivenSlider([20, 50, 70], settings { $0.step = 5 })
    view.act(at: .ms(0)) { $0.adjust(.increment, of: 1) }
    view.act(at: .ms(0)) { $0.adjust(.decrement, of: 2) }
    #expect(view.host == [20, 55, 65] && view.driver.control.focus == 0)
    let known = view.driver.control
    view.act(at: .ms(0)) { $0.adjust(.increment, of: 300) }
    #expect(view.driver.control == known)
  }

  @Test func `a drag that the system takes away brings its thumb back, and leaves the other`() {
    var view = DrivenSlider([20, 70])
    view.drag(1, from: 80, to: 130, at: 0, lifts: false)
    view.drag(2, from: 280, to: 230, at: 80, lifts: false)
    view.act(at: .ms(150)) { $0.reset($0.drag(of: 1), of: 1) }
    #expect(view.host == [20, 57.5])
    #expect(view.edits[0] == [true, false] && view.edits[1] == [true])
  }

  @Test func `a thumb that goes while it is held ends its edit, and the others stay`() {
    var view = DrivenSlider([20, 40, 70])
    view.drag(3, from: 280, to: 330, at: 0, lifts: false)
    view.set([20, 40])
    #expect(view.values == [20, 40] && view.host == [20, 40])
    #expect(view.edits[2] == [true, false])
    view.act(at: .ms(100)) { $0.reset($0.drag(of: 3), of: 3) }
    view.settle(200)
    #expect(view.host == [20, 40])
  }

  @Test func `values that are not in order, or beyond the bounds, are not written back`() {
    var view = DrivenSlider([70, 20, 140])
    view.update()
    view.update()
    #expect(view.host == [70, 20, 140] && view.writes.isEmpty)
    #expect((0..<3).map { view.driver.control.value(of: $0) } == [70, 70, 100])
  }

  @Test func `a disabled slider hears nothing, and one that is read-only neither`() {
    for say in [{ $0.isEnabled = false }, { $0.isReadOnly = true }]
      as [(inout SliderSettings) -> Void]
    {
      var view = DrivenSlider([20, 70], settings(say))
      view.drag(1, from: 80, to: 160, at: 0)
      view.act(at: .ms(100)) { $0.press(.arrowUp, .none, on: 1) }
      view.act(at: .ms(110)) { $0.adjust(.increment, of: 1) }
      view.settle(200)
      #expect(view.host == [20, 70] && view.writes.isEmpty && view.edits.allSatisfy(\.isEmpty))
    }
  }
}

/// Laws of the slider's driver, for any actions of SwiftUI and the host in any order.
@Suite struct SliderDriverLawTests {
  private func settings(_ random: inout RandomBits) -> SliderSettings {
    var settings = SliderSettings(bounds: 0...100)
    settings.step = random.pick([nil, nil, 5, 0.5])
    settings.behavior.distance = random.pick([0, 0, 5])
    settings.behavior.meeting = random.pick([.block, .push])
    settings.behavior.trackPress = random.pick([.jump, .step, .nothing])
    settings.behavior.between = random.pick([.hold, .move])
    settings.behavior.quantization = random.pick([.drag, .release])
    settings.behavior.rubberBand = random.pick([0, 0.55])
    settings.isRightToLeft = random.coin()
    return settings
  }

  /// Returns values that the slider can have unchanged.
  private func values(_ count: Int64, _ random: inout RandomBits) -> [Double] {
    let free = (0..<count).map { _ in random.whole(0...60) }.sorted()
    return free.enumerated().map { Double($1) + 5 * Double($0) }
  }

  private func happen(
    _ view: inout DrivenSlider, _ fingers: inout [Int: Point], hasHost: Bool,
    _ random: inout RandomBits, at ms: Double
  ) {
    let point = Point(x: random.number(-50...450), y: random.number(0...44))
    let (pointer, part) = (Int(random.whole(0...3)), Int(random.whole(0...8)))
    let start = fingers[pointer] ?? point
    switch random.whole(0...19) {
    case 0...7:
      fingers[pointer] = start
      view.act(at: .ms(ms)) { $0.drag(to: point, from: start, by: pointer) }
    case 8, 9:
      fingers[pointer] = nil
      view.act(at: .ms(ms)) { $0.lift(at: point, from: start, by: pointer) }
    case 10:
      fingers[pointer] = nil
      view.act(at: .ms(ms)) { $0.reset($0.drag(of: pointer), of: pointer) }
    case 11: view.act(at: .ms(ms)) { $0.focus(on: part) }
    case 12:
      let key = random.pick([Key.arrowUp, .arrowLeft, .home, .end, .escape, .pageDown])
      view.act(at: .ms(ms)) { $0.press(key, .none, on: part) }
    case 13: view.act(at: .ms(ms)) { $0.adjust(random.coin() ? .increment : .decrement, of: part) }
    case 14 where hasHost: view.set(values(Int64(view.host.count), &random))
    case 15 where hasHost: view.set(values(random.whole(1...8), &random))
    case 14, 15: view.update()
    default: view.act(at: .ms(ms)) { $0.advance() }
    }
  }

  private func play(
    _ view: inout DrivenSlider, hasHost: Bool, _ random: inout RandomBits,
    _ look: (DrivenSlider) -> Void = { _ in }
  ) {
    var (ms, fingers) = (0.0, [Int: Point]())
    view.update()
    for _ in 0..<60 {
      ms += random.pick([0, 4, 8, 16, 300])
      happen(&view, &fingers, hasHost: hasHost, &random, at: ms)
      look(view)
    }
    view.settle(ms + 20)
    look(view)
  }

  @Test(arguments: Seeds.all)
  func `edits of each thumb begin and end in turn, and the host holds what the slider shows`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for run in 0..<300 {
      let count = random.whole(1...8)
      var view = DrivenSlider(values(count, &random), settings(&random))
      play(&view, hasHost: true, &random) { view in
        for edits in view.edits {
          for (index, isEditing) in edits.enumerated() where isEditing != (index % 2 == 0) {
            Issue.record("seed \(seed), run \(run): an edit is reported twice: \(edits)")
          }
        }
      }
      for edits in view.edits { #expect(edits.count % 2 == 0, "seed \(seed), run \(run)") }
      // Values that neighbours were in the way of are found again with the next change of settings.
      var other = view.driver.control.configuration
      other.length += 1
      view.act(setting: other)
      let own = view.driver.echoes.own
      for (part, value) in view.values.enumerated() where !own[part].isFinite {
        #expect(view.host[part] == value, "seed \(seed), run \(run), part \(part)")
      }
      var copy = view.driver.control
      copy.set(values: own, animated: false) { _ in }
      let shown = (0..<copy.partCount).map { copy.value(of: $0) }
      #expect(shown == view.values, "seed \(seed), run \(run)")
      #expect(!view.driver.isMoving, "seed \(seed), run \(run)")
    }
  }

  @Test(arguments: Seeds.all)
  func `what is written is in order at each moment`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for run in 0..<300 {
      let count = random.whole(2...8)
      var view = DrivenSlider(values(count, &random), settings(&random))
      play(&view, hasHost: false, &random)
      for held in view.held {
        #expect(held == held.sorted(), "seed \(seed), run \(run)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `a host that only keeps values changes nothing, however it rounds and lags`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for run in 0..<100 {
      let (start, script) = (values(random.whole(1...8), &random), random.next())
      let settings = settings(&random)
      var alone = DrivenSlider(start, settings)
      var first = RandomBits(seed: script)
      play(&alone, hasHost: false, &first)
      for (rounding, lag) in [
        ({ Double(Float($0)) }, 0), ({ Double(Float16($0)) }, 32), ({ $0 }, 160),
      ]
        as [((Double) -> Double, Double)]
      {
        var view = DrivenSlider(start, settings, rounding: rounding)
        view.lag = lag
        var again = RandomBits(seed: script)
        play(&view, hasHost: false, &again)
        #expect(view.writes == alone.writes, "seed \(seed), run \(run), lag \(lag)")
        #expect(view.edits == alone.edits, "seed \(seed), run \(run), lag \(lag)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `values that a host sets are taken as they are, however many, and nothing is written`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for run in 0..<1000 {
      let isSteady = random.coin()
      let count = random.whole(1...8)
      var settings = settings(&random)
      settings.behavior.distance = 5
      var view = DrivenSlider(values(count, &random), settings)
      view.update()
      for _ in 0..<4 {
        let next = values(isSteady ? count : random.whole(1...8), &random)
        view.set(next)
        #expect(view.values == next, "seed \(seed), run \(run)")
        #expect(view.host == next && view.writes.isEmpty, "seed \(seed), run \(run)")
      }
    }
  }
}
