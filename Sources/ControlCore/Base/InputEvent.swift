/// One input to a control, with its time.
public struct InputEvent: Equatable, Sendable {
  /// The time of the event. An event earlier than the latest one is handled at the latest time.
  public var time: Timestamp
  /// The event itself.
  public var action: Action

  /// Creates an event of that time.
  public init(time: Timestamp, action: Action) {
    self.time = time
    self.action = action
  }

  /// The kind of input.
  public enum Action: Equatable, Sendable {
    /// A finger, mouse or pen reports.
    case pointer(PointerEvent)
    /// A wheel turns, or a touchpad scrolls.
    case wheel(WheelEvent)
    /// A key is pressed, with the modifiers that are held.
    case key(Key, Modifiers)
    /// Assistive technology adjusts a part, from 0; see `Control.partCount`. A control of one part
    /// ignores the part.
    case adjust(Adjustment, part: UInt8 = 0)
    /// A crown, encoder or touch ring turned, in detents; positive towards larger values. One
    /// detent is one step; fractions of a detent are kept.
    case rotate(detents: Double)
    /// The keyboard focus moved to a part, from 0, which receives keys from now on. A control of
    /// one part does nothing.
    case focus(part: UInt8)
  }
}

extension WheelEvent {
  /// True if meta or control is held, with which a wheel zooms.
  @inlinable
  var zooms: Bool { modifiers.contains(.meta) || modifiers.contains(.control) }
}

extension InputEvent.Action {
  /// Returns true for input of the host or the system, which a control ignores: a press, lift or hover
  /// with another button than the left one, a key with meta or control, and a wheel with either, which
  /// zooms a page, but for the end of its gesture.
  ///
  /// - Parameter fine: keys that make a drag finer. With control, that leaves a key what it is.
  /// - Returns: false for a crown, an adjustment and a change of focus.
  @inlinable
  public func isForHost(besides fine: Modifiers) -> Bool {
    switch self {
    case .pointer(let pointer): pointer.isOfOtherButton
    case .key(_, let held):
      held.contains(.meta) || held.contains(.control) && !fine.contains(.control)
    case .wheel(let wheel): wheel.zooms && wheel.phase != .end && wheel.phase != .momentum
    case .rotate, .adjust, .focus: false
    }
  }
}

extension PointerEvent {
  /// True for a press, lift or hover with another button than the left one. Of a touch, the button is
  /// ignored.
  @inlinable
  public var isOfOtherButton: Bool {
    guard button != .left, kind != .touch else { return false }
    return phase == .down || phase == .up || phase == .hover
  }
}

/// One report of a finger, a mouse or a pen.
public struct PointerEvent: Equatable, Sendable {
  /// The number of the pointer, which may be reused after the pointer went up.
  public var id: Int64
  /// Finger, mouse or pen, which determines the slop.
  public var kind: PointerKind
  /// Pressed, moved, lifted and so on.
  public var phase: Phase
  /// The keys held meanwhile: those of a fine drag make it finer.
  public var modifiers: Modifiers
  /// The button that went down or up, or that is held while the pointer hovers. Ignored otherwise.
  public var button: PointerButton
  /// Points from the control's top left corner, y growing downwards. Any finite position, outside
  /// the control too; an event with another one is ignored, except `cancel`.
  public var position: Point

  /// Creates a report of a pointer, by default of the first finger, without modifiers.
  public init(
    id: Int64 = 0, kind: PointerKind = .touch, phase: Phase, position: Point,
    modifiers: Modifiers = .none, button: PointerButton = .left
  ) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.position = position
    self.modifiers = modifiers
    self.button = button
  }

  /// The actions of a pointer.
  public enum Phase: Equatable, Sendable {
    /// Pressed, moved while pressed, lifted.
    case down, move, up
    /// The system cancelled the pointer; its position is undefined.
    case cancel
    /// Over the control with nothing pressed.
    case hover
    /// No longer over the control; its position is undefined.
    case leave
  }
}

