import ControlCore
import GestureLaws
import Slider
import TestSupport
import Testing

/// Two thumbs that one pointer drags, on tracks whose choices lie unevenly, compared with a list of
/// all choices.
@Suite struct SliderPairTests {
  /// A slider of two thumbs whose choices and their positions are known.
  private struct Track {
    var configuration = SliderConfiguration()
    /// The values that can be chosen, in order; empty if all can.
    var choices: [Double] = []
    var place: (Double) -> Double = { $0 }

    init(_ random: inout RandomBits) {
      configuration.thumbs = 2
      (configuration.between, configuration.thumbRadius, configuration.slop) = (.move, 0, Slop())
      (configuration.slop.mouse, configuration.length) = (0, random.pick([120, 300, 777]))
      configuration.quantization = random.pick([.drag, .release])
      configuration.rubberBand = random.pick([0, 0.55])
      switch random.whole(0...7) {
      case 0: linear(step: random.pick([7, 10, 0.3]), to: random.number(20...60))
      case 1: logarithm(&random)
      case 2: factor(random.pick([1.5, 2, 10]), from: random.number(1...4), &random)
      case 3: oneTwoFive(from: random.number(0.3...4), &random)
      case 4...6: pieces(&random)
      default: stops(&random)
      }
      let size = configuration.bounds.upperBound - configuration.bounds.lowerBound
      let most = random.pick([0, size / 30, size / 2])
      configuration.distance = random.number(0...most)
    }

    private mutating func linear(step: Double, to upper: Double) {
      (configuration.range, configuration.step) = (0...upper, step)
      choices = (0...300).map { Double($0) * step }.filter { $0 < upper - 1e-6 } + [upper]
      let length = configuration.length
      place = { $0 / upper * length }
    }

    private mutating func logarithm(_ random: inout RandomBits) {
      let upper = random.number(20...1000)
      (configuration.range, configuration.curve) = (1...upper, .logarithmic)
      if random.whole(0...1) == 0 {
        configuration.step = random.number(3...9)
        let step = configuration.step ?? 1
        choices = (0...400).map { 1 + Double($0) * step }.filter { $0 < upper - 1e-6 } + [upper]
      }
      spread()
    }

    private mutating func factor(_ factor: Double, from lower: Double, _ random: inout RandomBits) {
      let upper = lower * random.number(20...1000)
      (configuration.range, configuration.curve) = (lower...upper, .logarithmic)
      configuration.factor = factor
      var value = lower
      while value < upper * (1 - 1e-9) {
        choices.append(value)
        value *= factor
      }
      choices.append(upper)
      spread()
    }

    private mutating func oneTwoFive(from lower: Double, _ random: inout RandomBits) {
      let upper = lower * random.number(20...1000)
      (configuration.range, configuration.curve) = (lower...upper, .oneTwoFive)
      let series = [0.1, 1, 10, 100, 1000].flatMap { [$0, 2 * $0, 5 * $0] }
      choices = [lower] + series.filter { $0 > lower * 1.000001 && $0 < upper * 0.999999 } + [upper]
      spread()
    }

    private mutating func spread() {
      let (range, length) = (configuration.range, configuration.length)
      let size = naturalLogarithm(range.upperBound / range.lowerBound)
      place = { naturalLogarithm($0 / range.lowerBound) / size * length }
    }

    private mutating func stops(_ random: inout RandomBits) {
      var value = 0.0
      for _ in 0...random.whole(3...9) {
        choices.append(value)
        value += random.pick([1, 2, 10, 35])
      }
      configuration.stops = NumberList(choices)
      let (all, width) = (choices, configuration.length / Double(choices.count - 1))
      place = { value in
        let above = all.firstIndex { $0 >= value } ?? 0
        guard all[above] > value else { return Double(above) * width }
        let share = (value - all[above - 1]) / (all[above] - all[above - 1])
        return (Double(above - 1) + share) * width
      }
    }

    /// Two to four pieces, of which any may have the finest steps; a step may leave a shorter one.
    private mutating func pieces(_ random: inout RandomBits) {
      var (knots, steps) = ([0, 0.0], [] as [Double])
      for index in 1...Int(random.whole(2...4)) {
        let (lower, step): (Double, Double) = (knots[2 * index - 1], random.pick([1, 2, 50]))
        let upper: Double = lower + step * random.pick([1, 12.5, 60, 150])
        let all: [Double] = (0..<150).map { lower + Double($0) * step }
        choices += all.filter { $0 < upper }
        knots += [Double(index), upper]
        steps.append(step)
      }
      choices.append(knots[knots.count - 1])
      (configuration.knots, configuration.steps) = (NumberList(knots), NumberList(steps))
      let (all, width) = (knots, configuration.length / Double(steps.count))
      place = { value in
        let piece = steps.indices.first { all[2 * $0 + 3] >= value } ?? 0
        let low = all[2 * piece + 1]
        let share: Double = (value - low) / (all[2 * piece + 3] - low)
        return (Double(piece) + share) * width
      }
    }

