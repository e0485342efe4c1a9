internal import ControlCore

/// The adapter between a view and a control: turns SwiftUI input into events, and effects of the
/// control into replies for the view.
///
/// It has no logic for values: no snapping, inertia, thresholds or clamping. It is a value kept in
/// a view's state and does not depend on SwiftUI.
struct ControlDriver<Engine: Control> {
  var control: Engine
  /// The number of requests for each haptic; an increase plays it.
  private(set) var impacts = ImpactCounts()
  /// The filter for haptics that the hardware would not play.
  private var gate = HapticGate()

  /// The contacts, one for each distinguishable pointer.
  private var contacts: [DragContact]
  private var clock = EventClock()
  /// The time of the current event.
  private(set) var now = Timestamp.distantPast
  /// True if the last event was the control's own; see `Control.handle(_:emit:)`.
  private(set) var isOwn = false
  private(set) var echoes: HostEchoes
  /// True once the binding has held another value right after a write; answers are then immediate.
  private var answersAtOnce = false
  /// The conversion of a value to the precision of the host's type.
  private let rounding: (Double) -> Double
  /// The recording of the input; `nil` unless requested.
  var recording: GestureRecording<Engine.Configuration>?

  /// Makes a driver for a control at rest.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - host: the value of each part in the host's binding.
  ///   - kind: the kind of pointer for drags.
  ///   - pointers: the number of simultaneous drags.
  ///   - yields: true to leave fingers that first move vertically to the page.
  ///   - rounding: the conversion of a value to the precision of the host's type.
  init(
    _ control: Engine, host: NumberList, kind: PointerKind, pointers: Int64 = 1,
    yields: Bool = false, rounding: @escaping (Double) -> Double
  ) {
    self.control = control
    self.rounding = rounding
    echoes = HostEchoes(host)
    contacts = (0..<pointers).map { DragContact(kind: kind, yields: yields, id: $0) }
  }

  /// True if the control changes with time, so that frames have to be drawn.
  var isMoving: Bool { control.restTime != nil }

  /// The number of simultaneous drags.
  var pointerCount: Int { contacts.count }

  /// Returns the number of the latest drag of a pointer.
  func drag(of pointer: Int = 0) -> Int { contacts[pointer].number }

  /// The time at which to read the host's binding even without an event, as it may not have
  /// answered yet; `nil` if there is no need.
  var deadline: Timestamp? { echoes.deadline }

  /// Handles an event: reads the host's binding, then runs `verb`. What the host sets is adopted
  /// first, values and settings together, so that motion does not overwrite it. The caller must call
  /// `answer` after performing the replies.
  ///
  /// - Parameters:
  ///   - host: the value of each part in the binding.
  ///   - moment: the time of the event.
  ///   - animated: true if a value set by the host is approached by a spring.
  ///   - configuration: the settings from now on; `nil` for the present ones.
  ///   - verb: the event.
  /// - Returns: the replies for the view.
  mutating func act(
    seeing host: NumberList, at moment: EventTime, animated: Bool = false,
    setting configuration: Engine.Configuration? = nil,
    _ verb: (inout ControlDriver) -> [Reply] = { _ in [] }
  ) -> [Reply] {
    now = clock.timestamp(of: moment)
    // Another number of values comes with the settings that they are for.
    if configuration != nil || host.count == control.partCount {
      echoes.heard(host, isInside: false)
    }
    return adopt(host, configuration, animated: animated) + verb(&self)
  }

  /// Reads the binding after the replies have been performed: it may now hold an answer to a write.
  ///
  /// - Parameters:
  ///   - host: the values in the binding.
  ///   - before: the values before the replies.
  /// - Returns: the replies for the view.
  mutating func answer(_ host: NumberList, before: NumberList) -> [Reply] {
    if host != before { answersAtOnce = true }
    if host.count == control.partCount { echoes.heard(host, isInside: answersAtOnce) }
    return adopt(host)
  }

  /// Returns true if only time has passed since `old` and time has no effect; `old` can then be
  /// kept.
  func isStill(_ old: ControlDriver) -> Bool {
    guard !isMoving, impacts == old.impacts, contacts == old.contacts, clock == old.clock,
      echoes == old.echoes, answersAtOnce == old.answersAtOnce,
      recording?.count == old.recording?.count
    else { return false }
    var aged = old.control
    aged.advance(to: control.time) { _ in }
    return aged == control
  }
}

// MARK: User input

extension ControlDriver {
  /// Handles the start or a change of a drag.
  mutating func drag(
    to point: Point, from start: Point, _ modifiers: Modifiers = .none, by pointer: Int = 0,
    kind: PointerKind? = nil
  ) -> [Reply] {
    send(contacts[pointer].changed(to: point, from: start, modifiers, kind: kind))
  }

  /// Handles the end of a drag.
  mutating func lift(
    at point: Point, from start: Point, _ modifiers: Modifiers = .none, by pointer: Int = 0,
    kind: PointerKind? = nil
  ) -> [Reply] {
    send(contacts[pointer].ended(at: point, from: start, modifiers, kind: kind))
  }

