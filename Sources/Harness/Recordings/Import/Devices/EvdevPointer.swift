import ControlCore

/// A device with one contact at most: a simple touch screen, a pen, or a mouse.
///
/// A pen is down while `BTN_TOUCH` is, or, on devices without it, while it presses; before and after
/// that it hovers. A mouse is down while its left button is.
struct EvdevPointer: EvdevContacts {
  private let kind: PointerKind
  private let switchCode: UInt32
  private let isRelative: Bool
  private let canHover: Bool
  private var x: Double?
  private var y: Double?
  private var isNear: Bool
  private var isPressed = false
  /// Down since before the recording began.
  private var isOrphan: Bool

  init(_ traits: EvdevTraits) {
    isRelative = !traits.hasPosition
    if isRelative { (x, y) = (0, 0) }
    if traits.hasPen {
      kind = .pen
      switchCode = traits.hasTouch ? Evdev.touch : Evdev.pressure
      isOrphan = traits.hasTouch && traits.startsTouched
    } else if traits.hasTouch || !traits.hasLeftButton {
      kind = .touch
      switchCode = traits.hasTouch ? Evdev.touch : Evdev.pressure
      isOrphan = traits.hasTouch && traits.startsTouched
    } else {
      kind = .mouse
      switchCode = Evdev.buttonLeft
      isOrphan = traits.startsPressed
    }
    canHover = kind != .touch
    isNear = !traits.hasPen || traits.startsNear
  }

  mutating func take(_ frame: EvdevDecoder.Frame, into builder: inout RecordingBuilder) {
    let before = self
    var moves = false
    for event in frame.events {
      switch event.key {
      case Evdev.x where !isRelative, Evdev.relativeX where isRelative:
        x = Double(event.value) + (isRelative ? x ?? 0 : 0)
        moves = true
      case Evdev.y where !isRelative, Evdev.relativeY where isRelative:
        y = Double(event.value) + (isRelative ? y ?? 0 : 0)
        moves = true
      case switchCode:
        isPressed = event.value > 0
        if !isPressed { isOrphan = false }
      case Evdev.toolPen...Evdev.toolAirbrush:
        isNear = event.value > 0
      default: break
      }
    }
    // A pen that leaves reports zeros.
    if !isNear { (x, y, isPressed) = (before.x, before.y, false) }
    report(before, moves: moves, at: frame.time, into: &builder)
  }

  private func report(
    _ before: EvdevPointer, moves: Bool, at time: Int64, into builder: inout RecordingBuilder
  ) {
    let isWhole = x != nil && y != nil
    var pointer = PointerEvent(kind: kind, phase: .move, position: Point(x: x ?? 0, y: y ?? 0))
    if isPressed, !before.isPressed {
      pointer.phase = .down
      if !isWhole { builder.notes.madeUpPlaces += 1 }
      builder.down(pointer, at: time)
    } else if before.isPressed, !isPressed {
      builder.up(pointer.id, at: pointer.position, time: time)
    } else if isPressed {
      if moves { builder.move(pointer, at: time) }
    } else if moves, isNear {
      if canHover, !isOrphan {
        guard isWhole else { return builder.notes.unusedEvents += 1 }
        builder.hover(pointer, at: time)
      } else {
        builder.notes.samplesWithoutDown += 1
      }
    }
    if before.isNear, !isNear { builder.leave(at: time) }
  }
}
