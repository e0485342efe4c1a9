internal import ControlCore

/// Stands between a view and a control: what SwiftUI reports becomes events, and what the control
/// reports becomes what the view has to do.
///
/// It decides nothing about values: no snapping, no inertia, no thresholds, no clamping. It is a value,
/// kept in a view's state, and knows nothing of SwiftUI.
struct ControlDriver<Engine: Control> {
  var control: Engine
  /// How often each haptic was asked for: a change plays it.
  private(set) var impacts = ImpactCounts()
  /// Holds back what hardware would not play.
  private var gate = HapticGate()

  /// One for each pointer that can be told from the others.
  private var contacts: [DragContact]
  private var clock = EventClock()
  /// The time of what happens now.
  private(set) var now = Timestamp.distantPast
  private var echoes: HostEchoes
  /// Whether the binding has ever held another value as soon as one was written: then it always does.
  private var answersAtOnce = false
  /// Whether the host knows which value shows: it may have begun with one out of the bounds.
  private var isStarted = false
  /// What a value becomes in the host's type.
  private let rounding: (Double) -> Double
  /// What is written of what goes in; `nil` unless somebody wants it.
  var recording: GestureRecording<Engine.Configuration>?

  /// A driver for a control that nobody touches.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - host: what the host's binding holds of each part.
  ///   - kind: what drags are made with.
  ///   - pointers: how many drags there may be at once.
  ///   - yields: whether a finger that goes up or down first is left to the page.
  ///   - rounding: what a value becomes in the host's type.
  init(
    _ control: Engine, host: NumberList, kind: PointerKind, pointers: Int64 = 1,
    yields: Bool = false, rounding: @escaping (Double) -> Double
  ) {
    self.control = control
    self.rounding = rounding
    echoes = HostEchoes(host)
    contacts = (0..<pointers).map { DragContact(kind: kind, yields: yields, id: $0) }
  }

  /// Whether it changes as time passes: only then frames have to be drawn.
  var isMoving: Bool { control.restTime != nil }

  /// How many drags there may be at once.
  var pointerCount: Int { contacts.count }

  /// The number of the latest drag of a pointer.
  func drag(of pointer: Int = 0) -> Int { contacts[pointer].number }

  /// When the host's binding has to be looked at although nothing happens until then: it may not have
  /// answered yet. `nil` if it need not.
  var deadline: Timestamp? { echoes.deadline }

  /// Something happens: looks at the host's binding, and lets `verb` do it. A value that the host has set
  /// comes first: what moved until then must not be written over it. When the replies have been acted on,
  /// `answer` has to be called.
  ///
  /// - Parameters:
  ///   - host: what the binding holds of each part.
  ///   - moment: when it happens.
  ///   - animated: whether a value that the host has set is gone to by a spring.
  ///   - verb: what happens.
  /// - Returns: what the view has to do.
  mutating func act(
    seeing host: NumberList, at moment: EventTime, animated: Bool = false,
    _ verb: (inout ControlDriver) -> [Reply]
  ) -> [Reply] {
    now = clock.timestamp(of: moment)
    echoes.heard(host, of: control, isInside: false)
    let adopted = adopt(animated: animated)
    let started = start(host)
    let replies = (adopted.isEmpty ? started : adopted) + verb(&self)
    // Parts that have come are as the host has them.
    guard echoes.count != control.partCount else { return replies }
    echoes.heard(host, of: control, isInside: false)
    return replies + adopt()
  }

  /// The replies have been acted on: what the binding holds now may be an answer to a write.
  ///
  /// - Parameters:
  ///   - host: what it holds.
  ///   - before: what it held before.
  /// - Returns: what the view has to do.
  mutating func answer(_ host: NumberList, before: NumberList) -> [Reply] {
    if host != before { answersAtOnce = true }
    echoes.heard(host, of: control, isInside: answersAtOnce)
    return adopt()
  }

  /// Whether nothing but time has passed since a driver was like `old`, and time changes nothing: then
  /// that one can be kept.
  func isStill(_ old: ControlDriver) -> Bool {
    guard !isMoving, impacts == old.impacts, contacts == old.contacts, clock == old.clock,
      echoes == old.echoes, answersAtOnce == old.answersAtOnce, isStarted == old.isStarted,
      recording?.count == old.recording?.count
    else { return false }
    var aged = old.control
    aged.advance(to: control.time) { _ in }
    return aged == control
  }
}

// MARK: What the user does

extension ControlDriver {
  /// A drag has changed, or begun.
  mutating func drag(
    to point: Point, from start: Point, _ modifiers: Modifiers = .none, by pointer: Int = 0,
    kind: PointerKind? = nil
  ) -> [Reply] {
    send(contacts[pointer].changed(to: point, from: start, modifiers, kind: kind))
  }

  /// A drag has ended.
  mutating func lift(
    at point: Point, from start: Point, _ modifiers: Modifiers = .none, by pointer: Int = 0,
    kind: PointerKind? = nil
  ) -> [Reply] {
    send(contacts[pointer].ended(at: point, from: start, modifiers, kind: kind))
  }