  /// Handles the reset of drag number `drag` of a pointer, with or without an end before it.
  mutating func reset(_ drag: Int, of pointer: Int = 0) -> [Reply] {
    send(contacts[pointer].lost(drag))
  }

  /// Handles a hovering pointer; `nil` when it has left the control.
  mutating func hover(over point: Point?) -> [Reply] {
    let event = PointerEvent(
      kind: .mouse, phase: point == nil ? .leave : .hover,
      position: point ?? Point(x: 0, y: 0))
    return send([event])
  }

  /// Handles a key press, for a part if one is given; `isOwn` then says if the control had a use for
  /// the key.
  mutating func press(_ key: Key, _ modifiers: Modifiers, on part: Int? = nil) -> [Reply] {
    (part.map { focus(on: $0) } ?? []) + send(.key(key, modifiers))
  }

  /// Handles an adjustment of a part by assistive technology.
  mutating func adjust(_ adjustment: Adjustment, of part: Int = 0) -> [Reply] {
    send(.adjust(adjustment, part: UInt8(clamping: part)))
  }

  /// Handles a turn of a crown in detents; positive towards larger values.
  mutating func turn(by detents: Double) -> [Reply] {
    send(.rotate(detents: detents))
  }

  /// Handles a turn of a wheel or a scroll on a touchpad.
  mutating func scroll(_ wheel: WheelEvent) -> [Reply] {
    send(.wheel(wheel))
  }

  /// Handles keyboard focus on a part.
  mutating func focus(on part: Int) -> [Reply] {
    send(.focus(part: UInt8(clamping: part)))
  }

  private mutating func send(_ pointers: [PointerEvent]) -> [Reply] {
    pointers.flatMap { send(.pointer($0)) }
  }

  private mutating func send(_ action: InputEvent.Action) -> [Reply] {
    let event = InputEvent(time: now, action: action)
    note(action)
    var isOwn = false
    let replies = collect { control, emit in isOwn = control.handle(event, emit: emit) }
    self.isOwn = isOwn
    return replies
  }
}

// MARK: Time and host

extension ControlDriver {
  /// Advances the control before a frame is drawn.
  mutating func advance() -> [Reply] {
    let time = now
    return collect { control, emit in control.advance(to: time, emit: emit) }
  }

  /// Adopts what the host sets: values that are due, and settings. With them go all values that the
  /// host holds by itself, as bounds or neighbours may have been in their way until now.
  private mutating func adopt(
    _ host: NumberList, _ new: Engine.Configuration? = nil, animated: Bool = false
  ) -> [Reply] {
    let isAdopted = echoes.adopt(at: now)
    let (old, isAtStart) = (control.configuration, recording?.count == 0)
    let isOther = new.map { $0 != old } ?? false
    guard isOther || isAdopted else { return [] }
    var values = echoes.own
    while isOther, values.count < host.count { values.append(host[values.count]) }
    if !(isOther && isAtStart) { note(values, new ?? old) }
    let time = now
    let replies = collect { control, emit in
      if isOther { control.advance(to: time, emit: emit) }
      control.update(
        values: values, animated: animated, configuration: new ?? old, emit: emit)
    }
    echoes.follow(host, of: control)
    if isOther, isAtStart { restart() }
    return replies
  }

  /// Returns a copy of the control to draw at a date, with settings that the control may only
  /// receive later in the same update. It reports nothing; `advance` and `act` will.
  func shown(_ configuration: Engine.Configuration, at date: Double) -> Engine {
    var copy = control
    if configuration != control.configuration {
      copy.update(values: echoes.own, animated: false, configuration: configuration) { _ in }
    }
    if isMoving { copy.advance(to: clock.timestamp(of: date)) { _ in } }
    return copy
  }

  /// Cancels a pointer that may be down.
  ///
  /// - Returns: the events for the control, if it was down.
  mutating func loseContact(_ pointer: Int) -> [PointerEvent] {
    contacts[pointer].lost(contacts[pointer].number)
  }

  /// Replaces the control by one at rest with the same values, which the host already has. A
  /// different value in the binding later counts as set by the host.
  mutating func rest(_ control: Engine) {
    self.control = control
    echoes.rest(at: NumberList((0..<control.partCount).map { rounding(control.value(of: $0)) }))
  }

  /// Runs an operation on the control and collects its replies.
  ///
  /// - Parameters:
  ///   - isFelt: true to play haptics.
  ///   - act: the operation.
  /// - Returns: the replies for the view.
  mutating func collect(
    isFelt: Bool = true, _ act: (inout Engine, (Effect) -> Void) -> Void
  ) -> [Reply] {
    var replies: [Reply] = []
    var effects: [Effect] = []
    act(&control) { effects.append($0) }
    for effect in effects {
      recording?.hear(effect)
      echoes.note(effect.written(by: rounding))
      if isFelt, gate.plays(effect, at: now), let impact = Impact(effect) {
        replies.add(.impact(impact))
      }
      if let reply = Reply(effect) { replies.add(reply) }
    }
    for case .impact(let impact) in replies { count(impact) }
    return replies
  }

  private mutating func count(_ impact: Impact) {
    switch impact {
    case .tick: impacts.ticks &+= 1
    case .bound: impacts.bounds &+= 1
    }
  }
}
