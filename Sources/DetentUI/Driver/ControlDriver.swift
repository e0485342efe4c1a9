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
  private var echo = BindingEcho()
  /// What the host's binding held when it was last looked at.
  private var seen: Double
  /// What a value becomes in the host's type.
  private let rounding: (Double) -> Double

  /// A driver for a control that nobody touches.
  ///
  /// - Parameters:
  ///   - control: the control.
  ///   - host: what the host's binding holds.
  ///   - kind: what drags are made with.
  ///   - rounding: what a value becomes in the host's type.
  init(
    _ control: Engine, host: Double, kind: PointerKind, rounding: @escaping (Double) -> Double
  ) {
    self.control = control
    self.rounding = rounding
    seen = host
    contact = DragContact(kind: kind)
  }

  /// Whether it changes as time passes: only then frames have to be drawn.
  var isMoving: Bool { control.restTime != nil }

  /// The number of the latest drag.
  var drag: Int { contact.number }

  /// Looks at the host's binding, and lets `verb` do what has happened. A value that the host has set
  /// comes first: what moved until then must not be written over it.
  mutating func act(
    seeing host: Double, _ verb: (inout ControlDriver) -> [Reply]
  ) -> [Reply] {
    let replies = adopt(host)
    return replies + verb(&self)
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
    to point: Point, from start: Point, _ modifiers: Modifiers = .none, at moment: Moment
  ) -> [Reply] {
    send(contact.changed(to: point, from: start, modifiers), at: moment)
  }

  /// A drag has ended.
  mutating func lift(
    at point: Point, from start: Point, _ modifiers: Modifiers = .none, at moment: Moment
  ) -> [Reply] {
    send(contact.ended(at: point, from: start, modifiers), at: moment)
  }

  /// The state of drag number `drag` was reset, with or without an end before.
  mutating func reset(_ drag: Int, at moment: Moment) -> [Reply] {
    send(contact.lost(drag), at: moment)
  }

  /// A pointer is over the control; `nil` when it is no longer.
  mutating func hover(over point: Point?, at moment: Moment) -> [Reply] {
    let event = PointerEvent(
      kind: .mouse, phase: point == nil ? .leave : .hover,
      position: point ?? Point(x: 0, y: 0))
    return send([event], at: moment)
  }

  /// A key was pressed. If there is nothing to do, the key is not the control's.
  mutating func press(_ key: Key, _ modifiers: Modifiers, at moment: Moment) -> [Reply] {
    send(.key(key, modifiers), at: moment)
  }

  /// Assistive technology wants one step more or less.
  mutating func adjust(_ adjustment: Adjustment, at moment: Moment) -> [Reply] {
    send(.adjust(adjustment), at: moment)
  }

  private mutating func send(_ pointers: [PointerEvent], at moment: Moment) -> [Reply] {
    pointers.flatMap { send(.pointer($0), at: moment) }
  }

  private mutating func send(_ action: InputEvent.Action, at moment: Moment) -> [Reply] {
    let time = clock.timestamp(of: moment)
    return collect { control, emit in
      control.handle(InputEvent(time: time, action: action), emit: emit)
    }
  }
}

// MARK: What time and the host do

extension ControlDriver {
  /// A frame is about to be drawn.
  mutating func advance(to moment: Moment) -> [Reply] {
    let time = clock.timestamp(of: moment)
    return collect { control, emit in control.advance(to: time, emit: emit) }
  }

  /// The binding holds this value. One that it has held before, or that the control has written, does
  /// nothing.
  mutating func adopt(_ value: Double) -> [Reply] {
    guard value != seen else { return [] }
    seen = value
    guard !echo.takes(value), value != rounding(control.value) else { return [] }
    echo.forget()
    return collect { control, emit in
      control.set(value: value, animated: false, emit: emit)
    }
  }

  /// The host has given other settings, or what surrounds the view has changed.
  mutating func configure(
    _ configuration: Engine.Configuration, at moment: Moment
  ) -> [Reply] {
    guard configuration != control.configuration else { return [] }
    let time = clock.timestamp(of: moment)
    return collect { control, emit in
      control.advance(to: time, emit: emit)
      control.set(configuration: configuration, emit: emit)
    }
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
    act(&control) { effect in
      guard let reply = Reply(effect) else { return }
      if case .impact = reply, replies.contains(reply) { return }
      replies.append(reply)
    }
    for reply in replies { note(reply) }
    return replies
  }

  private mutating func note(_ reply: Reply) {
    switch reply {
    case .write(let value): echo.wrote(rounding(value))
    case .impact(.tick): impacts.ticks &+= 1
    case .impact(.bound): impacts.bounds &+= 1
    case .editing: break
    }
  }
}
