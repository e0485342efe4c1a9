import ControlCore
import GestureGenerators
import GestureScript
import Ruler

/// A press of a pointer that holds a control, as observed from outside.
struct Press {
  let down: PointerEvent
  /// The time of the press; in `wasIdle`, true if the control was idle before it.
  let start: Timestamp
  let wasIdle: Bool
  /// True if the press caught a motion.
  let wasMoving: Bool
  /// The last position on the main axis, in points, and the time of the last move.
  var last: Double
  var lastMovement: Timestamp
  /// True if the drag was never scaled, by modifiers or by fine dragging.
  var isPlain: Bool
  /// True if the host has changed anything since the press.
  var isDisturbed = false
  /// The last report since the press, the number of reports, the time and distance between the
  /// first two, and true in `isEven` if all others are equally spaced.
  private(set) var report: (time: Timestamp, along: Double)
  private(set) var reports = 1
  private(set) var stride: (time: Int64, way: Double)?
  private(set) var isEven = true

  /// Returns the position of the press on the main axis, in points.
  func origin(_ configuration: RulerConfiguration) -> Double { configuration.along(down.position) }

  /// Returns the pointer that holds the control after a step.
  ///
  /// - Parameters:
  ///   - press: the previous holder.
  ///   - record: the step.
  /// - Returns: `nil` if no pointer holds the control.
  static func next(_ press: Press?, _ record: StepRecord) -> Press? {
    guard record.end.isHeld else { return nil }
    guard let pointer = record.pointer else {
      var press = press
      if record.isHost { press?.isDisturbed = true }
      return press
    }
    let configuration = record.ruler
    let along = configuration.along(pointer.position)
    let isPlain = pointer.modifiers == .none && configuration.fineDrag.distance == .infinity
    if pointer.phase == .down, press == nil || press?.down.id == pointer.id {
      return Press(
        down: pointer, start: record.time, wasIdle: record.start.isIdle,
        wasMoving: record.start.isMoving, last: along,
        lastMovement: .distantPast, isPlain: isPlain, report: (record.time, along))
    }
    guard var held = press, pointer.id == held.down.id, pointer.phase == .move else { return press }
    if along != held.last { held.lastMovement = record.time }
    held.last = along
    held.isPlain = held.isPlain && isPlain
    held.note(record.time, along)
    return held
  }

  private mutating func note(_ time: Timestamp, _ along: Double) {
    isEven = isEven(upTo: time, along)
    stride = stride ?? (time.nanoseconds(since: report.time), along - report.along)
    report = (time, along)
    reports += 1
  }

  /// Returns the speed of an even drag that ends now, in points per second, within 40 ms of its
  /// last move and between the bounds; `nil` if it is not clearly fast enough to throw.
  func throwingSpeed(_ record: StepRecord) -> Double? {
    guard let pointer = record.pointer, pointer.phase == .up, record.start.phase == .dragging,
      isPlain, !isDisturbed, isEven, reports >= 4, let stride, stride.time >= 1_000_000,
      stride.time <= 40_000_000, stride.time * 3 >= 16_000_000,
      record.ruler.along(pointer.position) == last,
      record.time.nanoseconds(since: lastMovement) <= 40_000_000, record.isClearlyInside
    else { return nil }
    let speed = abs(stride.way / (Double(stride.time) * 1e-9))
    return speed > record.ruler.minimumFling * 1.001 ? speed : nil
  }

  /// Returns true if all reports, including one more at this time and position, are equally spaced:
  /// exactly in time, to 1e-9 points on the main axis.
  func isEven(upTo time: Timestamp, _ along: Double) -> Bool {
    guard isEven, let stride else { return isEven }
    return time.nanoseconds(since: report.time) == stride.time
      && abs(along - report.along - stride.way) <= 1e-9
  }
}

extension Law {
  /// Creates a law about each step at whose start a pointer holds the control.
  static func ofPresses(
    _ id: String, _ name: String, _ sentence: String,
    check: @escaping @Sendable (StepRecord, Press) -> Verdict
  ) -> Law {
    .ofSteps(id, name, sentence, from: { _ -> Press? in nil }) { holder, record in
      defer { holder = Press.next(holder, record) }
      return holder.map { check(record, $0) } ?? .notMet
    }
  }
}

extension RulerConfiguration {
  /// Returns the points that the content moves per point of the pointer, from now on.
  ///
  /// Modifiers scale it. A cross-axis distance of 1, 2 and 3 times `fineDrag.distance` from the
  /// press halves it once, twice and three times.
  func fineness(of pointer: PointerEvent, _ press: Press) -> Double {
    let fine = fineDrag
    let isScaled = fine.modifiers != .none && pointer.modifiers.contains(fine.modifiers)
    let (place, origin) = (pointer.position, press.down.position)
    let across = isHorizontal ? abs(place.y - origin.y) : abs(place.x - origin.x)
    var factor = isScaled ? fine.scale : 1
    for times in [1.0, 2, 3] where across >= times * fine.distance { factor /= 2 }
    return factor
  }
}

extension StepRecord {
  /// Returns true if the holding pointer moves the control in a continuing drag.
  func isDrag(of press: Press) -> Bool {
    guard let pointer, pointer.id == press.down.id, pointer.phase == .move else { return false }
    return start.phase == .dragging && end.phase == .dragging
  }

  /// True if the offset is strictly between the bounds before and after the step.
  var isInside: Bool {
    let range = ruler.offsets
    return start.offset > range.lower && start.offset < range.upper && end.offset > range.lower
      && end.offset < range.upper
  }

  /// Returns the distance of an offset beyond the bounds: negative below the lower one, 0 between
  /// them or within the rounding error.
  func excess(_ offset: Double) -> Double {
    let range = ruler.offsets
    let excess = offset < range.lower ? offset - range.lower : max(offset - range.upper, 0)
    return abs(excess) <= slack(offset) ? 0 : excess
  }

  /// Returns the rounding error of coordinates of this size, in points.
  func slack(_ coordinate: Double) -> Double {
    max(1e-9, max(abs(coordinate), abs(end.offset)) * 1e-12)
  }

  /// All marks of the control: steps and their fractions.
  var lattice: Lattice {
    Lattice(
      step: ruler.step, origin: ruler.origin, fractions: ruler.fractions,
      unitWidth: ruler.unitWidth)
  }
}
