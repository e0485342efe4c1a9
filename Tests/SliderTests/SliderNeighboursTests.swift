import ControlCore
import Slider
import TestSupport
import Testing

/// Collisions against a model with whole numbers and without slides: a point of the track is 1, and
/// a dragged thumb follows the mouse without slop.
@Suite struct SliderNeighboursTests {
  @Test(arguments: Seeds.all)
  func `thumbs begin in order and apart, where they are asked for if there is range`(seed: UInt64) {
    forSliders(seed, .block) { slider, random in
      let (count, distance) = (slider.partCount, slider.configuration.distance)
      let wanted = (0..<count).map { _ in Double(random.whole(-20...120)) }
      let made = SliderControl(values: NumberList(wanted), configuration: slider.configuration)
      #expect(made.gaps.allSatisfy { $0 >= distance })
      #expect(made.values.allSatisfy { (0...100).contains($0) })
      // Values that fit stay, so a second time nothing moves.
      let again = SliderControl(
        values: NumberList(made.values), configuration: slider.configuration)
      #expect(again.values == made.values)
      return true
    }
  }

  @Test(arguments: Seeds.all)
  func `a thumb that blocks goes as far as its neighbours let it, and moves none of them`(
    seed: UInt64
  ) {
    forSliders(seed, .block) { slider, random in
      let (part, before) = (random.part(of: slider.partCount), slider.values)
      slider.pointer(.down, on: part)
      guard slider.phase(of: part) != .idle else { return false }
      let range = before.range(of: part, slider.configuration.distance)
      for place in random.places {
        slider.pointer(.move, place)
        var expected = before
        expected[part] = min(max(place, range.lowerBound), range.upperBound)
        #expect(slider.values == expected)
      }
      return true
    }
  }

  @Test(arguments: Seeds.all)
  func `a thumb that pushes moves those in its way by the least, and none else`(seed: UInt64) {
    forSliders(seed, .push) { slider, random in
      let (part, count) = (random.part(of: slider.partCount), slider.partCount)
      let distance = slider.configuration.distance
      slider.pointer(.down, on: part)
      guard slider.phase(of: part) != .idle else { return false }
      for place in random.places {
        var expected = slider.values
        slider.pointer(.move, place)
        let range = distance * Double(part)...100 - distance * Double(count - 1 - part)
        expected[part] = min(max(place, range.lowerBound), range.upperBound)
        for next in stride(from: part + 1, to: count, by: 1) {
          expected[next] = max(expected[next], expected[next - 1] + distance)
        }
        for next in stride(from: part - 1, through: 0, by: -1) {
          expected[next] = min(expected[next], expected[next + 1] - distance)
        }
        #expect(slider.values == expected)
      }
      return true
    }
  }

  @Test(arguments: Seeds.all)
  func `a cancel brings all back, and each edit ends as it began: with that of the thumb in hand`(
    seed: UInt64
  ) {
    forSliders(seed, .push) { slider, random in
      let (part, before) = (random.part(of: slider.partCount), slider.values)
      var reported = slider.pointer(.down, on: part)
      for place in random.places { reported += slider.pointer(.move, place) }
      let moved = Set(reported.compactMap { $0.isBegin ? $0.part : nil })
      let last = random.coin() ? PointerEvent.Phase.cancel : .up
      let ends = slider.pointer(last, slider.value(of: part))
      #expect(Set(ends.compactMap { $0.isEnd ? $0.part : nil }) == moved)
      #expect(
        ends.count { $0.isEnd } == moved.count && reported.count { $0.isBegin } == moved.count)
      if last == .cancel { #expect(slider.values == before) }
      #expect(slider.phase == .idle)
      return true
    }
  }

  @Test(arguments: Seeds.all)
  func `two thumbs that go along with a pointer stay as far apart, and push nobody`(seed: UInt64) {
    forSliders(seed, .block) { slider, random in
      guard slider.partCount > 1 else { return false }
      let lower = random.part(of: slider.partCount - 1)
      let before = slider.values
      let (low, high) = (before[lower], before[lower + 1])
      guard high - low >= 4 else { return false }
      var configuration = slider.configuration
      (configuration.between, configuration.thumbRadius) = (.move, 0)
      slider.set(configuration: configuration) { _ in }
      let middle = ((low + high) / 2).rounded()
      slider.pointer(.down, middle)
      let distance = configuration.distance
      let least = (lower > 0 ? before[lower - 1] + distance : 0) - low
      let most = (lower + 2 < before.count ? before[lower + 2] - distance : 100) - high
      for place in random.places {
        slider.pointer(.move, place)
        let way = min(max(place - middle, least), most)
        var expected = before
        (expected[lower], expected[lower + 1]) = (low + way, high + way)
        #expect(slider.values == expected)
      }
      slider.pointer(.cancel, 0)
      #expect(slider.values == before)
      return true
    }
  }

