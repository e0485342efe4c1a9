internal import ControlCore

/// Settings with a policy for edits whose pointer is cancelled.
protocol CancellableConfiguration {
  var cancelPolicy: CancelPolicy { get set }
  /// True if only some values can be chosen.
  var isDiscrete: Bool { get }
  /// The problem with the settings; `nil` if they are valid.
  var problem: SettingProblem? { get }
}

extension CancellableConfiguration {
  var isDiscrete: Bool { true }

  /// Returns the settings with one replaced; unchanged if the value is `nil` or would be invalid.
  func setting<Value>(_ member: WritableKeyPath<Self, Value>, to value: Value?) -> Self {
    guard let value else { return self }
    return changed { $0[keyPath: member] = value }
  }

  /// Returns the settings with changes applied, one after the other; one that would make them
  /// invalid counts as not said.
  func changed(_ changes: ((inout Self) -> Void)...) -> Self {
    changes.reduce(self) { settings, change in
      var next = settings
      change(&next)
      return next.problem == nil ? next : settings
    }
  }
}

extension ControlDriver where Engine.Configuration: CancellableConfiguration {
  /// Handles a swipe of assistive technology on a part: a step, or, where any value can be chosen, a
  /// tenth of the range, as on the system's sliders.
  mutating func swipe(up isUp: Bool, on part: Int = 0) -> [Reply] {
    if control.configuration.isDiscrete { return adjust(isUp ? .increment : .decrement, of: part) }
    return press(isUp ? .pageUp : .pageDown, .none, on: part)
  }

  /// Ends all edits, as the view disappears. Motion jumps to its rest position; a held part comes
  /// to rest in place, as if lifted after a pause. An undecided press chooses nothing. No haptics.
  ///
  /// - Returns: the replies to perform immediately. The binding need not be read: a view that
  ///   reappears reads it anew.
  mutating func leave() -> [Reply] {
    var replies = letGo() + endScroll()
    if control.restTime != nil {
      let configuration = control.configuration
      replies += collect(isFelt: false) { control, emit in
        // One motion may follow another: a landing after a bounce.
        while let time = control.restTime { control.advance(to: time, emit: emit) }
      }
      rest(Engine(values: values, configuration: configuration))
    } else {
      rest(control)
    }
    return replies
  }

  /// Ends the edit of one pointer whose view disappears; the part it holds comes to rest in place.
  ///
  /// - Parameter pointer: index of the pointer, from 0.
  /// - Returns: the replies for the view.
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

  /// Ends a touchpad scroll that has had no end; without a pointer, no other drag is possible.
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
