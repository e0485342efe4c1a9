import GestureScript
import GestureReplay

/// The events of a recording that no control uses, for the error if it has no others.
struct UselessEvents {
  /// Of a mouse.
  private var hasMotions = false
  /// On a surface, or of a stick.
  private var hasPlaces = false
  /// That something is touched, pressed or near.
  private var hasTouches = false
  private var hasButtons = false
  private var hasKeys = false
  private var hasGestures = false
  private var hasTablets = false

  init() {}

  /// Records the kinds of input among evdev events.
  init(_ events: [EvdevEvent]) {
    for event in events { note(event) }
  }

  private mutating func note(_ event: EvdevEvent) {
    switch event.key {
    case Evdev.relativeX, Evdev.relativeY: hasMotions = true
    case Evdev.x, Evdev.y, Evdev.contactX, Evdev.contactY: hasPlaces = true
    case Evdev.touch, Evdev.buttonLeft, Evdev.pressure, Evdev.trackingID,
      Evdev.toolPen...Evdev.toolAirbrush:
      hasTouches = true
    default:
      if event.isKey { hasKeys = true } else if event.type == Evdev.keyType { hasButtons = true }
    }
  }

  /// Records the name of an event of `libinput debug-events`.
  mutating func note(_ name: ArraySlice<UInt8>) {
    if name.begins(with: "KEYBOARD_") { hasKeys = true }
    if name.begins(with: "GESTURE_") { hasGestures = true }
    if name.begins(with: "TABLET_") { hasTablets = true }
    if name.matches("POINTER_BUTTON") { hasButtons = true }
  }

  /// Returns the error for a recording without useful events.
  ///
  /// - Parameter notes: counts of the events that were left out.
  /// - Returns: the error, with a fix that depends on the events found.
  func error(_ notes: RecordingNotes) -> Diagnostic {
    if hasPlaces, !hasTouches {
      return Diagnostic(
        .noEvents, at: .none,
        "the file has positions, but no touches",
        help: """
          a joystick does nothing to a control; with a touch screen, start recording before you touch it
          """)
    }
    if hasTouches, !hasPlaces, !hasMotions {
      return Diagnostic(
        .noEvents, at: .none, "the file has touches, but no positions",
        help: "positions are read from ABS_X and ABS_Y, or ABS_MT_POSITION_X and ABS_MT_POSITION_Y")
    }
    if notes.samplesWithoutDown > 0 {
      return Diagnostic(
        .noEvents, at: .none, "the file holds only contacts that began before it",
        help: "start recording before you touch the device")
    }
    return Diagnostic(
      .noEvents, at: .none, "the file holds events, but no contact, wheel, ring or key among them",
      help: help)
  }

  private var help: StaticString {
    if hasMotions { return "a mouse that moves without its left button does nothing to a control" }
    if hasGestures {
      return """
        swipes, pinches and holds of several fingers are for the desktop; record the touchpad itself: \
        libinput record
        """
    }
    if hasTablets {
      return "tablets are not read from this log; record the tablet: libinput record"
    }
    if hasKeys {
      return "of keys, arrows, Home, End, Page Up, Page Down, Escape and digits do something"
    }
    if hasButtons {
      return "of buttons, only the left one of a mouse does something, and not without a place"
    }
    return "record something that is touched, turned or pressed"
  }
}

extension Diagnostic {
  /// The error for a log line with an earlier time than the line above.
  static func timeGoesBack(at line: TextLines.Line) -> Diagnostic {
    Diagnostic(
      .timeGoesBack, at: line.span, "time goes backwards: this is before the previous event",
      help: """
        two recordings were joined here, or the clock was set: cut the file above this line, and import \
        the parts
        """)
  }
}