  @Test(arguments: Seeds.all)
  func `a host sets one thumb between its neighbours, and nothing is reported`(
    seed: UInt64
  ) {
    forSliders(seed, .push) { slider, random in
      let (part, before) = (random.part(of: slider.partCount), slider.values)
      let wanted = Double(random.whole(-20...120))
      let range = before.range(of: part, slider.configuration.distance)
      var expected = before
      expected[part] = min(max(wanted, range.lowerBound), range.upperBound)
      var reported: [Effect] = []
      slider.set(value: wanted, of: part, animated: false) { reported.append($0) }
      #expect(slider.values == expected)
      #expect(reported == [])
      return true
    }
  }

  /// Tests a law on sliders of 2 to 8 thumbs at whole numbers. It returns true if it applied.
  private func forSliders(
    _ seed: UInt64, _ meeting: SliderMeeting,
    _ law: (inout SliderControl, inout RandomBits) -> Bool
  ) {
    var (random, held) = (RandomBits(seed: seed), 0)
    for _ in 0..<Cases.some(of: 400) {
      var configuration = SliderConfiguration(
        range: 0...100, step: 1, thumbs: Int64(random.whole(2...8)))
      configuration.length = 100
      configuration.meeting = meeting
      configuration.distance = Double(random.whole(0...10))
      configuration.slop = Slop(touch: 0, mouse: 0, pen: 0)
      let values = (0..<configuration.thumbs).map { _ in Double(random.whole(0...100)) }.sorted()
      var slider = SliderControl(values: NumberList(values), configuration: configuration)
      if law(&slider, &random) { held += 1 }
    }
    // Thumbs too near for a press between them are left out; that must not be all.
    #expect(held > Cases.some(of: 400) / 5)
  }
}

extension RandomBits {
  /// Returns a random part below `count`.
  fileprivate mutating func part(of count: Int) -> Int { Int(whole(0...Int64(count) - 1)) }

  /// Random successive positions of a pointer.
  fileprivate var places: [Double] {
    mutating get { (0..<whole(1...6)).map { _ in Double(whole(-10...110)) } }
  }
}

extension [Double] {
  /// Returns the limits of one of the values, at a distance from its neighbours.
  fileprivate func range(of part: Int, _ distance: Double) -> ClosedRange<Double> {
    let lower = part > 0 ? self[part - 1] + distance : 0
    return lower...Swift.max(part < count - 1 ? self[part + 1] - distance : 100, lower)
  }
}

extension SliderControl {
  fileprivate var values: [Double] { (0..<partCount).map { value(of: $0) } }

  /// Distances between neighbouring thumbs.
  fileprivate var gaps: [Double] { zip(values, values.dropFirst()).map { $1 - $0 } }

  /// Sends an event at a thumb, unless others are so near that the direction would choose.
  @discardableResult
  fileprivate mutating func pointer(_ phase: PointerEvent.Phase, on part: Int) -> [Effect] {
    let others = values.enumerated().filter { $0.offset != part }
    guard others.allSatisfy({ abs($0.element - value(of: part)) > 1 }) else { return [] }
    return pointer(phase, value(of: part))
  }

  @discardableResult
  fileprivate mutating func pointer(_ phase: PointerEvent.Phase, _ x: Double) -> [Effect] {
    var effects: [Effect] = []
    let event = PointerEvent(id: 1, kind: .mouse, phase: phase, position: Point(x: x, y: 0))
    let time = time.advanced(by: 8_000_000)
    handle(InputEvent(time: time, action: .pointer(event))) { effects.append($0) }
    return effects
  }
}

extension Effect {
  fileprivate var isBegin: Bool { if case .began = self { true } else { false } }
  fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }
}