    /// Returns the choices of two thumbs that were on two of them, as the thumb that leads is pulled to a
    /// position; `nil` if two choices are as near.
    func pulled(_ low: Int, _ high: Int, isLedByUpper: Bool, to pull: Double) -> [Double]? {
      let pairs = choices.indices.dropLast(high - low).map {
        [choices[$0], choices[$0 + high - low]]
      }
      let ways = pairs.filter { $0[1] - $0[0] >= configuration.distance - 1e-9 }
        .map { (way: abs(place($0[isLedByUpper ? 1 : 0]) - pull), values: $0) }
        .sorted { $0.way < $1.way }
      guard ways.count < 2 || ways[1].way - ways[0].way > 1e-6 else { return nil }
      return ways.first?.values
    }
  }

  @Test(arguments: Seeds.all)
  func `a pair keeps its distance in choices, or in points, and comes back`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var tried = 0
    for number in 0..<Cases.some(of: 2000) {
      let track = Track(&random)
      guard let pair = Pair(track, &random) else { continue }
      tried += 1
      if let problem = pair.problem(&random) {
        Issue.record("seed \(seed), slider \(number): \(problem); \(track.configuration)")
        return
      }
    }
    #expect(tried > 0)
  }

  /// Two thumbs, and a press between them.
  private struct Pair {
    let track: Track
    let slider: SliderControl
    let indices: (low: Int, high: Int)
    let offsets: (low: Double, high: Double)
    let press: Double

    init?(_ track: Track, _ random: inout RandomBits) {
      let (all, bounds) = (track.choices, track.configuration.bounds)
      indices = random.ordered(below: all.count)
      var values = [random.number(bounds.lowerBound...bounds.upperBound), bounds.upperBound]
      if !all.isEmpty { values = [all[indices.low], all[indices.high]] }
      offsets = (track.place(values[0]), track.place(values[1]))
      guard offsets.high - offsets.low > 4, values[1] - values[0] >= track.configuration.distance
      else { return nil }
      self.track = track
      slider = SliderControl(values: NumberList(values), configuration: track.configuration)
      press = offsets.low + (offsets.high - offsets.low) * random.pick([0.3, 0.5, 0.8])
    }

    /// Drags the pair, lifts it, and returns what is not as it should be.
    func problem(_ random: inout RandomBits) -> String? {
      var (slider, visits) = (slider, [] as [(Double, [Double])])
      slider.pointer(.down, press)
      var last = press
      for step in 0..<10 {
        last =
          step == 7 ? visits[2].0 : press + random.number(-1.2...1.2) * track.configuration.length
        slider.pointer(.move, last)
        visits.append((last, slider.values))
        if let problem = problem(of: slider, at: last) { return problem }
      }
      guard zip(visits[2].1, visits[7].1).allSatisfy({ abs($0 - $1) <= 1e-9 * (1 + abs($0)) })
      else { return "they were at \(visits[2].1), and came back to \(visits[7].1)" }
      slider.pointer(.up, last)
      slider.settle()
      return track.choices.isEmpty ? nil : choiceProblem(of: slider, at: last)
    }

    private func problem(of slider: SliderControl, at place: Double) -> String? {
      if !track.choices.isEmpty, track.configuration.quantization == .drag {
        return choiceProblem(of: slider, at: place)
      }
      let (before, now) = (
        offsets.high - offsets.low, slider.offset(of: 1) - slider.offset(of: 0)
      )
      if abs(now - before) > 1e-6 { return "they were \(before) points apart, and are \(now)" }
      guard track.configuration.distance == 0, track.configuration.rubberBand == 0 else {
        return nil
      }
      let way = min(max(place - press, -offsets.low), track.configuration.length - offsets.high)
      let shown = slider.offset(of: 0)
      return abs(shown - offsets.low - way) > 1e-6 ? "\(shown), not \(offsets.low + way)" : nil
    }

    private func choiceProblem(of slider: SliderControl, at place: Double) -> String? {
      let isLedByUpper = offsets.high - press <= press - offsets.low + 1e-9
      let start = isLedByUpper ? offsets.high : offsets.low
      let expected = track.pulled(
        indices.low, indices.high, isLedByUpper: isLedByUpper, to: start + place - press)
      guard let expected else { return nil }
      let isThere = zip(slider.values, expected).allSatisfy { abs($0 - $1) <= 1e-9 * (1 + abs($1)) }
      return isThere ? nil : "at \(place), pressed at \(press): \(slider.values), not \(expected)"
    }
  }
}

extension RandomBits {
  /// Returns two different numbers from 0 to below `count`, the lower one first; zeros if there are
  /// none.
  fileprivate mutating func ordered(below count: Int) -> (low: Int, high: Int) {
    guard count > 1 else { return (0, 0) }
    let low = Int(whole(0...Int64(count - 2)))
    return (low, Int(whole(Int64(low + 1)...Int64(count - 1))))
  }
}

extension SliderControl {
  fileprivate var values: [Double] { (0..<partCount).map { value(of: $0) } }

  fileprivate mutating func pointer(_ phase: PointerEvent.Phase, _ x: Double) {
    let event = PointerEvent(kind: .mouse, phase: phase, position: Point(x: x, y: 0))
    handle(InputEvent(time: time.advanced(by: 8_000_000), action: .pointer(event))) { _ in }
  }

  /// Lets all motions end.
  fileprivate mutating func settle() {
    if let rest = restTime { advance(to: rest) { _ in } }
  }
}
