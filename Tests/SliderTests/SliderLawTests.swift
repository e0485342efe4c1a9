import ControlCore
import Slider
import TestSupport
import Testing

/// Laws of sliders over streams of any events.
@Suite struct SliderLawTests {
  @Test(arguments: Seeds.all)
  func `a slider obeys the laws of controls`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { $0.problemWithControl }
  }

  @Test(arguments: Seeds.all)
  func `whatever happens, thumbs stay in their order and apart, within the bounds`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { stream in
      var slider = stream.start
      for step in stream.steps {
        slider.take(step) { _ in }
        if let problem = slider.orderProblem { return "\(step): \(problem)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `what a thumb and those it pushes report of one moment comes by kind, then by thumb`(
    seed: UInt64
  ) {
    expectLaw(seed: seed, streams: Cases.some(of: 3000)) { stream in
      var slider = stream.start
      for step in stream.steps {
        if let time = step.time { slider.advance(to: time) { _ in } }
        // Otherwise a landing or wheel gesture may end first, which is a second event.
        let doesOne = slider.restTime == nil && (step.isMove || step.isKey && slider.phase == .idle)
        let effects = slider.effects(of: step)
        if doesOne, let problem = Self.problem(aboutOrderOf: effects) {
          return "\(step): \(problem)"
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `an inverted slider under a hand in a mirror acts as the plain one`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000)) { stream in
      let length = max(stream.configuration.length, 1)
      let plain = stream.mapped(\.inSixtyFourths) {
        ($0.orientation, $0.length) = (.vertical, length)
      }
      let inverted = plain.mapped({ Point(x: $0.x, y: length - $0.y) }) { $0.isInverted = true }
      var (slider, other) = (plain.start, inverted.start)
      for (step, mirrored) in zip(plain.steps, inverted.steps) {
        let (effects, others) = (slider.effects(of: step), other.effects(of: mirrored))
        if effects.withoutPlaces != others.withoutPlaces {
          return "\(step): \(effects) and \(others)"
        }
        for part in 0..<slider.partCount {
          let sum = slider.scene().thumb(part).along + other.scene().thumb(part).along
          // A value of the host keeps its share of a track that it is put on.
          if abs(sum - length) > 1e-9 * length { return "\(step): thumb \(part) is not mirrored" }
        }
      }
      return nil
    }
  }

  /// Returns an effect that comes too late among those of one event.
  private static func problem(aboutOrderOf effects: [Effect]) -> String? {
    var last: Effect?
    for effect in effects {
      if let last, (effect.rank, effect.part) < (last.rank, last.part) {
        return "\(effect) after \(last)"
      }
      last = effect
    }
    return nil
  }

  @Test(arguments: Seeds.all)
  func `stored and read at any moment, it goes on as if nothing had happened`(seed: UInt64) {
    var largest = 0
    expectLaw(seed: seed, streams: Cases.some(of: 800)) { stream in
      var random = RandomBits(seed: seed)
      return stream.storedProblem(often: 300, &random, largest: &largest)
    }
    #expect(largest <= SliderControl.storedCapacity)
  }

  @Test func `eight thumbs that move at once fit into the stored size, and go on`() throws {
    var configuration = SliderConfiguration(range: 0...100, step: 1, thumbs: 8)
    configuration.length = 400
    var slider = SliderControl(configuration: configuration)
    for part in 0..<8 {
      slider.set(value: Double(5 + 10 * part), of: part, animated: true) { _ in }
    }
    #expect((0..<8).allSatisfy { slider.phase(of: $0) == .settling })
    var kept = slider
    var restored = try SliderControl.restored(try #require(slider.stored)).get()
    #expect(restored == kept)
    for _ in 0..<200 {
      let next = kept.time.advanced(by: 8_000_000)
      kept.advance(to: next) { _ in }
      restored.advance(to: next) { _ in }
      #expect(restored == kept)
    }
    #expect(kept.phase == .idle)
  }

  @Test(arguments: [1, 2]) func `damaged bytes are rejected, and forged ones do no harm`(
    seed: UInt64
  ) {
    var (tried, rejected) = (0, 0)
    expectLaw(seed: seed, streams: HostileTally.streams / 40) { stream in
      var random = RandomBits(seed: UInt64(tried))
      for _ in 0..<20 {
        tried += 1
        if let problem = stream.damageProblem(&random, rejected: &rejected) { return problem }
      }
      return nil
    }
    #expect(tried >= HostileTally.streams / 2 && rejected > tried / 10 && rejected < tried)
  }

  // Regression seed: a landed thumb reported pushed neighbours before the ticks on its way.
  @Test(arguments: Seeds.all + [12_406_620_976_120_717_244])
  func `no input makes a slider trap, stall or speak of what is not a number`(seed: UInt64) {
    var tally = HostileTally()
    let share = HostileTally.streams / 2
    expectLaw(seed: seed, streams: share, making: SliderStream.hostile) {
      $0.problem(&tally) { $0.orderProblem }
    }
    print("hostile: slider: \(tally)")
    #expect(tally.streams >= share && tally.ended > tally.streams / 4)
  }

  @Test(arguments: Seeds.all)
  func `hostile streams obey the laws of controls`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 1000), making: SliderStream.hostile) {
      $0.problemWithControl
    }
  }

  @Test(arguments: [SliderTrackPress.jump, .step, .nothing], [SliderBetween.hold, .move])
  func `what kind of pointer it is, only the press says`(
    press: SliderTrackPress, between: SliderBetween
  ) {
    var configuration = SliderConfiguration(range: 0...100, thumbs: 3)
    (configuration.trackPress, configuration.between) = (press, between)
    (configuration.slop.touch, configuration.slop.mouse) = (4, 40)
    for down in [10.0, 90, 180, 300] {
      for way in [5.0, 8, 30] {
        let reports = [PointerKind.touch, .mouse].map { later in
          var slider = SliderControl(value: 50, configuration: configuration)
          var reported: [Effect] = []
          let events: [(phase: PointerEvent.Phase, place: Double)] = [
            (.down, down), (.move, down + way), (.move, down + 2 * way), (.up, down + 2 * way),
          ]
          for event in events {
            let pointer = PointerEvent(
              kind: event.phase == .down ? .touch : later, phase: event.phase,
              position: Point(x: event.place, y: 20))
            slider.handle(InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(pointer))) {
              reported.append($0)
            }
          }
          return reported
        }
        #expect(reports[0] == reports[1], "down at \(down), on by \(way)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `two thumbs that one pointer takes along stay as far apart, whatever gives way`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for number in 0..<Cases.some(of: 1000) {
      var configuration = SliderConfiguration(range: 0...100, thumbs: random.whole(2...4))
      (configuration.between, configuration.rubberBand) = (.move, random.pick([0, 0.3, 0.55]))
      let values = NumberList((0..<4).map { _ in random.number(0...100) }.sorted())
      var slider = SliderControl(values: values, configuration: configuration)
      let lower = random.whole(0...Int64(slider.partCount - 2))
      let (low, high) = (Int(lower), Int(lower) + 1)
      guard slider.offset(of: high) - slider.offset(of: low) > 2 * configuration.thumbRadius + 1
      else {
        continue
      }
      var place = (slider.offset(of: low) + slider.offset(of: high)) / 2
      for index in 0..<12 {
        let phase = index == 0 ? PointerEvent.Phase.down : .move
        let pointer = PointerEvent(kind: .mouse, phase: phase, position: Point(x: place, y: 20))
        let time = Timestamp(nanoseconds: Int64(index) * 8_000_000)
        slider.handle(InputEvent(time: time, action: .pointer(pointer))) { _ in }
        let distance = slider.value(of: high) - slider.value(of: low)
        let before = values[high] - values[low]
        guard abs(distance - before) < 1e-9 else {
          Issue.record("seed \(seed), slider \(number): \(distance), not \(before)")
          return
        }
        place += random.number(-150...150)
      }
    }
  }

  @Test func `a slider is at most four kilobytes`() {
    #expect(MemoryLayout<SliderControl>.size <= 6144)
    print("slider: \(MemoryLayout<SliderControl>.size) bytes")
  }
}

