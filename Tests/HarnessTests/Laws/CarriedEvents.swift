import ControlCore

@testable import GestureRecordings
@testable import GestureReplay
@testable import GestureReports
@testable import GestureLaws

/// An event on a control and its time in nanoseconds.
struct TimedAction: Equatable {
  var time: Int64
  var action: InputEvent.Action
}

/// The events that a recording in a foreign format must hold, timed from the first one on; computed
/// independently of the writers.
struct CarriedEvents {
  private(set) var events: [TimedAction] = []
  private let isWeb: Bool
  private let losses: ExportLosses
  /// True if moves come back exactly; false for W3C glides with a rounded beginning or end.
  private let keepsMoves: Bool

  /// The pointers that are down, at their latest positions.
  private var down: [PointerEvent] = []
  /// True if a pointer hovers: set by a hover, cleared by a leave or a new contact.
  private var isHovering = false

  /// - Parameters:
  ///   - events: the events in order of time.
  ///   - format: the format that carries them.
  ///   - losses: the losses that the export reports.
  ///   - hasGlides: true if there are glides among the moves.
  init(
    _ events: [TimedAction], by format: ScriptExport.Format, _ losses: ExportLosses, hasGlides: Bool
  ) {
    isWeb = format == .w3cActions
    self.losses = losses
    let isRounded = losses[.times] > 0 || losses[.periods] > 0
    keepsMoves = !(isWeb && hasGlides && isRounded)
    for event in events { take(event) }
    if losses[.releases] > 0 { removeMovesToReleases() }
    let start = self.events.first?.time ?? 0
    for index in self.events.indices { self.events[index].time -= start }
  }

  /// Returns the first difference; `nil` if there is none.
  func difference(from others: CarriedEvents) -> Finding? {
    for (index, (mine, other)) in zip(events, others.events).enumerated() where mine != other {
      return mine.time == other.time
        ? "event \(index) of what is carried, at \(mine.time)ns, came back as another one"
        : "event \(index) of what is carried, at \(mine.time)ns, came back at \(other.time)ns"
    }
    return events.count == others.events.count
      ? nil : "\(events.count) events are carried, and \(others.events.count) came back"
  }

  // MARK: Events

  private mutating func take(_ event: TimedAction) {
    let time = isWeb ? Self.wholeMilliseconds(event.time) : event.time
    switch event.action {
    case .pointer(let pointer): take(pointer, at: time)
    case .wheel(let turn): take(turn, at: time)
    case .key: add(event.action, at: time)
    case .rotate: if !isWeb { add(event.action, at: time) }
    case .adjust, .focus: break
    }
  }

  /// Rounds nanoseconds to the nearest millisecond; a half rounds up.
  private static func wholeMilliseconds(_ time: Int64) -> Int64 {
    let rest = time % 1_000_000
    return time - rest + (rest * 2 >= 1_000_000 ? 1_000_000 : 0)
  }

  private mutating func add(_ action: InputEvent.Action, at time: Int64) {
    events.append(TimedAction(time: time, action: action))
  }

  private mutating func take(_ turn: WheelEvent, at time: Int64) {
    guard isWeb else { return add(.wheel(turn), at: time) }
    guard turn.unit == .points else { return }
    let (x, y) = (roundedToNearest(turn.deltaX), roundedToNearest(turn.deltaY))
    add(.wheel(WheelEvent(deltaX: x, deltaY: y)), at: time)
  }

  // MARK: Pointers

  private mutating func take(_ pointer: PointerEvent, at time: Int64) {
    // Importers leave other buttons out.
    guard !pointer.isOfOtherButton else { return }
    let index = down.firstIndex { $0.id == pointer.id }
    switch pointer.phase {
    case .down:
      if let index {
        let old = down.remove(at: index)
        add(old, .up, at: time)
      }
      down.append(pointer)
      isHovering = false
      add(pointer, .down, kind: pointer.kind, pointer.modifiers, at: time)
    case .move:
      guard let index else { return }
      down[index].position = pointer.position
      if keepsMoves { add(pointer, .move, pointer.modifiers, at: time) }
    case .up, .cancel:
      guard let index else { return }
      down.remove(at: index)
      add(pointer, pointer.phase, pointer.modifiers, at: time)
    case .hover, .leave: hover(pointer, at: time)
    }
  }

  /// Adds a hover, or a leave that follows one, without its pointer, which scripts do not name.
  private mutating func hover(_ pointer: PointerEvent, at time: Int64) {
    let isHover = pointer.phase == .hover
    defer { isHovering = isHover }
    guard isWeb ? isHover && losses[.approaches] == 0 : isHover || isHovering else { return }
    let place = isHover ? pointer.position : Point(x: 0, y: 0)
    add(.pointer(PointerEvent(phase: pointer.phase, position: place)), at: time)
  }

  /// Adds an event; only a down has a kind, and a cancel has neither position nor modifiers.
  private mutating func add(
    _ pointer: PointerEvent, _ phase: PointerEvent.Phase, kind: PointerKind = .touch,
    _ modifiers: Modifiers = .none, at time: Int64
  ) {
    let isCancel = phase == .cancel
    let event = PointerEvent(
      id: losses[.numbers] > 0 ? 0 : pointer.id, kind: kind, phase: phase,
      position: isCancel ? Point(x: 0, y: 0) : pointer.position,
      modifiers: isCancel ? .none : modifiers)
    add(.pointer(event), at: time)
  }

  /// Removes each move to the position where the next event releases the pointer at the same time.
  private mutating func removeMovesToReleases() {
    for index in events.indices.dropLast().reversed() {
      guard case .pointer(let move) = events[index].action, move.phase == .move,
        case .pointer(let up) = events[index + 1].action, up.phase == .up, up.id == move.id,
        up.position == move.position, events[index].time == events[index + 1].time
      else { continue }
      events.remove(at: index)
    }
  }
}