  /// The state of drag number `drag` of a pointer was reset, with or without an end before.
  mutating func reset(_ drag: Int, of pointer: Int = 0) -> [Reply] {
    send(contacts[pointer].lost(drag))
  }

  /// A pointer is over the control; `nil` when it is no longer.
  mutating func hover(over point: Point?) -> [Reply] {
    let event = PointerEvent(
      kind: .mouse, phase: point == nil ? .leave : .hover,
      position: point ?? Point(x: 0, y: 0))
    return send([event])
  }

  /// A key was pressed. If there is nothing to do, the key is not the control's.
  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Reply] {
    send(.key(key, modifiers))
  }

  /// A key was pressed that is meant for a part.
  mutating func press(_ key: Key, _ modifiers: Modifiers, on part: Int) -> [Reply] {
    focus(on: part) + press(key, modifiers)
  }

  /// Assistive technology wants one step more or less of a part.
  mutating func adjust(_ adjustment: Adjustment, of part: Int = 0) -> [Reply] {
    send(.adjust(adjustment, part: UInt8(clamping: part)))
  }

  /// A crown was turned, by so many detents; positive towards larger values.
  mutating func turn(by detents: Double) -> [Reply] {
    send(.rotate(detents: detents))
  }

  /// A wheel was turned, or fingers scroll on a touchpad.
  mutating func scroll(_ wheel: WheelEvent) -> [Reply] {
    send(.wheel(wheel))
  }

  /// The keyboard has come to a part.
  mutating func focus(on part: Int) -> [Reply] {
    send(.focus(part: UInt8(clamping: part)))
  }

  private mutating func send(_ pointers: [PointerEvent]) -> [Reply] {
    pointers.flatMap { send(.pointer($0)) }
  }

  private mutating func send(_ action: InputEvent.Action) -> [Reply] {
    let event = InputEvent(time: now, action: action)
    note(action)
    return collect { control, emit in control.handle(event, emit: emit) }
  }
}

// MARK: What time and the host do

extension ControlDriver {
  /// Time has passed: a frame is about to be drawn.
  mutating func advance() -> [Reply] {
    let time = now
    return collect { control, emit in control.advance(to: time, emit: emit) }
  }

  /// The host has given other settings, or what surrounds the view has changed.
  mutating func configure(_ configuration: Engine.Configuration) -> [Reply] {
    guard configuration != control.configuration else { return [] }
    let time = now
    let isAtStart = recording?.count == 0
    if !isAtStart { note(from: control.configuration, to: configuration) }
    let replies = collect { control, emit in
      control.advance(to: time, emit: emit)
      control.set(configuration: configuration, emit: emit)
    }
    if isAtStart { restart() }
    return replies
  }

  /// Takes over what the host has set, if it is time to obey.
  private mutating func adopt(animated: Bool = false) -> [Reply] {
    let values = echoes.adopt(at: now)
    if values.isEmpty { return [] }
    note(values)
    return collect { control, emit in
      if values.count == 1 {
        control.set(value: values[0].value, of: values[0].part, animated: animated, emit: emit)
      } else {
        control.set(values: Self.list(values), animated: animated, emit: emit)
      }
    }
  }

  /// Values by their parts. What is not a number leaves a part as it is.
  private static func list(_ values: [PartValue]) -> NumberList {
    var list = NumberList()
    for value in values {
      while list.count < value.part { list.append(.nan) }
      list.append(value.value)
    }
    return list
  }

  /// The first time, what the host has out of the bounds is written back.
  private mutating func start(_ host: NumberList) -> [Reply] {
    if isStarted || host.count != control.partCount { return [] }
    isStarted = true
    let values = host.indices.map { PartValue(part: $0, value: control.value(of: $0)) }
      .filter { rounding($0.value) != host[$0.part] }
    return values.isEmpty ? [] : [.write(values)]
  }

  /// What to draw at a date: a copy, with settings that the control may learn of later in the same
  /// update. It reports nothing; `advance` and `configure` will.
  func shown(_ configuration: Engine.Configuration, at date: Double) -> Engine {
    var copy = control
    copy.set(configuration: configuration) { _ in }
    if isMoving { copy.advance(to: clock.timestamp(of: date)) { _ in } }
    return copy
  }

  /// Lets a pointer go that may be down.
  ///
  /// - Returns: what to hand to the control, if it was down.
  mutating func loseContact(_ pointer: Int) -> [PointerEvent] {
    contacts[pointer].lost(contacts[pointer].number)
  }

  /// Goes on with another control, which rests and has the same values: the host has been told of them. What it holds
  /// otherwise when it is looked at again is its own wish.
  mutating func rest(_ control: Engine) {
    self.control = control
    echoes = HostEchoes(
      NumberList((0..<control.partCount).map { rounding(control.value(of: $0)) }))
  }

  /// Lets `act` move the control.
  ///
  /// - Parameters:
  ///   - isFelt: whether haptics are played.
  ///   - act: moves it.
  /// - Returns: what the view has to do.
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
