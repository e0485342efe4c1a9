internal import ControlCore

/// Stands between a view and a control: what SwiftUI reports becomes events, and what the control
/// reports becomes what the view has to do.
///
/// It decides nothing about values: no snapping, no inertia, no thresholds, no clamping. It is a value,
/// kept in a view's state, and knows nothing of SwiftUI.
struct ControlDriver<Engine: Control> {
  private(set) var control: Engine
  /// How often each haptic was asked for: a change plays it.
  private(set) var impacts = ImpactCounts()

  private var contact: DragContact
  private var clock = EventClock()
  /// The time of what happens now.
  private var now = Timestamp.distantPast
  private var echo: HostEcho
  /// Whether the binding has ever held another value as soon as one was written: then it always does.
  private var answersAtOnce = false
  /// Whether the host knows which value shows: it may have begun with one out of the bounds.
  private var isStarted = false
  /// What a value becomes in the host's type.
  private let rounding: (Double) -> Double

  /// A driver for a control that nobody touches.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - host: what the host's binding holds.
  ///   - kind: what drags are made with.
  ///   - yields: whether a finger that goes up or down first is left to the page.
  ///   - rounding: what a value becomes in the host's type.
  init(
    _ control: Engine, host: Double, kind: PointerKind, yields: Bool = false,
    rounding: @escaping (Double) -> Double
  ) {
    self.control = control
    self.rounding = rounding
    echo = HostEcho(host)
    contact = DragContact(kind: kind, yields: yields)
  }

  /// Whether it changes as time passes: only then frames have to be drawn.
  var isMoving: Bool { control.restTime != nil }

  /// The number of the latest drag.
  var drag: Int { contact.number }

  /// When the host's binding has to be looked at although nothing happens until then: it may not have
  /// answered yet. `nil` if it need not.
  var deadline: Timestamp? { echo.deadline }

  /// Something happens: looks at the host's binding, and lets `verb` do it. A value that the host has set
  /// comes first: what moved until then must not be written over it. When the replies have been acted on,
  /// `answer` has to be called.
  ///
  /// - Parameters:
  ///   - host: what the binding holds.
  ///   - moment: when it happens.
  ///   - verb: what happens.
  /// - Returns: what the view has to do.
  mutating func act(
    seeing host: Double, at moment: EventTime, _ verb: (inout ControlDriver) -> [Reply]
  ) -> [Reply] {
    now = clock.timestamp(of: moment)
    echo.heard(host, isInside: false)
    let adopted = adopt()
    let started = start(host)
    return (adopted.isEmpty ? started : adopted) + verb(&self)
  }

  /// The replies have been acted on: what the binding holds now may be an answer to a write.
  ///
  /// - Parameters:
  ///   - host: what it holds.
  ///   - before: what it held before.
  /// - Returns: what the view has to do.
  mutating func answer(_ host: Double, before: Double) -> [Reply] {
    if host != before { answersAtOnce = true }
    echo.heard(host, isInside: answersAtOnce)
    return adopt()
  }

  /// Whether nothing but time has passed since a driver was like `old`, and time changes nothing: then
  /// that one can be kept.
  func isStill(_ old: ControlDriver) -> Bool {
    guard !isMoving, impacts == old.impacts, contact == old.contact, clock == old.clock,
      echo == old.echo, answersAtOnce == old.answersAtOnce, isStarted == old.isStarted
    else { return false }
    var aged = old.control
    aged.advance(to: control.time) { _ in }
    return aged == control
  }
}

/// How often each haptic was asked for.
struct ImpactCounts: Equatable {
  var ticks = 0
  var bounds = 0
}

// MARK: What the user does

extension ControlDriver {
  /// A drag has changed, or begun.
  mutating func drag(
    to point: Point, from start: Point, _ modifiers: Modifiers = .none
  ) -> [Reply] {
    send(contact.changed(to: point, from: start, modifiers))
  }

  /// A drag has ended.
  mutating func lift(
    at point: Point, from start: Point, _ modifiers: Modifiers = .none
  ) -> [Reply] {
    send(contact.ended(at: point, from: start, modifiers))
  }

  /// The state of drag number `drag` was reset, with or without an end before.
  mutating func reset(_ drag: Int) -> [Reply] {
    send(contact.lost(drag))
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

  /// Assistive technology wants one step more or less.
  mutating func adjust(_ adjustment: Adjustment) -> [Reply] {
    send(.adjust(adjustment))
  }

  private mutating func send(_ pointers: [PointerEvent]) -> [Reply] {
    pointers.flatMap { send(.pointer($0)) }
  }

  private mutating func send(_ action: InputEvent.Action) -> [Reply] {
    let event = InputEvent(time: now, action: action)
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
    return collect { control, emit in
      control.advance(to: time, emit: emit)
      control.set(configuration: configuration, emit: emit)
    }
  }

  /// Takes over what the host has set, if it is time to obey.
  private mutating func adopt() -> [Reply] {
    guard let value = echo.adopt(at: now) else { return [] }
    return collect { control, emit in
      control.set(value: value, animated: false, emit: emit)
    }
  }

  /// The first time, the value is written back if the host's was out of the bounds.
  private mutating func start(_ host: Double) -> [Reply] {
    if isStarted { return [] }
    isStarted = true
    return rounding(control.value) == host ? [] : [.write(control.value)]
  }

  /// What to draw at a date: a copy, with settings that the control may learn of later in the same
  /// update. It reports nothing; `advance` and `configure` will.
  func shown(_ configuration: Engine.Configuration, at date: Double) -> Engine {
    var copy = control
    copy.set(configuration: configuration) { _ in }
    if isMoving { copy.advance(to: clock.timestamp(of: date)) { _ in } }
    return copy
  }

  /// Lets `act` move the control. A haptic is played once, however many marks were passed.
  private mutating func collect(
    _ act: (inout Engine, (Effect) -> Void) -> Void
  ) -> [Reply] {
    var replies: [Reply] = []
    var effects: [Effect] = []
    act(&control) { effects.append($0) }
    for effect in effects {
      echo.note(effect.written(by: rounding))
      guard let reply = Reply(effect) else { continue }
      if case .impact = reply, replies.contains(reply) { continue }
      replies.append(reply)
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

extension Effect {
  /// Returns the effect with the value that the host's type makes of it. Only `changed` has one that is
  /// written to the host.
  fileprivate func written(by rounding: (Double) -> Double) -> Effect {
    guard case .changed(let value, let cause, let time, let turns, let part) = self else {
      return self
    }
    return .changed(rounding(value), cause, time, turns: turns, part: part)
  }
}
