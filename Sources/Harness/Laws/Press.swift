import ControlCore
import GestureGenerators
import GestureScript
import Ruler

/// A pointer that holds a control, as it can be known from outside.
struct Press {
  let down: PointerEvent
  /// When it went down, and what the control was then.
  let start: Timestamp
  let wasIdle: Bool
  /// Whether it was caught in a motion.
  let wasMoving: Bool
  /// Where it was last, in points along the axis, and when it moved last.
  var last: Double
  var lastMovement: Timestamp
  /// Whether it has always moved what it holds point by point: no modifiers, no slower dragging.
  var isPlain: Bool
  /// Whether the host has changed something since it went down.
  var isDisturbed = false
  /// Its reports since it went down: the last one, how many, and whether each came as long and as far
  /// after the one before as the second after the first.
  private(set) var report: (time: Timestamp, along: Double)
  private(set) var reports = 1
  private(set) var stride: (time: Int64, way: Double)?
  private(set) var isEven = true

  /// Where it went down, in points along the axis.
  func origin(_ configuration: RulerConfiguration) -> Double { configuration.along(down.position) }

  /// The pointer that holds the control behind a step.
  ///
  /// - Parameters:
  ///   - press: the pointer that held it before.
  ///   - record: what happens.
  /// - Returns: `nil` if none does.
  static func next<Subject: ScriptedControl>(
    _ press: Press?, _ record: StepRecord<Subject>
  ) -> Press? where Subject.Configuration == RulerConfiguration {
    guard record.end.isHeld else { return nil }
    guard let pointer = record.pointer else {
      var press = press
      if record.isHost { press?.isDisturbed = true }
      return press
    }
    let configuration = record.configuration
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

  /// How fast an even drag is that ends now, within 40 ms of its last movement and between the bounds, if that is clearly
  /// fast enough to throw; `nil` otherwise.
  func throwingSpeed<Subject: ScriptedControl>(
    _ record: StepRecord<Subject>
  ) -> Double? where Subject.Configuration == RulerConfiguration {
    guard let pointer = record.pointer, pointer.phase == .up, record.start.phase == .dragging,
      isPlain, !isDisturbed, isEven, reports >= 4, let stride, stride.time >= 1_000_000,
      stride.time <= 40_000_000, stride.time * 3 >= 16_000_000,
      record.configuration.along(pointer.position) == last,
      record.time.nanoseconds(since: lastMovement) <= 40_000_000, record.isClearlyInside
    else { return nil }
    let speed = abs(stride.way / (Double(stride.time) * 1e-9))
    return speed > record.configuration.minimumFling * 1.001 ? speed : nil
  }

  /// Whether it is even also with one more report.
  func isEven(upTo time: Timestamp, _ along: Double) -> Bool {
    guard isEven, let stride else { return isEven }
    return time.nanoseconds(since: report.time) == stride.time
      && abs(along - report.along - stride.way) <= 1e-9
  }
}

extension Law where Subject.Configuration == RulerConfiguration {
  /// A law about each step at which a pointer holds the control, or is about to.
  static func ofPresses(
    _ id: LawText, _ name: LawText, _ sentence: LawText,
    check: @escaping @Sendable (StepRecord<Subject>, Press) -> Verdict
  ) -> Law {
    Law(id, name, sentence) { recorded -> Verdict in
      var verdict = Verdict.notMet
      var holder: Press?
      for (index, record) in recorded.steps.enumerated() {
        if let press = holder {
          let said = check(record, press)
          if let finding = said.finding { return .broken(finding.at(index)) }
          verdict.join(said)
        }
        holder = Press.next(holder, record)
      }
      return verdict
    }
  }
}

extension RulerConfiguration {
  /// How many points a drag moves what shows for each point of its pointer, from here on.
  ///
  /// The keys scale it; and one distance across from where it was pressed halves it, and two and three halve it once more
  /// each.
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

extension StepRecord where Subject.Configuration == RulerConfiguration {
  /// Whether a pointer that holds the control moves it: in a drag that goes on.
  func isDrag(of press: Press) -> Bool {
    guard let pointer, pointer.id == press.down.id, pointer.phase == .move else { return false }
    return start.phase == .dragging && end.phase == .dragging
  }

  /// Whether what shows lies strictly between the bounds before and after.
  var isInside: Bool {
    let range = configuration.offsets
    return start.offset > range.lower && start.offset < range.upper && end.offset > range.lower
      && end.offset < range.upper
  }

  /// How far an offset lies outside of the bounds; negative below the lower one, 0 between them and
  /// where that may be rounding.
  func excess(_ offset: Double) -> Double {
    let range = configuration.offsets
    let excess = offset < range.lower ? offset - range.lower : max(offset - range.upper, 0)
    return abs(excess) <= slack(offset) ? 0 : excess
  }

  /// How much of a number may be rounding, where coordinates are as large as this.
  func slack(_ coordinate: Double) -> Double {
    max(1e-9, max(abs(coordinate), abs(end.offset)) * 1e-12)
  }

  /// All marks of the control: steps and their parts.
  var lattice: Lattice {
    Lattice(
      step: configuration.step, origin: configuration.origin, fractions: configuration.fractions,
      unitWidth: configuration.unitWidth)
  }
}
