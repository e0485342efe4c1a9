import ControlCore
import GestureScript

/// A summary of a recording: ranges of positions and turns, and the main axis.
struct RecordingSurvey {
  /// The ranges of all positions; 0 to 0 if there are none.
  private(set) var horizontal = DeviceRange(lower: 0, upper: 0)
  private(set) var vertical = DeviceRange(lower: 0, upper: 0)
  /// The kind that hovers first, as scripts have no other place for it, or else of the first contact.
  private(set) var kind = PointerKind.touch
  private var hovers = false
  private(set) var contacts: Int64 = 0
  private(set) var hasNegativeIDs = false
  /// True if any position is fractional, per axis.
  private(set) var fractions = (x: false, y: false)

  /// The axis along which the contacts travel more, or else the wheel; `nil` if there is neither.
  private(set) var longerAxis: Setting.AxisName?

  var hasPositions: Bool { box != nil }

  private var box: Box?
  private var active: [(id: Int64, box: Box)] = []
  private var travel = Point(x: 0, y: 0)
  private var wheel = Point(x: 0, y: 0)

  /// The smallest rectangle around some positions.
  private struct Box {
    var low: Point
    var high: Point

    mutating func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
  }

  init(_ recording: Recording) {
    self.init([recording])
  }

  /// Summarizes several recordings of one source.
  init(_ recordings: [Recording]) {
    for recording in recordings {
      for event in recording.events { take(event.action) }
      for contact in active { add(contact.box) }
      active = []
    }
    if let box {
      horizontal = DeviceRange(lower: box.low.x, upper: box.high.x)
      vertical = DeviceRange(lower: box.low.y, upper: box.high.y)
    }
    // Compare millimetres if the device gives its resolution.
    let x = recordings.first?.horizontal?.resolution ?? 0
    let y = recordings.first?.vertical?.resolution ?? 0
    if x > 0, y > 0 { (travel.x, travel.y) = (travel.x / x, travel.y / y) }
    if contacts > 0 {
      longerAxis = travel.y > travel.x ? .y : .x
    } else if wheel.x > 0 || wheel.y > 0 {
      longerAxis = wheel.y > wheel.x ? .y : .x
    }
  }

  private mutating func take(_ action: InputEvent.Action) {
    switch action {
    case .pointer(let pointer): take(pointer)
    case .wheel(let turn):
      wheel.x += turn.deltaX.magnitude
      wheel.y += turn.deltaY.magnitude
    case .key, .adjust, .rotate, .focus: break
    }
  }

  private mutating func take(_ pointer: PointerEvent) {
    let point = pointer.position
    if pointer.id < 0 { hasNegativeIDs = true }
    if pointer.phase != .cancel && pointer.phase != .leave {
      if box == nil { box = Box(low: point, high: point) }
      box?.add(point)
      if point.x != roundedToNearest(point.x) { fractions.x = true }
      if point.y != roundedToNearest(point.y) { fractions.y = true }
    }
    let index = active.firstIndex { $0.id == pointer.id }
    switch pointer.phase {
    case .down:
      if contacts == 0, !hovers { kind = pointer.kind }
      contacts += 1
      active.append((pointer.id, Box(low: point, high: point)))
    case .move:
      if let index { active[index].box.add(point) }
    case .up, .cancel:
      guard let index else { return }
      if pointer.phase == .up { active[index].box.add(point) }
      add(active.remove(at: index).box)
    case .hover:
      if !hovers, pointer.kind != .touch { (kind, hovers) = (pointer.kind, true) }
    case .leave: break
    }
  }

  private mutating func add(_ box: Box) {
    travel.x += box.high.x - box.low.x
    travel.y += box.high.y - box.low.y
  }
}
