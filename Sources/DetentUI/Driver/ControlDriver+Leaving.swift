internal import ControlCore

/// Settings that say what becomes of an edit whose pointer is taken away.
protocol CancellableConfiguration {
  var cancelPolicy: CancelPolicy { get set }
  /// `nil` if all of it makes sense.
  var problem: SettingProblem? { get }
}

extension CancellableConfiguration {
  /// The settings with others of which all make sense together; without them if they do not.
  func saying(_ say: (inout Self) -> Void) -> Self {
    var next = self
    say(&next)
    return next.problem == nil ? next : self
  }
}

extension ControlDriver where Engine.Configuration: CancellableConfiguration {
  /// The view goes away: nobody will see what moves, or lift what is down. Every edit ends now. What moves is where it
  /// would have come to rest; what is held comes to rest where it is, as if it had been lifted after a pause. A press
  /// of which it was not decided what it means has chosen nothing. No haptic is played.
  ///
  /// - Returns: what the view has to do, at once. The host need not be looked at then: whoever comes back looks anew.
  mutating func leave() -> [Reply] {
    var replies = letGo() + endScroll()
    if control.restTime != nil {
      let configuration = control.configuration
      replies += collect(isFelt: false) { control, emit in
        // A motion may be followed by another one: a bounce by a landing.
        while let time = control.restTime { control.advance(to: time, emit: emit) }
      }
      rest(Engine(values: values, configuration: configuration))
    } else {
      rest(control)
    }
    return replies
  }

  /// The view of one pointer goes away, and the control stays: what it holds comes to rest where it is.
  ///
  /// - Parameter pointer: which one, from 0.
  /// - Returns: what the view has to do.
  mutating func leave(_ pointer: Int) -> [Reply] {
    let events = loseContact(pointer)
    if events.isEmpty { return [] }
    let usual = control.configuration
    var lasting = usual
    lasting.cancelPolicy = .commit
    let time = now
    return collect(isFelt: false) { control, emit in
      control.advance(to: time, emit: emit)
      control.set(configuration: lasting, emit: emit)
      for event in events {
        control.handle(InputEvent(time: time, action: .pointer(event)), emit: emit)
      }
      control.set(configuration: usual, emit: emit)
    }
  }

  /// A gesture on a touchpad of which no end has come: without a pointer nothing else is a drag.
  private mutating func endScroll() -> [Reply] {
    guard control.phase == .dragging else { return [] }
    let end = InputEvent(
      time: now, action: .wheel(WheelEvent(deltaX: 0, deltaY: 0, phase: .end)))
    return collect(isFelt: false) { control, emit in control.handle(end, emit: emit) }
  }

  private mutating func letGo() -> [Reply] {
    var replies: [Reply] = []
    for pointer in 0..<pointerCount { replies += leave(pointer) }
    return replies
  }

  private var values: NumberList {
    NumberList((0..<control.partCount).map { control.value(of: $0) })
  }
}
