/// One thing that reached a control from outside, and when.
public struct InputEvent: Equatable, Sendable {
  /// When it happened. An event earlier than the latest one counts as happening at that time.
  public var time: Timestamp
  /// The event itself.
  public var action: Action

  /// An event of that time.
  public init(time: Timestamp, action: Action) {
    self.time = time
    self.action = action
  }

  /// What happened.
  public enum Action: Equatable, Sendable {
    /// A finger, mouse or pen reports.
    case pointer(PointerEvent)
    /// A wheel turns, or a touchpad scrolls.
    case wheel(WheelEvent)
    /// A key is pressed, with the modifiers that are held.
    case key(Key, Modifiers)
    /// Assistive technology asked for one step more or less of a part, from 0; see `Control.partCount`.
    /// A control of one part does not look at the part.
    case adjust(Adjustment, part: UInt8 = 0)
    /// A crown, encoder or touch ring turned, in detents; positive towards larger values. One
    /// detent is one step; fractions of a detent are kept.
    case rotate(detents: Double)
    /// The keyboard came to a part, from 0: keys are meant for this one from now on. A control of one
    /// part does nothing.
    case focus(part: UInt8)
  }
}

/// One report of a finger, a mouse or a pen.
public struct PointerEvent: Equatable, Sendable {
  /// Which pointer. Identifiers may be used again after the pointer went up.
  public var id: Int64
  /// Finger, mouse or pen: how far it may wander before it drags depends on that.
  public var kind: PointerKind
  /// Pressed, moved, lifted and so on.
  public var phase: Phase
  /// Keys held meanwhile: those of a fine drag make it finer.
  public var modifiers: Modifiers
  /// Points from the control's top left corner, y growing downwards. Any finite position, outside
  /// the control too; an event with a position that is not finite is ignored.
  public var position: Point

  /// A report of a pointer; of the first finger, without modifiers, if nothing else is said.
  public init(
    id: Int64 = 0, kind: PointerKind = .touch, phase: Phase, position: Point,
    modifiers: Modifiers = .none
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.position = position
    self.modifiers = modifiers
  }

  /// The things that a pointer does.
  public enum Phase: Equatable, Sendable {
    /// Pressed, moved while pressed, lifted.
    case down, move, up
    /// The system took the pointer away; its position means nothing.
    case cancel
    /// Over the control with nothing pressed.
    case hover
    /// No longer over the control; its position means nothing.
    case leave
  }
}

/// The kinds of pointers.
public enum PointerKind: Equatable, Sendable {
  /// A finger; a mouse or a touchpad's cursor; a pen.
  case touch, mouse, pen
}

/// Turns of a mouse wheel, or scrolling on a touchpad.
///
/// Deltas have the sense of the web's `WheelEvent`: positive scrolls to the right and down, so that
/// what is further right (or below) comes into view.
public struct WheelEvent: Equatable, Sendable {
  // Numbers where `PointerEvent` has numbers and bytes where it has bytes: an action is then taken apart as a whole.
  /// To the right, in `unit`. An event with a delta that is not finite is ignored.
  public var deltaX: Double
  /// The unit of both deltas.
  public var unit: Unit
  /// The place of the event in a gesture; `none` if the system does not tell.
  public var phase: Phase
  /// Keys held meanwhile: with alt a wheel goes finer, by a tenth or by the finest marks; with shift
  /// coarser, by ten times as much. Alt wins over shift.
  public var modifiers: Modifiers
  /// Downwards, in `unit`; finite, as `deltaX`.
  public var deltaY: Double

  /// A turn by so much; in points and without phases if nothing else is said.
  public init(
    deltaX: Double, deltaY: Double, unit: Unit = .points, phase: Phase = .none,
    modifiers: Modifiers = .none
  ) {
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
  }

  /// The units of a wheel's deltas.
  public enum Unit: Equatable, Sendable {
    /// Points of scrolling, fractions allowed: touchpads and high-resolution wheels.
    case points
    /// Lines of text; one line is one step.
    case lines
    /// Clicks of a notched wheel; one click is one step.
    case detents
    /// Pages; one page is ten steps.
    case pages
  }

  /// Where in a gesture the event stands, on systems that tell.
  ///
  /// With AppKit, map `NSEvent.phase` `.began` and `.changed` to `.begin` and `.change`; the fingers
  /// leaving the pad (`.ended`) and every `momentumPhase` event to `.momentum`, and the end of the
  /// momentum to `.end`. Elsewhere use `.none`.
  public enum Phase: Equatable, Sendable {
    /// The system has no phases: the gesture ends 120 ms after its last event.
    case none
    /// Fingers rest on the pad: the gesture goes on until it is told otherwise.
    case begin, change
    /// The fingers have left the pad and it scrolls on; ends like `.none` if no `.end` follows.
    case momentum
    /// The gesture is over.
    case end
  }
}

/// The keys a control answers to. All others are the host's.
public enum Key: Equatable, Sendable {
  /// An arrow key; which way it goes depends on the direction that values grow.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// Ten steps more or less, the bounds, and taking an edit back.
  case pageUp, pageDown, home, end, escape
  /// A digit, 0 to 9. Ratings answer to it; the other controls do not.
  case digit(Int64)

  /// Which way an arrow key goes.
  ///
  /// - Parameter growsRightward: whether larger values lie to the right of smaller ones, or the control
  ///   is vertical.
  /// - Returns: 1 for more, -1 for less; 0 for any other key.
  public func direction(growsRightward: Bool) -> Int64 {
    switch self {
    case .arrowUp: 1
    case .arrowDown: -1
    case .arrowRight: growsRightward ? 1 : -1
    case .arrowLeft: growsRightward ? -1 : 1
    default: 0
    }
  }
}

/// Keys held down while something else happens.
public struct Modifiers: Equatable, Sendable {
  /// A bit for each key: 1 shift, 2 control, 4 alt, 8 meta; others mean nothing.
  public var bits: UInt8

  /// The keys of these bits.
  public init(bits: UInt8) {
    self.bits = bits
  }

  /// No key.
  @inlinable
  public static var none: Modifiers { Modifiers(bits: 0) }
  /// Shift.
  @inlinable
  public static var shift: Modifiers { Modifiers(bits: 1) }
  /// Control.
  @inlinable
  public static var control: Modifiers { Modifiers(bits: 2) }
  /// Alt, or option on Apple's keyboards.
  @inlinable
  public static var alt: Modifiers { Modifiers(bits: 4) }
  /// Command on Apple's keyboards, the Windows or Super key elsewhere.
  @inlinable
  public static var meta: Modifiers { Modifiers(bits: 8) }

  /// The keys held in either.
  public func union(_ other: Modifiers) -> Modifiers {
    Modifiers(bits: bits | other.bits)
  }

  /// Whether every key in `other` is held.
  @inlinable
  public func contains(_ other: Modifiers) -> Bool {
    bits & other.bits == other.bits
  }
}

/// What assistive technology asks of an adjustable element.
public enum Adjustment: Equatable, Sendable {
  /// One step more, or one step less.
  case increment, decrement
  /// To choose a certain value, or the nearest that can be chosen.
  case set(Double)
}
