import ControlCore

extension Script {
  /// The action of a script line.
  public enum Verb: Equatable, Sendable {
    /// A pointer goes down.
    case down(Int64, Coordinates, PointerDetails = PointerDetails())
    /// A pointer moves, down or hovering.
    case move(Int64, Coordinates, PointerDetails = PointerDetails())
    /// A pointer goes up, at its last position without coordinates, with the modifiers held; with
    /// a button, only that one.
    case up(Int64, Coordinates? = nil, Modifiers = .none, button: PointerButton? = nil)
    /// The system cancels a pointer, or with `nil` every pointer that is down.
    case cancel(Int64?)
    /// A pointer hovers, perhaps with a button held; `nil` when it leaves the control.
    case hover(Coordinates?, button: PointerButton? = nil)
    /// A pointer moves at constant speed.
    case glide(Glide)
    /// A pointer goes down and up.
    case tap(Script.Tap)
    /// A wheel turns, or a touchpad scrolls.
    case wheel(WheelTurn)
    /// A crown, encoder or ring turns by an amount.
    case rotate(Double, RotationUnit = .detents)
    /// A key is pressed.
    case key(KeyStroke)
    /// Assistive technology requests a step or a value of a part, from 0.
    case adjust(Adjustment, part: UInt8 = 0)
    /// The keyboard focus moves to a part, from 0.
    case focus(UInt8)
    /// The host changes settings and values together, each at most once; `animated` is for values.
    case set([Setting], animated: Bool = false)
    /// A number of frames passes.
    case frames(Int64)
    /// A number of nanoseconds passes.
    case wait(Int64)
    /// Time passes until the control is idle; the run fails after this many nanoseconds.
    case settle(within: Int64? = nil)
    /// A name for this moment, repeated in the trace.
    case mark([UInt8])
    /// A check of the control's state or effects.
    case expect(Script.Check)
    /// An `x-` line, as written: kept by every tool, run by none.
    case note([UInt8])
    /// A comment alone, or an empty line.
    case blank
  }
}

/// A position or a distance in a script; in points, finite.
public enum Coordinates: Equatable, Sendable {
  /// `160`: the main-axis coordinate. The cross-axis position is the last of a pointer that is
  /// down, else the center; a cross-axis distance is 0.
  case along(Double)
  /// `160,20`: to the right and downwards, for either axis.
  case both(Point)

  /// Creates a position from two coordinates, in points.
  public static func both(_ x: Double, _ y: Double) -> Coordinates {
    .both(Point(x: x, y: y))
  }
}

/// Details of a pointer apart from its position.
public struct PointerDetails: Equatable, Sendable {
  /// The kind; `nil` for that of the script's `pointer` header.
  public var kind: PointerKind?
  /// The button that goes down; `nil` for the left one.
  public var button: PointerButton?

  /// The pressure, from 0 to 1; `nil` if unspecified.
  public var pressure: Double?
  /// The modifier keys held.
  public var modifiers: Modifiers

  /// Creates details of a pointer; all are optional.
  public init(
    kind: PointerKind? = nil, button: PointerButton? = nil, pressure: Double? = nil,
    modifiers: Modifiers = .none
  ) {
    self.kind = kind
    self.button = button
    self.pressure = pressure
    self.modifiers = modifiers
  }
}

extension Script.Verb {
  /// The host changes one setting, or sets the value of a part; `animated` is for values.
  public static func set(_ setting: Setting, animated: Bool = false) -> Script.Verb {
    .set([setting], animated: animated)
  }

  /// The settings and values that the host changes; none for other verbs.
  public var changes: [Setting] { if case .set(let settings, _) = self { settings } else { [] } }

  /// Returns true for a press, lift or hover with another button than the left one, which controls
  /// leave to the host.
  ///
  /// - Parameter kind: the kind of a pointer that does not name its own; a touch has no buttons.
  /// - Returns: false for all other verbs.
  package func isOfOtherButton(_ kind: PointerKind) -> Bool {
    switch self {
    case .down(_, _, let details):
      (details.kind ?? kind) != .touch && (details.button ?? .left) != .left
    case .up(_, _, _, let button), .hover(_?, let button):
      kind != .touch && (button ?? .left) != .left
    default: false
    }
  }
}

