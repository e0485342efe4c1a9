import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about thresholds, with trials right at them, which random scripts rarely reach.

extension Law {
  static var lastReportsCount: Law {
    .ofTrials(
      "R79", "last-reports",
      """
      Only reports of a pointer within the last 100 ms, and after its last pause of more than 40 \
      ms, count for its speed.
      """
    ) { record in
      let ms: Int64 = 1_000_000
      let trials: [(times: [Int64], counts: Bool, name: StaticText)] = [
        ([0, 40 * ms, 70 * ms, 100 * ms], true, "100 ms before the last"),
        ([0, 40 * ms, 70 * ms, 100 * ms + 1], false, "more than 100 ms before the last"),
        ([0, 40 * ms + 1, 60 * ms, 80 * ms], false, "before a pause of more than 40 ms"),
      ]
      for (times, counts, name) in trials {
        let speeds = [0.0, 3].map { first in
          var copy = record.unbounded
          let places = [first, 20, 50, 90]
          copy.drag(times.indices.map { MouseReport(time: times[$0], along: places[$0]) })
          return copy.velocity
        }
        let difference = abs(speeds[0] - speeds[1])
        let places: [Double] = [3, 20, 50, 90]
        let reports = times.indices.map { MouseReport(time: times[$0], along: places[$0]) }
        guard counts ? difference > 1 : difference <= 1e-9 * abs(speeds[0]) else {
          return .broken(
            Finding(
              "with another report \(name) a drag of \(speeds[0]) pt/s is one of \(speeds[1]) pt/s"
            ).probed(record.unbounding + .drag(reports)))
        }
      }
      return .kept
    }
  }

  static var pausesEndThrows: Law {
    .ofTrials(
      "R80", "pause-before-lift",
      "A pointer that is lifted 40 ms after its last movement flings, and one that is lifted later does not."
    ) { record in
      for (pause, throwsIt) in [(40_000_000, true), (40_000_001, false)] as [(Int64, Bool)] {
        var copy = record.unbounded
        let reports = [MouseReport].even(6, by: 10)
        copy.drag(reports)
        copy.lift(at: 60, after: pause)
        guard copy.isMoving == throwsIt else {
          return .broken(
            Finding("lifted \(pause) ns after its last movement, it is \(copy.phase)")
              .probed(record.unbounding + .drag(reports) + [.wait(pause), .up(77)]))
        }
      }
      return .kept
    }.given(.without("motion", "reduced"))
  }

  static var diagonalsDrag: Law {
    .ofTrials(
      "R81", "diagonals",
      """
      A finger drags when it has moved further than its slop on the main axis, and at least as far \
      as on the cross axis; one that has moved further on the cross axis is left to the page.
      """
    ) { record in
      let slop = record.ruler.slop.touch
      let trials: [(along: Double, across: Double, phase: ControlPhase)] = [
        (slop, 0, .pressed), (slop + 0.5, 0, .dragging), (slop, slop, .pressed),
        (slop + 5, slop + 5, .dragging), (slop + 5, slop + 5.5, .idle),
      ]
      for (along, across, phase) in trials {
        var copy = record.end
        let (from, to) = (
          record.ruler.point(0, 0), record.ruler.point(along, across)
        )
        _ = copy.effects(of: .pointer(PointerEvent(id: 77, phase: .down, position: from)))
        _ = copy.effects(of: .pointer(PointerEvent(id: 77, phase: .move, position: to)))
        guard copy.phase == phase else {
          return .broken(
            Finding(
              "a finger that goes \(along) pt along and \(across) pt across leaves it \(copy.phase)"
            ).probed(
              .down(77, .both(from.x, from.y), PointerDetails(kind: .touch)),
              .move(77, .both(to.x, to.y), PointerDetails(kind: .touch))))
        }
      }
      return .kept
    }
  }

  static var snapsWithinAFraction: Law {
    .ofTrials(
      "R82", "one-fraction",
      "A ruler that stops less than a fraction of a step beside a mark that snaps goes to the mark, and one that stops a fraction away stays."
    ) { record in
      let (configuration, step) = (record.ruler, record.ruler.step)
      let fraction = step / Double(configuration.fractions)
      let count = roundedToNearest((record.end.value - configuration.origin) / step)
      let mark = configuration.origin + count * step
      guard configuration.snapsAPart, abs(count) < 1e4,
        configuration.bounds.contains(mark - 3 * fraction),
        configuration.bounds.contains(mark + 3 * fraction)
      else { return .notMet }
      for (distance, wanted) in [(0.99, 0.0), (-0.99, 0), (1, 1), (-1, -1)] {
        let asked = mark + distance * fraction
        let copy = record.end.after(.adjust(.set(asked)))
        guard abs(copy.value - mark - wanted * fraction) <= 1e-6 * fraction else {
          return .broken(
            Finding("\(distance) fractions beside \(mark) it goes to \(copy.value)")
              .probed(.adjust(.set(asked))))
        }
      }
      return .kept
    }
  }

