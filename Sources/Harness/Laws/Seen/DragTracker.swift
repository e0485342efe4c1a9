import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript

/// A press of a single pointer on a slider, followed through the changes of the value.
///
/// Positions are measured along the main axis, in points from the end of the lower bound.
struct DragTracker {
  /// The followed pointer; `nil` if none is down, the control was moving or unusable, or another
  /// pointer, event or setting (but `range`) has intervened.
  private(set) var id: Int64?
  /// The values before the press, and right after it.
  private(set) var before: [Double] = [], pressed: [Double] = []
  /// True if the press was within 10 points of a thumb, or less if `grab` says so.
  private(set) var isOnThumb = false
  /// The position of the press, or of the pointer at the last change of the range.
  private(set) var start = 0.0
  /// True if the press was between the ends of the control.
  private(set) var isInside = false
  /// The largest distance from the press, in points.
  private(set) var reach = 0.0
  /// True if the pointer has been on one side of its press only.
  private(set) var isOneWay = true
  /// The last reported position.
  private(set) var last = Point(x: 0, y: 0)
  /// True if the last report repeated the position of the one before, so that it changes nothing.
  private(set) var isAgain = false
  /// True if the pointer has changed a value by moving.
  private(set) var hasFollowed = false
  /// True if all moves and the lift were on the main axis, without modifiers.
  private(set) var isStraight = true
  /// True if the range has changed since the press.
  private(set) var isRescaled = false
  private var down: [Int64] = []
  private var across = 0.0
  /// The first way from the press, in points.
  private var way = 0.0

  /// The largest distance of a press from its thumb's middle.
  private static var thumb: Double { 10 }

  /// Updates the press by a step, before any check of it.
  mutating func begin(_ record: StepRecord) {
    switch record.action {
    case .event(.pointer(let pointer)) where !pointer.isOfOtherButton: follow(pointer, record)
    case .set where record.action.sets("range"):
      (isRescaled, start) = (true, record.settings.place(of: last).along)
    default: if record.endsHolds { id = nil }
    }
  }

  private mutating func follow(_ pointer: PointerEvent, _ record: StepRecord) {
    if pointer.phase == .down {
      press(pointer, record)
    } else if pointer.id == id {
      let (place, side) = record.settings.place(of: pointer.position)
      isStraight = isStraight && side == across && pointer.modifiers == .none
      guard pointer.phase == .move else { return }
      isOneWay = isOneWay && (place - start) * (way == 0 ? place - start : way) >= 0
      if way == 0 { way = place - start }
      isAgain = pointer.position == last
      (reach, last) = (max(reach, abs(place - start)), pointer.position)
      hasFollowed = hasFollowed || record.start.values != record.end.values
    }
  }

  private mutating func press(_ pointer: PointerEvent, _ record: StepRecord) {
    let isAlone = down.isEmpty && record.start.restTime == nil && record.start.isIdle
    self = DragTracker(down: down)
    guard isAlone, record.settings.isEnabled, !record.settings.isReadOnly else { return }
    (id, last) = (pointer.id, pointer.position)
    (before, pressed) = (record.start.values, record.end.values)
    (start, across) = record.settings.place(of: pointer.position)
    isStraight = pointer.modifiers == .none
    isInside = (0...record.settings.length).contains(start)
    let word: StaticText = pointer.kind == .touch ? "grab" : "thumb-radius"
    let radius = min(Self.thumb, record.settings.number(of: word) ?? .infinity)
    isOnThumb = before.contains { value in
      guard let thumb = record.thumbPlace(of: value) else { return false }
      return abs(thumb - start) <= radius
    }
  }

  private init(down: [Int64]) { self.down = down }

  init() {}

  mutating func end(_ record: StepRecord) {
    guard let pointer = record.pointer else { return }
    down.follow(pointer)
    if down.count > 1 || down.isEmpty { id = nil }
  }
}

extension Script.Settings {
  /// Returns the number that is set; `nil` if none is.
  func number(of name: StaticText) -> Double? {
    switch value(of: name) {
    case .number(let number): number
    case .whole(let number): Double(number)
    default: nil
    }
  }

  /// Returns the position on the main axis, and the cross coordinate.
  func place(of point: Point) -> (along: Double, across: Double) {
    let along = along(point)
    return (growsForward ? along : length - along, axis == .x ? point.y : point.x)
  }
}

extension StepRecord {
  /// Returns the position of a value's thumb; `nil` if unknown, as on an uneven track.
  func thumbPlace(of value: Double) -> Double? {
    let bounds = configuration.shownRange
    guard leavesUnset(Self.ofUnevenTracks), bounds.isFinite,
      bounds.lowerBound < bounds.upperBound
    else { return nil }
    return (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * settings.length
  }

  /// The distance in value at which a drag may end below an upper bound off the steps; `nil` if
  /// unknown.
  var mostBelowEnd: Double? {
    if let step = plainStep { return step }
    return leavesUnset(Self.ofUnevenTracks + ["step", "quantize"]) ? 0 : nil
  }
}

extension RecordedRun {
  /// Checks the steps with the press during each.
  func verdict(ofDrags check: (DragTracker, StepRecord) -> Verdict) -> Verdict {
    var drag = DragTracker()
    return verdict(ofSteps: { record in
      drag.begin(record)
      defer { drag.end(record) }
      return check(drag, record)
    })
  }
}
