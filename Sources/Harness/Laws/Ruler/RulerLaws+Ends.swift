import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Ruler

// Laws about the two ends of a ruler, which behave alike.

extension Law {
  static var restsOnTheNearest: Law {
    .ofTrials(
      "R83", "rests-on-the-nearest",
      "With snap always, a ruler that stops between a bound and the mark beside it rests on the nearer of the two."
    ) { record in
      let configuration = record.ruler
      guard configuration.snap == .always, abs(record.end.value) < 1e4 * configuration.step else {
        return .notMet
      }
      var verdict = Verdict.notMet
      for (bound, way) in [
        (configuration.bounds.lowerBound, 1.0), (configuration.bounds.upperBound, -1),
      ] where bound.isFinite {
        let mark = configuration.mark(beside: bound, way)
        guard configuration.bounds.contains(mark) else { continue }
        for (share, wanted) in [(0.3, bound), (0.7, mark)] {
          let asked = bound + share * (mark - bound)
          let copy = record.end.after(.adjust(.set(asked)))
          guard abs(copy.value - wanted) <= 1e-6 * configuration.step else {
            return .broken(
              Finding("\(asked) gives \(copy.value), not \(wanted)").probed(.adjust(.set(asked))))
          }
          verdict = .kept
        }
      }
      return verdict
    }
  }

  static var endsAreAlike: Law {
    Law(
      "R84", "ends-alike",
      "A drag or a fling has the same effect at the lower bound and, mirrored, at the upper one."
    ) { recorded in
      let start = recorded.start.configuration.ruler
      guard start.interaction == .enabled, abs(start.origin) < 1e4 * start.step else {
        return .notMet
      }
      let number = recorded.script.body.count
      let trial = EndTrial(start, number)
      let (lower, upper) = (
        trial.play(like: recorded.start, -1), trial.play(like: recorded.start, 1)
      )
      if let finding = lower.difference(from: upper, trial) { return .broken(finding) }
      return lower.isAnswered ? .kept : .notMet
    }.given(Premise("the ruler is enabled and 'origin' is not far away"))
  }
}

extension RulerConfiguration {
  /// Returns the value of the first mark inside a bound.
  ///
  /// - Parameters:
  ///   - bound: a finite bound.
  ///   - way: 1 for the lower bound, -1 for the upper.
  /// - Returns: the value; perhaps beyond the other bound.
  fileprivate func mark(beside bound: Double, _ way: Double) -> Double {
    let steps = (bound - origin) / step * way
    var next = roundedUp(steps)
    if next - steps < 1e-3 { next += 1 }
    return origin + next * step * way
  }
}

/// A gesture near an end of a ruler: a throw at the bound, a slow drag near it, a drag past it with
/// a fast return, or one that continues outwards.
private struct EndTrial {
  let configuration: RulerConfiguration
  private let number: Int
  /// The steps from the bound to the start, which is off the marks and their middles.
  private static let inside = 1.3717

  /// - Parameters:
  ///   - start: the configuration for all other settings.
  ///   - number: selects the gesture and its landing.
  init(_ start: RulerConfiguration, _ number: Int) {
    var configuration = start
    let step = start.step
    // Marks are equally far from both ends, so that the ends mirror each other.
    configuration.enabledRange = -Double.infinity...Double.infinity
    configuration.range = (start.origin + 0.3 * step)...(start.origin + 19.7 * step)
    (configuration.slop, configuration.fineDrag) = (Slop(), FineDrag(modifiers: .none))
    configuration.tap = .nothing
    if number / 4 % 2 == 1 {
      // A landing that overshoots.
      (configuration.deceleration, configuration.landingFrequency) = (0.95, 2)
      (configuration.snap, configuration.minimumFling) = (.always, 20)
    }
    (self.configuration, self.number) = (configuration, number % 4)
  }

  /// The mouse reports: the delay of each in nanoseconds, and its distance outwards in points.
  private var reports: [(delay: Int64, way: Double)] {
    let ms: Int64 = 1_000_000
    let width = configuration.unitWidth
    let start = Self.inside * width
    switch number {
    case 0: return (0..<6).map { _ in (8 * ms, 9.37) }
    case 1: return [(300 * ms, 1 + start - 0.1237 * width), (300 * ms, 0)]
    case 2:
      return (0..<7).map { $0 == 0 ? (300 * ms, 1 + start + 80) : (8 * ms, -9.7) }
    default: return [(300 * ms, 1 + start + 20), (8 * ms, 7.1), (8 * ms, 8.3), (8 * ms, 9.1)]
    }
  }