/// A move at constant speed of a pointer that is down; the line ends on arrival.
public struct Glide: Equatable, Sendable {
  /// The number of the pointer.
  public var id: Int64
  /// The final position.
  public var target: Coordinates

  /// The duration in nanoseconds; 0 or more.
  public var duration: Int64

  /// The time between two moves in nanoseconds, more than 0; `nil` for `defaultPeriod`.
  public var period: Int64?

  /// The typical report interval of a touch screen: 8 ms.
  public static let defaultPeriod: Int64 = 8_000_000

  /// Creates a glide to a position; durations are in nanoseconds.
  public init(_ id: Int64, to target: Coordinates, over duration: Int64, every period: Int64? = nil)
  {
    self.id = id
    self.target = target
    self.duration = duration
    self.period = period
  }
}

extension Script {
  /// A down and an up of a pointer at one position; the line ends with the up.
  public struct Tap: Equatable, Sendable {
    /// The number of the pointer.
    public var id: Int64
    /// The position of the tap.
    public var place: Coordinates

    /// The time until the up in nanoseconds, 0 or more; `nil` for `defaultHold`.
    public var hold: Int64?

    /// The default hold: 50 ms.
    public static let defaultHold: Int64 = 50_000_000

    /// Creates a tap at a position, held for a time in nanoseconds.
    public init(_ id: Int64, at place: Coordinates, for hold: Int64? = nil) {
      self.id = id
      self.place = place
      self.hold = hold
    }
  }
}

/// One event of a wheel.
public struct WheelTurn: Equatable, Sendable {
  /// The distance in `unit`s, signed like `WheelEvent`.
  public var delta: Coordinates
  /// The unit of `delta`.
  public var unit: WheelEvent.Unit
  /// The phase of the event in a gesture.
  public var phase: WheelEvent.Phase
  /// The modifier keys held.
  public var modifiers: Modifiers

  /// Creates a turn by a distance, by default in points and without phases.
  public init(
    _ delta: Coordinates, unit: WheelEvent.Unit = .points, phase: WheelEvent.Phase = .none,
    modifiers: Modifiers = .none
  ) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
  }

  /// Returns the event for a control.
  ///
  /// - Parameter delta: the distance to the right and down.
  /// - Returns: the event, with the unit, phase and modifiers of the turn.
  package func event(_ delta: Point) -> WheelEvent {
    WheelEvent(
      deltaX: delta.x, deltaY: delta.y, unit: unit, phase: phase, modifiers: modifiers)
  }
}

/// The units of a rotation.
public enum RotationUnit: Equatable, Sendable {
  /// Detents, 24 to a turn, or degrees.
  case detents, degrees

  /// Converts an amount to detents. A notched wheel or encoder has 24 to a turn.
  package func detents(_ amount: Double) -> Double {
    switch self {
    case .detents: amount
    case .degrees: amount / 15
    }
  }
}

/// Presses of a key, or a down or an up alone.
public struct KeyStroke: Equatable, Sendable {
  /// The key itself.
  public var key: Key
  /// A press, or only a down or an up.
  public var action: Action
  /// The modifier keys held.
  public var modifiers: Modifiers

  /// The number of key presses; at least 1.
  public var count: Int64

  /// The actions of keys.
  public enum Action: Equatable, Sendable {
    /// A down and an up; the action that controls respond to.
    case press
    /// A down or an up alone; controls ignore both.
    case down, up
  }

  /// Creates a key stroke, by default one press.
  public init(
    _ key: Key, _ action: Action = .press, modifiers: Modifiers = .none, count: Int64 = 1
  ) {
    self.key = key
    self.action = action
    self.modifiers = modifiers
    self.count = count
  }
}

extension Script.Verb {
  /// True for an `expect calls`.
  package var demandsCalls: Bool {
    if case .expect(.calls) = self { return true }
    return false
  }
}
