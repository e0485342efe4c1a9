import ControlCore
import GestureGenerators
import GestureScript

/// A press of one pointer on a slider, while no other is down, and what becomes of it as the value shows it.
///
/// Places are told along the control, in points from the end of the lower bound.
struct DragTracker {
  /// The pointer; `nil` while none is down, or more than one has been since all were up.
  private(set) var id: Int64?
  /// The values before it went down, and right behind that.
  private(set) var before: [Double] = [], pressed: [Double] = []
  /// Whether it went down on a thumb.
  private(set) var isOnThumb = false
  /// Whether it went down between the ends of the control.
  private(set) var isInside = false
  /// How far from where it went down it has been at most.
  private(set) var reach = 0.0
  /// Where it was told to be last.
  private(set) var last = Point(x: 0, y: 0)
  /// Whether it has changed a value by moving.
  private(set) var hasFollowed = false
  /// Whether it has moved along the control alone, and without a modifier.
  private(set) var isStraight = true
  /// Whether the range has become another one since it went down.
  private(set) var isRescaled = false
  private var down: [Int64] = []
  private var (start, across) = (0.0, 0.0)

  /// Points. The least that a thumb is wide.
  private static var thumb: Double { 10 }

  /// What happens in a step, before anything is asked about it.
  mutating func begin<Subject>(_ record: StepRecord<Subject>) {
    switch record.action {
    case .event(.pointer(let pointer)): follow(pointer, record)
    case .set(let setting, _) where setting.name == "range": isRescaled = true
    case .event, .set, .setPart: id = nil
    case .wait, .frames, .settle, .observe: break
    }
  }

  private mutating func follow<Subject>(_ pointer: PointerEvent, _ record: StepRecord<Subject>) {
    if pointer.phase == .down {
      press(pointer, record)
    } else if pointer.phase == .move, pointer.id == id {
      let (place, side) = record.settings.place(of: pointer.position)
      (reach, last) = (max(reach, abs(place - start)), pointer.position)
      isStraight = isStraight && side == across && pointer.modifiers == .none
      hasFollowed = hasFollowed || record.start.values != record.end.values
    }
  }

  private mutating func press<Subject>(_ pointer: PointerEvent, _ record: StepRecord<Subject>) {
    let isAlone = down.isEmpty && record.start.restTime == nil && record.start.isIdle
    self = DragTracker(down: down)
    guard isAlone, record.settings.isEnabled, !record.settings.isReadOnly else { return }
    (id, last) = (pointer.id, pointer.position)
    (before, pressed) = (record.start.values, record.end.values)
    (start, across) = record.settings.place(of: pointer.position)
    isStraight = pointer.modifiers == .none
    isInside = (0...record.settings.length).contains(start)
    isOnThumb = before.contains { value in
      guard let thumb = record.thumbPlace(of: value) else { return false }
      return abs(thumb - start) <= Self.thumb
    }
  }

  private init(down: [Int64]) { self.down = down }

  init() {}

  mutating func end<Subject>(_ record: StepRecord<Subject>) {
    guard let pointer = record.pointer else { return }
    down.follow(pointer)
    if down.count > 1 || down.isEmpty { id = nil }
  }
}

extension Script.Settings {
  /// A place in points along a slider, from the end of its lower bound, and across it.
  func place(of point: Point) -> (along: Double, across: Double) {
    guard axis == .x else { return (height - point.y, point.x) }
    return (isRightToLeft ? width - point.x : point.x, point.y)
  }
}

extension StepRecord {
  /// Where the thumb of a value is on a plain track, in points from the end of the lower bound; `nil` if it is not known.
  func thumbPlace(of value: Double) -> Double? {
    let bounds = configuration.bounds
    guard settings.value(of: "scale") == nil, bounds.isFinite,
      bounds.lowerBound < bounds.upperBound
    else { return nil }
    return (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * settings.length
  }

  /// How far the end of a drag may stay below the upper bound, as what lies there is no step; `nil` if that is not known.
  var mostBelowEnd: Double? {
    if let step = plainStep { return step }
    let others: [StaticText] = ["step", "stops", "factor", "scale", "quantize"]
    return others.allSatisfy { settings.value(of: $0) == nil } ? 0 : nil
  }
}

extension RecordedRun {
  /// What is said of all steps of a slider, going through them with the press that it is under.
  func verdict(ofDrags check: (DragTracker, StepRecord<Subject>) -> Verdict) -> Verdict {
    guard StaticText(Subject.Configuration.controlName) == "slider" else { return .notMet }
    var drag = DragTracker()
    var verdict = Verdict.notMet
    for (index, record) in steps.enumerated() {
      drag.begin(record)
      let said = check(drag, record)
      if let finding = said.finding { return .broken(finding.at(index)) }
      verdict.join(said)
      drag.end(record)
    }
    return verdict
  }
}