/// The kinds of pointers.
public enum PointerKind: Equatable, Sendable {
  /// A finger; a mouse or a touchpad's cursor; a pen.
  case touch, mouse, pen
}

/// The buttons of a mouse or pen, by their usual positions. Controls answer to the left one.
public enum PointerButton: Equatable, Sendable {
  /// The main button, whichever side it is on; also a finger, and the tip of a pen.
  case left
  /// The wheel; the button that opens menus, or the one at a pen's barrel; those on the side.
  case middle, right, back, forward
}

/// Turns of a mouse wheel, or scrolling on a touchpad.
///
/// Deltas have the signs of the web's `WheelEvent`: positive scrolls to the right and down, so that
/// content further right (or below) comes into view.
public struct WheelEvent: Equatable, Sendable {
  // Numbers and bytes in the order of `PointerEvent`, so that actions are destructured as a whole.
  /// To the right, in `unit`. An event with a delta that is not finite is ignored.
  public var deltaX: Double
  /// The unit of both deltas.
  public var unit: Unit
  /// The phase of the gesture; `none` if the system does not report it.
  public var phase: Phase
  /// The keys held meanwhile. Alt makes a wheel finer, by a tenth or by the finest marks; shift
  /// makes it ten times coarser. Alt takes precedence over shift.
  public var modifiers: Modifiers
  /// Downwards, in `unit`; finite, as `deltaX`.
  public var deltaY: Double

  /// Creates a turn by the deltas; by default in points and without phases.
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

  /// The phase of a gesture, on systems that report it.
  ///
  /// With AppKit, map `NSEvent.phase` `.began` and `.changed` to `.begin` and `.change`; the
  /// fingers leaving the pad (`.ended`) and every `momentumPhase` event to `.momentum`, and the end
  /// of the momentum to `.end`. Elsewhere use `.none`.
  public enum Phase: Equatable, Sendable {
    /// The system has no phases: the gesture ends a time after its last event, by default 120 ms.
    case none
    /// Fingers rest on the pad: the gesture continues until its end is reported.
    case begin, change
    /// The fingers have left the pad and it scrolls on; ends like `.none` if no `.end` follows.
    case momentum
    /// The gesture is over.
    case end
  }
}

/// The keys that a control handles. All others are the host's.
public enum Key: Equatable, Sendable {
  /// An arrow key; its direction depends on the direction of larger values.
  case arrowLeft, arrowRight, arrowUp, arrowDown
  /// Ten steps more or less, the bounds, and reverting an edit.
  case pageUp, pageDown, home, end, escape
  /// Back to the default, on a control that has one.
  case delete, backspace
  /// A digit, 0 to 9. Only ratings handle it.
  case digit(Int64)

  /// True for the two keys that go back to the default.
  @inlinable
  public var erases: Bool {
    switch self {
    case .delete, .backspace: true
    default: false
    }
  }

  /// Returns the direction of an arrow key.
  ///
  /// - Parameter growsRightward: true if larger values lie to the right, or the control is
  ///   vertical.
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

/// The keys held down during another event.
public struct Modifiers: Equatable, Sendable {
  /// A bit for each key: 1 shift, 2 control, 4 alt, 8 meta; others are ignored.
  public var bits: UInt8

  /// Creates the keys of these bits.
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

  /// Returns the keys held in either.
  public func union(_ other: Modifiers) -> Modifiers {
    Modifiers(bits: bits | other.bits)
  }

  /// Returns true if every key in `other` is held.
  @inlinable
  public func contains(_ other: Modifiers) -> Bool {
    bits & other.bits == other.bits
  }
}

/// A request of assistive technology to an adjustable element.
public enum Adjustment: Equatable, Sendable {
  /// One step more, or one step less.
  case increment, decrement
  /// A certain value, or the nearest that can be chosen: a ruler goes where it would come to rest.
  case set(Double)
}