  /// Creates a law about copies of a usable ruler at rest, at the first such step that meets it.
  static func ofTrials(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (StepRecord) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded -> Verdict in
      for (index, record) in recorded.steps.enumerated()
      where recorded.unmet(by: record) == nil {
        let said = check(record)
        if let finding = said.finding { return .broken(finding.at(index)) }
        if said == .kept { return .kept }
      }
      return .notMet
    }.given(.usable, .idle)
  }
}

/// A report of a mouse: its time since the first one, and its position on the main axis.
///
/// Not a tuple: Embedded Swift cannot convert an array of tuples to one with labels.
struct MouseReport {
  /// The time in nanoseconds.
  var time: Int64
  /// The position in points.
  var along: Double
}

extension [MouseReport] {
  /// Returns reports at equal distances, 8 ms apart.
  ///
  /// - Parameters:
  ///   - count: the number of reports after the first.
  ///   - step: the distance of each in points.
  /// - Returns: these, the first at 0.
  static func even(_ count: Int64, by step: Double) -> [MouseReport] {
    (0...count).map { MouseReport(time: $0 * 8_000_000, along: Double($0) * step) }
  }
}

extension StepRecord {
  /// A copy without bounds and snapping, and with drags of a constant gain.
  fileprivate var unbounded: Subject {
    var (copy, ruler) = (end, ruler)
    ruler.range = -Double.infinity...Double.infinity
    ruler.enabledRange = ruler.range
    (ruler.snap, ruler.quantizes, ruler.tap) = (.none, false, .nothing)
    (ruler.slop, ruler.fineDrag) = (Slop(), FineDrag(modifiers: .none))
    (ruler.minimumFling, ruler.maximumFling) = (90, 8000)
    copy.set(configuration: ruler) { _ in }
    return copy
  }

  /// The script lines that make the settings of `unbounded`, as far as they affect a mouse that only
  /// drags; slop and min-fling unless they have these values already.
  fileprivate var unbounding: [Script.Verb] {
    var settings = [
      Setting("range", .range(-.infinity, .infinity)), Setting("snap", .word("none")),
      Setting("quantize", .word("none")), Setting("max-fling", .number(8000)),
    ]
    let slop = Slop().mouse
    if ruler.enabledRange != RulerConfiguration().enabledRange {
      settings.append(Setting("enabled-range", .range(-.infinity, .infinity)))
    }
    if ruler.slop.mouse != slop { settings.append(Setting("slop", .number(slop))) }
    if ruler.minimumFling != 90 { settings.append(Setting("min-fling", .number(90))) }
    return settings.map { .set($0) }
  }
}

extension [Script.Verb] {
  /// Returns a throw by a mouse from the first position on the main axis, and the rest behind it.
  static func throwing(to place: Double, over time: Int64) -> [Script.Verb] {
    [
      .down(77, .along(0), PointerDetails(kind: .mouse)),
      .glide(Glide(77, to: .along(place), over: time, every: 8_000_000)), .up(77), .settle(),
    ]
  }

  /// Returns a mouse press at the first position on the main axis, and moves to the others.
  fileprivate static func drag(_ reports: [MouseReport]) -> [Script.Verb] {
    var (verbs, last) = ([Script.Verb](), Int64(0))
    for report in reports {
      let mouse = PointerDetails(kind: .mouse)
      if verbs.isEmpty {
        verbs.append(.down(77, .along(report.along), mouse))
      } else {
        verbs += [.wait(report.time - last), .move(77, .along(report.along), mouse)]
      }
      last = report.time
    }
    return verbs
  }
}

extension Subject {
  /// Presses a mouse at the first position on the main axis, and moves it to the others.
  mutating func drag(_ reports: [MouseReport]) {
    let start = time
    for (number, report) in reports.enumerated() {
      let event = PointerEvent(
        id: 77, kind: .mouse, phase: number == 0 ? .down : .move,
        position: configuration.ruler.point(report.along, 0))
      let time = start.advanced(by: report.time)
      handle(InputEvent(time: time, action: .pointer(event))) { _ in }
    }
  }

  /// Lifts that mouse at a position on the main axis.
  mutating func lift(at along: Double, after pause: Int64 = 0) {
    let up = PointerEvent(
      id: 77, kind: .mouse, phase: .up, position: configuration.ruler.point(along, 0))
    handle(InputEvent(time: time.advanced(by: pause), action: .pointer(up))) { _ in }
  }
}

extension RulerConfiguration {
  /// Returns a point by its coordinates on the main and cross axes.
  func point(_ along: Double, _ across: Double) -> Point {
    isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// True if the ruler snaps only near certain marks, which are more than two fractions apart.
  fileprivate var snapsAPart: Bool {
    switch snap {
    case .near(.unit): fractions > 2
    case .near(.half): fractions > (fractions % 2 == 0 ? 4 : 2)
    case .near, .always: false
    }
  }
}