extension SliderControl {
  /// Returns an error of the thumbs' positions.
  var orderProblem: String? {
    var least = configuration.bounds.lowerBound
    for part in 0..<partCount {
      let value = value(of: part)
      let doubt = configuration.doubt(about: max(abs(value), abs(least)))
      guard value >= least - doubt, value <= configuration.bounds.upperBound else {
        return "thumb \(part) at \(value), not from \(least) to \(configuration.bounds.upperBound)"
      }
      guard offset(of: part).isFinite, velocity(of: part).isFinite, target(of: part).isFinite
      else { return "thumb \(part) shows at \(offset(of: part))" }
      least = value + configuration.distance
    }
    return nil
  }
}

extension SliderConfiguration {
  /// Returns the tolerance for equal values: the last digits of a sum, 1e-9 of a step, and the
  /// value of 2e-9 points on a curve.
  fileprivate func doubt(about value: Double) -> Double {
    let size = bounds.upperBound - bounds.lowerBound
    var doubt = max(value, size)
    if let step { doubt = max(doubt, min(step, max(2 * size, 1e-100))) }
    if curve != .linear {
      // The value of two points: limits are rounded to marks, and so are thumbs at them.
      doubt = max(
        doubt, 2 * value * naturalLogarithm(range.upperBound / range.lowerBound) / max(length, 1))
    }
    return 1e-9 * doubt
  }
}

extension ControlStep {
  fileprivate var isMove: Bool {
    guard case .handle(let event) = self, case .pointer(let pointer) = event.action else {
      return false
    }
    return pointer.phase == .move
  }

  fileprivate var isKey: Bool {
    guard case .handle(let event) = self, case .key = event.action else { return false }
    return true
  }
}

extension Effect {
  var rank: Int {
    switch self {
    // A yield releases the effects that its press held back.
    case .yielded: -1
    case .began: 0
    case .tick: 1
    case .bound: 2
    case .changed: 3
    case .snapped: 4
    case .ended: 5
    case .preview, .tapped: 6
    case .idle: 7
    }
  }
}
