import ControlCore
import GestureLaws
import Slider
import TestSupport
import Testing

/// Laws of the choices of a slider, on every scale: their numbers, the ways from one to the next,
/// and an upper end that is a step but for rounding.
@Suite struct SliderChoiceTests {
  /// Returns a slider with a scale of choices, at its lower end.
  private static func slider(_ random: inout RandomBits) -> SliderControl {
    var configuration = SliderConfiguration()
    configuration.ticks = true
    configuration.length = random.pick([100, 375, 1000, random.number(50...2000)])
    configuration.quantization = random.pick([.drag, .release])
    let low = random.pick([1, 10, 0.5, 3, random.number(0.1...20)])
    let high = low * random.pick([1.5, 8, 10, 100, 1000, random.number(1.2...300)])
    configuration.range = low...high
    switch random.whole(0...4) {
    case 0: configuration.step = (high - low) / random.pick([1, 2, 7, 10, random.number(0.6...30)])
    case 1:
      configuration.curve = .logarithmic
      configuration.step = (high - low) / random.pick([1, 3, 10, random.number(0.6...30)])
    case 2:
      configuration.curve = .logarithmic
      configuration.factor = random.pick([2, 10, 1.5, random.number(1.3...20)])
    case 3: configuration.curve = .oneTwoFive
    default:
      var (stops, value) = (NumberList(), random.number(-100...100))
      for _ in 0..<random.whole(2...9) {
        stops.append(value)
        value += random.pick([1, 2, 5, random.number(0.1...50)])
      }
      configuration.stops = stops
    }
    return SliderControl(
      value: configuration.bounds.lowerBound, configuration: configuration)
  }

  /// Returns the choices from the lower to the upper end, as the up arrow reaches them.
  private static func choices(of slider: SliderControl) -> [SliderControl] {
    var choices = [slider]
    while let last = choices.last, choices.count < 100 {
      var next = last
      _ = next.effects(of: .key(.arrowUp, .none))
      if next.value == last.value { break }
      choices.append(next)
    }
    return choices
  }

  /// Tries sliders with random scales; `law` gets one at each of its choices, in order.
  private func expect(
    _ seed: UInt64, _ law: (inout RandomBits, [SliderControl]) -> String?
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1200) {
      let slider = Self.slider(&random)
      guard slider.configuration.problem == nil else { continue }
      let choices = Self.choices(of: slider)
      if let problem = law(&random, choices) {
        Issue.record("\(problem) of \(choices.map(\.value)): \(slider.configuration)")
        return
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `a choice has the number by which it ticks, and the next the next`(seed: UInt64) {
    expect(seed) { _, choices in
      for (number, choice) in choices.enumerated() {
        let index = choice.nearestMark(of: 0)
        let first = choices[0].nearestMark(of: 0)
        if index != first + Int64(number) {
          return "index \(index) at \(choice.value), not \(number)"
        }
        for (key, from) in [(Key.arrowUp, number - 1), (.arrowDown, number + 1)]
        where choices.indices.contains(from) {
          var slider = choices[from]
          let ticks = slider.effects(of: .key(key, .none)).compactMap {
            if case .tick(let run, _) = $0 { run.last } else { nil }
          }
          if slider.value == choice.value, let tick = ticks.last, tick != index {
            return "index \(index) at \(choice.value), which ticks as \(tick)"
          }
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `a detent of a crown and a line of a wheel are one choice`(seed: UInt64) {
    expect(seed) { random, choices in
      let from = Int(random.whole(0...Int64(choices.count) - 1))
      let count: Int = random.pick([-3, -2, -1, 1, 2, 3])
      let wanted = choices[min(max(from + count, 0), choices.count - 1)].value
      let line = WheelEvent(deltaX: 0, deltaY: -Double(count), unit: .lines)
      let ways: [(String, [InputEvent.Action])] = [
        ("line", [.wheel(line)]), ("detent", [.rotate(detents: Double(count))]),
        (
          "half a detent",
          [InputEvent.Action](repeating: .rotate(detents: Double(count) / 2), count: 2)
        ),
        (
          "sign of a detent",
          [InputEvent.Action](
            repeating: .rotate(detents: Double(count.signum())), count: abs(count))
        ),
      ]
      for (name, actions) in ways {
        var slider = choices[from]
        for action in actions { _ = slider.effects(of: action) }
        slider.advance(to: slider.time.advanced(by: 10_000_000_000)) { _ in }
        if slider.value != wanted {
          return "\(name), \(count) from \(choices[from].value), is at \(slider.value)"
        }
      }
      return nil
    }
  }

  // MARK: Ends

  /// A range of whole steps whose numbers are decimals, and one of as many steps of 1.
  private struct Ranges {
    let count: Int64
    /// The numbers as whole ones, each to be divided by `places`.
    private let lower: Double
    private let size: Double
    private let places: Double

    var decimal: ClosedRange<Double> { value(of: 0)...value(of: count) }
    var step: Double { size / places }

    /// Returns the double nearest to the value of a step.
    func value(of mark: Int64) -> Double { (lower + size * Double(mark)) / places }

    init(_ random: inout RandomBits) {
      places = random.pick([1.0, 10, 10, 100, 1000])
      lower = (Double(random.whole(-100...100)) + random.pick([0, 0, 1_000_000])) * places
      size = Double(random.pick([1, 2, 3, 7, 23, random.whole(1...99)]))
      count = random.pick([1, 2, 3, 7, 10, 49, random.whole(1...60)])
    }
  }

  /// Returns the ticks, bounds and choices of one gesture, to be equal for both ranges.
  private func story(_ slider: SliderControl, _ events: [PointerEvent]) -> [String] {
    var slider = slider
    var story: [String] = []
    for event in events {
      for effect in slider.effects(of: .pointer(event)) {
        switch effect {
        case .tick(let run, _): story.append("tick \(run.first) \(run.last)")
        case .bound(let side, _, _, _): story.append("bound \(side)")
        case .changed: story.append("changed \(slider.nearestMark(of: 0))")
        default: break
        }
      }
    }
    return story
  }

  @Test(arguments: Seeds.all)
  func `an end that is a step but for rounding ticks and meets as an exact one`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 4000) {
      let ranges = Ranges(&random)
      var exact = SliderConfiguration(range: 0...Double(ranges.count), step: 1)
      exact.length = random.pick([100, 300, 375, 700, 1000])
      exact.ticks = true
      exact.slop = Slop(touch: 0, mouse: 0, pen: 0)
      var decimal = exact
      (decimal.range, decimal.step) = (ranges.decimal, ranges.step)
      guard decimal.problem == nil else { continue }
      let from = random.pick([0, ranges.count, random.whole(0...ranges.count)])
      func place(_ mark: Int64) -> Double { Double(mark) * exact.length / Double(ranges.count) }
      var places = [place(from)]
      for _ in 0..<random.whole(1...4) {
        places.append(
          random.pick([
            0, exact.length, place(random.whole(0...ranges.count)), -10, exact.length + 10,
          ]))
      }
      let events = places.enumerated().map {
        PointerEvent(
          kind: .mouse, phase: $0.offset == 0 ? .down : .move,
          position: Point(x: $0.element, y: 20))
      }
      let a = story(SliderControl(value: Double(from), configuration: exact), events)
      let b = story(SliderControl(value: ranges.value(of: from), configuration: decimal), events)
      if a != b {
        Issue.record("\(ranges), \(exact.length) points, \(places): \(b) in place of \(a)")
        return
      }
    }
  }
}