  /// Plays the gesture at one end.
  ///
  /// - Parameters:
  ///   - start: a control of the type to play on.
  ///   - side: 1 for the upper end, -1 for the lower.
  /// - Returns: the events, relative to that end.
  func play(like start: Subject, _ side: Double) -> EndTale {
    let bounds = configuration.bounds
    let bound = side > 0 ? bounds.upperBound : bounds.lowerBound
    let value = bound - side * Self.inside * configuration.step
    var control = start.made(value, configuration)
    var (place, tale) = (0.0, EndTale())
    func send(_ phase: PointerEvent.Phase, after delay: Int64) {
      let event = PointerEvent(
        id: 77, kind: .mouse, phase: phase, position: configuration.point(place, 0))
      control.handle(
        InputEvent(time: control.time.advanced(by: delay), action: .pointer(event))
      ) { tale.note($0, side) }
    }
    control.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    send(.down, after: 0)
    for report in reports {
      place += report.way * side * configuration.sense
      send(.move, after: report.delay)
      tale.look(at: control, configuration, side)
    }
    send(.up, after: 0)
    if let rest = control.restTime {
      let span = rest.nanoseconds(since: control.time)
      tale.rest = span
      for share in 1...8 as ClosedRange<Int64> {
        let time = rest.advanced(by: -span + span / 8 * share)
        control.advance(to: time) { tale.note($0, side) }
        tale.look(at: control, configuration, side)
      }
      control.advance(to: rest) { tale.note($0, side) }
    }
    tale.look(at: control, configuration, side)
    return tale
  }
}

/// The events near an end, relative to its bound, so that the two ends compare equal.
private struct EndTale {
  /// The distances inwards from the bound over time: of the offset in points, and of the value.
  private var places: [(shown: Double, value: Double)] = []
  /// The reported effects, without the numbers of ticks and of changes.
  private var reported: [Kind] = []
  private var ticks: Int64 = 0
  /// The time from the release to the rest, in nanoseconds.
  var rest: Int64 = 0

  /// True if any effect was reported.
  var isAnswered: Bool { !reported.isEmpty }

  private enum Kind: Equatable {
    case began, bound(outer: Bool), snapped, ended, idle, other
  }

  mutating func look(at control: Subject, _ configuration: RulerConfiguration, _ side: Double) {
    let bounds = configuration.bounds
    let (range, offset) = (configuration.offsets, control.offset)
    places.append(
      side > 0
        ? (range.upper - offset, bounds.upperBound - control.value)
        : (offset - range.lower, control.value - bounds.lowerBound))
  }

  mutating func note(_ effect: Effect, _ side: Double) {
    switch effect {
    case .changed: break
    case .tick(let run, _): ticks += run.length
    case .began: reported.append(.began)
    case .bound(let which, _, _, _): reported.append(.bound(outer: (which == .upper) == (side > 0)))
    case .snapped: reported.append(.snapped)
    case .ended: reported.append(.ended)
    case .idle: reported.append(.idle)
    case .preview, .yielded, .tapped: reported.append(.other)
    }
  }

  func difference(from upper: EndTale, _ trial: EndTrial) -> Finding? {
    let configuration = trial.configuration
    if reported != upper.reported {
      return
        "reported \(reported.count) things, at the upper end \(upper.reported.count), or others"
    }
    if ticks != upper.ticks { return "\(ticks) marks tick, at the upper end \(upper.ticks)" }
    if abs(rest - upper.rest) > 100_000 + rest / 1_000_000 {
      return "it rests \(rest) ns later, at the upper end \(upper.rest) ns"
    }
    let most = 1e-7 * (20 * configuration.unitWidth + 100)
    for (mine, other) in zip(places, upper.places) {
      if abs(mine.shown - other.shown) > most {
        return "it shows \(mine.shown) pt inside of its bound, at the upper end \(other.shown) pt"
      }
      if abs(mine.value - other.value) > 1e-7 * configuration.step * 20 {
        return "it is \(mine.value) above its bound, at the upper end \(other.value) below"
      }
    }
    return nil
  }
}
