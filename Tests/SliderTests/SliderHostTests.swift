import ControlCore
import Slider
import TestSupport
import Testing

/// Effects reported to a host.
@Suite struct SliderHostTests {
  @Test(arguments: Seeds.all)
  func `what a host sets is not reported, and a thumb has it if the others leave it`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let new = configuration(&random)
      let start = (0..<8).map { _ in random.number(-20...120) }
      var slider = SliderControl(values: NumberList(start), configuration: configuration(&random))
      let wanted = (0..<random.whole(0...new.thumbs)).map { _ in
        random.chance(300) ? Double(random.pick([0, 50, 100])) : random.number(-20...120)
      }
      slider.update(
        values: NumberList(wanted), animated: random.coin(), configuration: new
      ) { Issue.record("reported \($0), seed \(seed)") }
      let bounds = new.bounds
      var least = bounds.lowerBound
      for part in 0..<slider.partCount {
        let value = slider.value(of: part)
        #expect(bounds.contains(value) && value >= least - 1e-12, "seed \(seed), part \(part)")
        least = value + new.distance
      }
      let isPossible = zip(wanted, wanted.dropFirst()).allSatisfy { $1 - $0 >= new.distance }
      guard wanted.count == slider.partCount, isPossible, wanted.allSatisfy(bounds.contains) else {
        continue
      }
      #expect((0..<slider.partCount).map { slider.value(of: $0) } == wanted, "seed \(seed)")
    }
  }

  private func configuration(_ random: inout RandomBits) -> SliderConfiguration {
    var configuration = SliderConfiguration(
      range: random.pick([0...100, 0...50, 20...200]), thumbs: random.whole(1...8))
    configuration.distance = random.pick([0, 0, 5])
    return configuration
  }

  /// Same order as for a thumb that pushes nobody: the edit ends after the yield.
  @Test func `a thumb that may push yields before its edit ends`() {
    var configuration = SliderConfiguration(range: 0...10, step: 30, thumbs: 2)
    (configuration.meeting, configuration.quantization) = (.push, .release)
    var slider = SliderControl(value: 3.5, configuration: configuration)
    var reported: [Effect] = []
    func pointer(_ ms: Int64, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 20) {
      let event = PointerEvent(phase: phase, position: Point(x: x, y: y))
      let time = Timestamp(nanoseconds: ms * 1_000_000)
      slider.handle(InputEvent(time: time, action: .pointer(event))) { reported.append($0) }
    }
    pointer(0, .down, 210)
    pointer(16, .move, 120)
    // Released, pressed again while it lands; then the settings leave no other place to land.
    pointer(400, .down, 120)
    (configuration.range, configuration.thumbs) = (0...1, 4)
    slider.set(configuration: configuration) { _ in }
    reported = []
    pointer(5000, .move, 124, 56)
    let order = reported.map { effect in
      switch effect {
      case .yielded: "yielded"
      case .ended: "ended"
      default: "else"
      }
    }
    #expect(order.firstIndex(of: "yielded") == 0 && order.contains("ended"), "\(reported)")
  }

  @Test func `a thumb that was pushed and is pressed keeps its edit while a third lands`() {
    var configuration = SliderConfiguration(range: 0...100, step: 0.5, thumbs: 3)
    (configuration.meeting, configuration.quantization) = (.push, .release)
    configuration.length = 400
    let values = NumberList([40, 70, 77])
    var slider = SliderControl(values: values, configuration: configuration)
    var edits: [Bool] = []
    func pointer(_ ms: Int64, _ id: Int64, _ phase: PointerEvent.Phase, _ x: Double) {
      let event = PointerEvent(id: id, phase: phase, position: Point(x: x, y: 20))
      let time = Timestamp(nanoseconds: ms * 1_000_000)
      slider.handle(InputEvent(time: time, action: .pointer(event))) { effect in
        switch effect {
        case .began(_, part: 1): edits.append(true)
        case .ended(_, _, _, _, part: 1): edits.append(false)
        default: break
        }
      }
    }
    pointer(0, 3, .down, 160)
    // The last thumb pushes the middle one, then lands alone.
    pointer(8, 2, .down, 369)
    pointer(24, 2, .move, 206)
    pointer(32, 2, .up, 363.2)
    #expect(edits == [true])
    // The pushed thumb is held and keeps its edit, which the landing would end.
    pointer(36, 1, .down, 204)
    #expect(edits == [true])
    pointer(52, 1, .move, 272)
    pointer(68, 1, .up, 272)
    pointer(84, 3, .up, 160)
    slider.advance(to: Timestamp(nanoseconds: 2_000_000_000)) { effect in
      if case .ended(_, _, _, _, part: 1) = effect { edits.append(false) }
    }
    #expect(edits == [true, false] && slider.phase == .idle)
  }

  @Test(arguments: [false, true])
  func `a thumb that is brought back stays out of the way of one that still lands`(isHost: Bool) {
    var configuration = SliderConfiguration(range: 0...100, step: 10, thumbs: 2)
    (configuration.quantization, configuration.length) = (.release, 400)
    var slider = SliderControl(values: NumberList([20, 46]), configuration: configuration)
    func pointer(_ ms: Int64, _ id: Int64, _ phase: PointerEvent.Phase, _ x: Double) {
      let event = PointerEvent(id: id, kind: .mouse, phase: phase, position: Point(x: x, y: 20))
      let time = Timestamp(nanoseconds: ms * 1_000_000)
      slider.handle(InputEvent(time: time, action: .pointer(event))) { _ in }
    }
    pointer(0, 2, .down, 184)
    pointer(8, 2, .move, 300)
    pointer(16, 1, .down, 80)
    pointer(24, 1, .move, 190)
    pointer(32, 1, .up, 190)
    #expect(slider.target(of: 0) == 50 && slider.value(of: 0) < 50)
    // It was at 46, and may not return there.
    if isHost {
      slider.set(value: 48, of: 1, animated: false) { _ in }
    } else {
      pointer(40, 2, .cancel, 0)
    }
    slider.advance(to: Timestamp(nanoseconds: 2_000_000_000)) { _ in }
    #expect(slider.value(of: 0) == 50 && slider.value(of: 1) == 50)
  }

  @Test
  func `a thumb that comes again leaves range by where it comes, not by where one was before`() {
    var fresh = SliderControl(
      values: NumberList([20, 30]), configuration: SliderConfiguration(range: 0...100, thumbs: 2))
    fresh.set(configuration: SliderConfiguration(range: 0...100, thumbs: 1)) { _ in }
    fresh.set(value: 60, animated: false) { _ in }
    var stored = SliderControl(
      value: 60, configuration: SliderConfiguration(range: 0...100, thumbs: 1))
    var next = SliderConfiguration(range: 0...100, step: 25, thumbs: 2)
    next.ticks = true
    fresh.set(configuration: next) { _ in }
    stored.set(configuration: next) { _ in }
    #expect(fresh == stored)
  }

  @Test(arguments: Seeds.all)
  func `a held thumb that a host makes go by choices ticks, then reports its change`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var free = SliderConfiguration(range: 0...100, step: 1)
    (free.quantization, free.ticks, free.length) = (.release, true, 1000)
    var byChoices = free
    byChoices.quantization = .drag
    var arrivals = 0
    for _ in 0..<500 {
      var slider = SliderControl(value: 50, configuration: free)
      func pointer(_ phase: PointerEvent.Phase, _ x: Double) -> [Effect] {
        let event = PointerEvent(id: 0, kind: .mouse, phase: phase, position: Point(x: x, y: 20))
        return slider.effects(of: .pointer(event))
      }
      _ = pointer(.down, 500)
      let place = random.number(300...700)
      _ = pointer(.move, place)
      slider.set(configuration: byChoices) { _ in }
      let reported = pointer(.up, place + 1)
      let tick = reported.firstIndex { if case .tick = $0 { true } else { false } }
      let change = reported.firstIndex { if case .changed = $0 { true } else { false } }
      guard let tick, let change else { continue }
      arrivals += 1
      #expect(tick < change, "seed \(seed), released at \(place): \(reported)")
    }
    #expect(arrivals > 100)
  }

  @Test(arguments: [(120.0, 280.0), (120, 80)])
  func `two thumbs that one pointer has taken along both go back`(from: Double, to: Double) {
    var configuration = SliderConfiguration(range: 0...100, thumbs: 2)
    (configuration.between, configuration.distance, configuration.length) = (.move, 5, 400)
    var slider = SliderControl(values: NumberList([10, 50]), configuration: configuration)
    slider.drag(from: from, to: to)
    #expect(slider.value(of: 0) != 10 && slider.value(of: 1) != 50)
    slider.mouse(.cancel, 0)
    #expect(slider.value(of: 0) == 10 && slider.value(of: 1) == 50)
  }

  @Test(arguments: Seeds.all)
  func `beside a thumb set as near as may be there is no way, however its distance rounds`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      var configuration = SliderConfiguration(range: 0...100, thumbs: 2)
      configuration.distance = Double(random.whole(1...400)) / 10
      let near = Double(random.whole(0...500)) / 10
      var slider = SliderControl(values: NumberList([near, 100]), configuration: configuration)
      slider.set(value: near, of: 1, animated: false) { _ in }
      for (part, key) in [(0, Key.arrowUp), (1, .arrowDown)] {
        _ = slider.effects(of: .focus(part: UInt8(part)))
        let reported = slider.effects(of: .key(key, .none))
        let side = part == 0 ? Side.upper : .lower
        #expect(
          reported == [.bound(side, slider.time, by: UInt8(1 - part), part: UInt8(part))],
          "distance \(configuration.distance) from \(near): \(reported)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `drags and wheels tell the limit that a host has put where they are`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let lower = Double(random.whole(-50...50))
      var configuration = SliderConfiguration(
        range: lower...lower + Double(random.whole(1...100)), thumbs: 2)
      configuration.length = Double(random.whole(100...900))
      let bounds = configuration.bounds
      var slider = SliderControl(
        values: NumberList([bounds.lowerBound, bounds.upperBound]), configuration: configuration)
      let (way, isWheel) = (configuration.length * random.number(0.2...0.8), random.coin())
      slider.act(isWheel, by: -way)
      slider.set(value: bounds.upperBound, of: 0, animated: false) { _ in }
      let reported = slider.act(isWheel, by: -2 * configuration.length)
      #expect(
        reported == [.bound(.lower, slider.time, by: 0, part: 1)],
        "\(bounds), \(configuration.length) points: \(reported)")
    }
  }

  @Test func `what a cancelled thumb has pushed goes back to a value that only a host can set`() {
    var configuration = SliderConfiguration(range: 0...30, step: 10, thumbs: 2)
    (configuration.meeting, configuration.length) = (.push, 300)
    var slider = SliderControl(values: NumberList([11, 11]), configuration: configuration)
    slider.drag(from: 140, to: 60)
    #expect(slider.value(of: 0) == 10 && slider.value(of: 1) == 10)
    slider.mouse(.cancel, 0)
    #expect(slider.value(of: 0) == 11 && slider.value(of: 1) == 11)
  }

  /// A press may push a neighbour, and a drag then return the thumb alone to its old position.
  @Test func `what a cancelled thumb has pushed goes back, also if the thumb is where it was`() {
    var configuration = SliderConfiguration(range: 0...100, thumbs: 2)
    (configuration.meeting, configuration.distance, configuration.length) = (.push, 12, 400)
    configuration.thumbRadius = 0
    var slider = SliderControl(values: NumberList([16, 28]), configuration: configuration)
    slider.mouse(.down, 108)
    #expect(slider.value(of: 0) == 15 && slider.value(of: 1) == 27)
    slider.mouse(.move, 112)
    slider.mouse(.cancel, 0)
    #expect(slider.value(of: 0) == 16 && slider.value(of: 1) == 28)
  }
}

extension SliderControl {
  /// Sends a mouse event at a position along the track.
  fileprivate mutating func mouse(_ phase: PointerEvent.Phase, _ x: Double) {
    let event = PointerEvent(id: 0, kind: .mouse, phase: phase, position: Point(x: x, y: 20))
    _ = effects(of: .pointer(event))
  }

  /// Turns a wheel over the second thumb, or drags it from the end of the track.
  @discardableResult
  fileprivate mutating func act(_ isWheel: Bool, by way: Double) -> [Effect] {
    guard !isWheel else {
      _ = effects(of: .focus(part: 1))
      let wheel = WheelEvent(deltaX: way, deltaY: 0, phase: .change)
      return effects(of: .wheel(wheel))
    }
    if phase == .idle { mouse(.down, configuration.length) }
    let place = Point(x: configuration.length + way, y: 20)
    return effects(
      of: .pointer(PointerEvent(id: 0, kind: .mouse, phase: .move, position: place)))
  }

  fileprivate mutating func drag(from start: Double, to end: Double) {
    mouse(.down, start)
    mouse(.move, end)
  }
}
