import ControlCore
import Rating
import TestSupport
import Testing

/// What holds for every stream of events.
@Suite struct RatingLawTests {
  /// One thing done to a rating.
  private enum Step: Equatable {
    case event(InputEvent)
    case value(Double)
    case configuration(RatingConfiguration)
  }

  private static func configuration(_ random: inout SeededRandom) -> RatingConfiguration {
    var configuration = RatingConfiguration(
      count: random.whole(1...10), granularity: random.pick([0, 1, 0.5, 0.1, 0.3, 1 / 3.0, 0.25]))
    configuration.length = random.pick([100, 200, 375])
    configuration.spacing = random.pick([0, 0, 1, 4])
    configuration.minimum = random.pick([0, 0, 0, 0.5, 1])
    configuration.reselection = random.pick([.keeps, .clears])
    configuration.selection = random.pick([.dragging, .dragging, .tapOnly])
    configuration.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    configuration.orientation = random.pick([.horizontal, .horizontal, .vertical])
    configuration.interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    configuration.cancelPolicy = random.pick([.revert, .commit])
    configuration.ticks = random.chance(80)
    return configuration
  }

  private static func stream(_ random: inout SeededRandom) -> [Step] {
    var time: Int64 = 0
    return (0..<random.whole(1...30)).map { _ in
      time += random.pick([0, 8_000_000, 8_000_000, 500_000_000, -1_000_000])
      switch random.whole(0...19) {
      case 0: return .value(random.pick([0, 1, 2.5, 99, -3, .nan, .infinity, 4.63]))
      case 1: return .configuration(configuration(&random))
      case 2...4:
        let key: Key = random.pick([
          .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .home, .end, .escape, .digit(3),
          .digit(0),
        ])
        return event(.key(key, random.pick([.none, .shift])), time)
      case 5: return event(.adjust(random.pick([.increment, .decrement])), time)
      default: return event(pointer(&random), time)
      }
    }
  }

  private static func event(_ action: InputEvent.Action, _ time: Int64) -> Step {
    .event(InputEvent(time: Timestamp(nanoseconds: time), action: action))
  }

  private static func pointer(_ random: inout SeededRandom) -> InputEvent.Action {
    let place = random.pick([Double.nan, -50, 1e308, 0, 60, 60, 150])
    return .pointer(
      PointerEvent(
        id: random.pick([0, 0, 0, 1]), kind: random.pick([.touch, .mouse, .pen]),
        phase: random.pick([.down, .down, .move, .move, .move, .up, .up, .cancel, .hover, .leave]),
        position: Point(x: place + random.number(-40...40), y: random.number(0...200))))
  }

  private static func apply(_ step: Step, to rating: inout RatingControl) -> [Effect] {
    var effects: [Effect] = []
    switch step {
    case .event(let event): rating.handle(event) { effects.append($0) }
    case .value(let value): rating.set(value: value, animated: true) { effects.append($0) }
    case .configuration(let new): rating.set(configuration: new) { effects.append($0) }
    }
    return effects
  }

  private func forEachStream(
    _ seed: UInt64, _ body: (RatingControl, [Step]) -> String?
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<4000 {
      let configuration = Self.configuration(&random)
      let steps = Self.stream(&random)
      guard let complaint = body(RatingControl(value: 2, configuration: configuration), steps)
      else { continue }
      // The shortest beginning that shows it.
      let short = (1...steps.count).first {
        body(RatingControl(value: 2, configuration: configuration), Array(steps.prefix($0))) != nil
      }
      Issue.record("seed \(seed): \(complaint): \(steps.prefix(short ?? steps.count))")
      return
    }
  }

  @Test(arguments: Seeds.both)
  func `edits begin and end in turn, and tell the value they leave`(seed: UInt64) {
    forEachStream(seed) { start, steps in
      var rating = start
      var isOpen = false
      var told = rating.value
      for step in steps {
        if case .value = step { told = rating.value }
        for effect in Self.apply(step, to: &rating) {
          switch effect {
          case .began:
            if isOpen { return "began twice" }
            isOpen = true
          case .ended(_, let value, _):
            if !isOpen || value != told { return "ended wrongly" }
            isOpen = false
          case .changed(let value, let cause, _):
            if value == told && cause != .clamp { return "changed to the same" }
            if !isOpen, cause != .clamp { return "changed outside an edit" }
            told = value
          case .tick(let run): if run.count == 0 { return "an empty run" }
          default: break
          }
        }
        told = rating.value
        if rating.isIdle, isOpen { return "at rest in an edit" }
        if !(0...Double(rating.configuration.count)).contains(rating.value) { return "outside" }
        if let preview = rating.preview, !(0...Double(rating.configuration.count)).contains(preview)
        {
          return "preview outside"
        }
        if rating.restTime != nil { return "something moves" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `an event is time passing and then the event, and a copy goes on alike`(seed: UInt64) {
    forEachStream(seed) { start, steps in
      var (whole, parts) = (start, start)
      for step in steps {
        let copy = whole
        let told = Self.apply(step, to: &whole)
        var parted: [Effect] = []
        if case .event(let event) = step {
          parts.advance(to: event.time) { parted.append($0) }
        }
        parted += Self.apply(step, to: &parts)
        if told != parted || whole != parts { return "not the same in two steps" }
        var again = copy
        if Self.apply(step, to: &again) != told || again != whole { return "a copy differs" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `a user chooses only what there is to choose`(seed: UInt64) {
    forEachStream(seed) { start, steps in
      var rating = start
      for step in steps {
        guard case .event = step else {
          _ = Self.apply(step, to: &rating)
          continue
        }
        let configuration = rating.configuration
        for case .changed(let value, let cause, _) in Self.apply(step, to: &rating)
        where cause != .cancel && value != 0 {
          if value < configuration.minimum { return "\(value) is below the minimum" }
          guard configuration.granularity > 0 else { continue }
          let share = value - roundedDown(value)
          let parts = share / configuration.granularity
          let isStep = abs(parts - roundedToNearest(parts)) < 1e-9
          if !isStep, value != configuration.minimum { return "\(value) is no step" }
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `a drag ticks each step between its values once, in order`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      var configuration = RatingConfiguration(
        count: random.whole(1...10), granularity: random.pick([1, 0.5, 0.1, 0.3]))
      configuration.spacing = 1
      var rating = RatingControl(configuration: configuration)
      func send(_ phase: PointerEvent.Phase, _ time: Int64) -> [Int64] {
        let point = Point(x: random.number(-20...220), y: 5)
        let event = InputEvent(
          time: Timestamp(nanoseconds: time),
          action: .pointer(PointerEvent(phase: phase, position: point)))
        var marks: [Int64] = []
        rating.handle(event) {
          guard case .tick(let run) = $0 else { return }
          _ = run.forEach { mark, _ in marks.append(mark) }
        }
        return marks
      }
      func step(_ value: Double) -> Int64 {
        let part = (value - roundedDown(value)) / configuration.granularity
        let steps = Int64(roundedUp(1 / configuration.granularity - 1e-9))
        return Int64(roundedDown(value)) * steps + Int64(roundedToNearest(part))
      }
      _ = send(.down, 0)
      for move in 1...5 {
        let before = step(rating.value)
        let marks = send(.move, Int64(move) * 8_000_000)
        let after = step(rating.value)
        let wanted =
          after > before
          ? Array(before + 1...after) : after < before ? Array((after..<before).reversed()) : []
        #expect(marks == wanted)
      }
    }
  }
}
