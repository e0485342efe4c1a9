import ControlCore
import Ruler
import TestSupport
import Testing

/// The display never jumps unless something moves it.
@Suite struct RulerDisplayLawTests {
  @Test(arguments: Seeds.all)
  func `a press or a release on the spot does not move what shows`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000), StreamTraits(hasOthers: false)) { stream in
      var ruler = stream.start
      var point: Point?
      for step in stream.steps {
        if let time = step.time { ruler.advance(to: time) { _ in } }
        let held = ruler
        let before = held.offset
        let last = point
        ruler.take(step) { _ in }
        guard case .handle(let event) = step, case .pointer(let pointer) = event.action
        else { continue }
        // Hovering does not move a pointer that is down.
        switch pointer.phase {
        case .down, .move, .up: point = pointer.position
        case .cancel, .hover, .leave: continue
        }
        guard pointer.phase == .down || pointer.phase == .up && last == point else { continue }
        // A spring within the rest distance is at rest immediately.
        let slack = ruler.configuration.restDistance
        // An overshoot beyond the ruler's length needs a changed length, which has its own test.
        if held.overshoot >= held.configuration.length, held.overshoot > 0 { continue }
        if !near(ruler.offset, before, slack + 1e-9 * (1 + abs(before))) {
          return "\(pointer.phase): from \(before) to \(ruler.offset)"
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `in motion it moves no faster than it says`(seed: UInt64) {
    expectLaw(seed: seed, streams: 150) { stream in
      var ruler = stream.start
      for step in stream.steps { ruler.take(step) { _ in } }
      guard ruler.phase == .coasting || ruler.phase == .settling, let rest = ruler.restTime
      else { return nil }
      var end = ruler
      end.advance(to: rest) { _ in }
      let seconds = 0.002
      // A motion keeps the constants from its start, despite later settings.
      var settings = [stream.configuration]
      for step in stream.steps { if case .configure(let new) = step { settings.append(new) } }
      let frequency = settings.flatMap { [$0.springFrequency, $0.landingFrequency] }.max() ?? 0
      let restDistance = settings.map(\.restDistance).max() ?? 0
      while !ruler.isIdle {
        let before = ruler
        ruler.advance(to: ruler.time.advanced(by: 2_000_000)) { _ in }
        let speed = abs(before.velocity)
        let reach = abs(before.offset - end.offset)
        let pull = frequency * frequency * reach + 2 * frequency * speed
        let most = speed * seconds + pull * seconds * seconds
        let slack = ruler.isIdle ? restDistance : 1e-9 * (1 + reach)
        if abs(ruler.offset - before.offset) > most + slack {
          return "from \(before.offset) at \(before.velocity) to \(ruler.offset)"
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `at rest a ruler shows its value, and past a bound no more than its length`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var ruler = stream.start
      var length = 0.0
      for step in stream.steps {
        ruler.take(step) { _ in }
        let settings = ruler.configuration
        length = max(length, settings.length)
        let fresh = RulerControl(value: ruler.value, configuration: settings)
        if ruler.isIdle, !near(ruler.offset, fresh.offset, 1e-6) {
          return "shows \(ruler.offset), value \(ruler.value)"
        }
        if ruler.overshoot > length + 1e-9 { return "gives way to \(ruler.offset)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `a change by the host changes no value, as far as is told, and ticks nothing`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var ruler = stream.start
      for step in stream.steps {
        var effects: [Effect] = []
        let before = ruler
        ruler.take(step) { effects.append($0) }
        switch step {
        case .set:
          if effects.contains(where: \.isChange) { return "\(effects)" }
        case .configure(let new):
          // A motion may now be near enough to rest, and reach its mark.
          let isSettled =
            new.interaction != before.configuration.interaction || before.restTime != nil
          if isSettled { continue }
          if effects.contains(where: { $0.isTick || $0.isChange }) { return "\(effects)" }
        case .handle, .advance: break
        }
      }
      return nil
    }
  }
}

extension RulerControl {
  /// Distance of the display past a bound, in points.
  fileprivate var overshoot: Double {
    let bounds = configuration.bounds
    func offset(of value: Double) -> Double {
      RulerControl(value: value, configuration: configuration).offset
    }
    let below = bounds.lowerBound > -.infinity ? offset(of: bounds.lowerBound) - self.offset : 0
    let above = bounds.upperBound < .infinity ? self.offset - offset(of: bounds.upperBound) : 0
    return max(below, above, 0)
  }
}
