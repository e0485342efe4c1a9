import ControlCore

extension Script {
  /// What a line of a script does.
  public enum Verb: Equatable, Sendable {
    /// A pointer goes down.
    case down(Int64, Coordinates, PointerDetails = PointerDetails())
    /// A pointer that is down, or hovers, moves.
    case move(Int64, Coordinates, PointerDetails = PointerDetails())
    /// Without coordinates: where the pointer last was. With the modifiers that are held as it is lifted.
    case up(Int64, Coordinates? = nil, Modifiers = .none)
    /// The pointer, or `nil` for every pointer that is down.
    case cancel(Int64?)
    /// `nil`: the pointer has left the control.
    case hover(Coordinates?)
    /// A pointer moves evenly.
    case glide(Glide)
    /// A pointer goes down and up.
    case tap(Script.Tap)
    /// A wheel turns, or a touchpad scrolls.
    case wheel(WheelTurn)
    /// The crown, encoder or ring turned by this much.
    case rotate(Double, RotationUnit = .detents)
    /// A key is pressed.
    case key(KeyStroke)
    /// Assistive technology asks for a step or a value of a part, from 0.
    case adjust(Adjustment, part: UInt8 = 0)
    /// The keyboard comes to a part, from 0.
    case focus(UInt8)
    /// The host changes a setting; `animated` means something for `value` only.
    case set(Setting, animated: Bool = false)
    /// The host sets the value of another part than 0.
    case setPart(UInt8, to: Double, animated: Bool = false)
    /// Lets this many frames pass.
    case frames(Int64)
    /// Lets this many nanoseconds pass.
    case wait(Int64)
    /// Lets time pass until the control is idle; fails if that takes more than this many nanoseconds.
    case settle(within: Int64? = nil)
    /// A name for this moment, repeated in the trace.
    case mark([UInt8])
    /// Checks what the control did, or what it is.
    case expect(Script.Check)
    /// An `x-` line, as written: kept by every tool, run by none.
    case note([UInt8])
    /// Nothing but a comment, or nothing at all.
    case blank
  }
}

/// A place, or a distance, as scripts write it; in points, finite.
public enum Coordinates: Equatable, Sendable {
  /// `160`: along the control's axis. A place across it is the pointer's last, at first the middle;
  /// a distance across it is 0.
  case along(Double)
  /// `160,20`: to the right and downwards, whatever the axis.
  case both(Point)

  /// A place of two coordinates, in points.
  public static func both(_ x: Double, _ y: Double) -> Coordinates {
    .both(Point(x: x, y: y))
  }
}

/// What may be said about a pointer beside its place.
public struct PointerDetails: Equatable, Sendable {
  /// `nil`: the kind the script's `pointer` header names.
  public var kind: PointerKind?
  /// The button that is down; `nil` if nothing is said.
  public var button: PointerButton?

  /// From 0 to 1.
  public var pressure: Double?
  /// Keys held meanwhile.
  public var modifiers: Modifiers

  /// Details of a pointer; nothing if nothing is said.
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

/// The buttons of a mouse or pen.
public enum PointerButton: Equatable, Sendable {
  /// The buttons by their usual places and meanings; controls do not look at them.
  case left, middle, right, back, forward
}

/// A pointer that is down moves evenly from where it is to a place. Its line ends when it arrives.
public struct Glide: Equatable, Sendable {
  /// The number of the pointer.
  public var id: Int64
  /// The place at which it arrives.
  public var target: Coordinates

  /// How long it takes, in nanoseconds; 0 or more.
  public var duration: Int64

  /// The time between two moves, in nanoseconds, more than 0; `nil` is `defaultPeriod`.
  public var period: Int64?

  /// 8 ms, the usual time between two reports of a touch screen.
  public static let defaultPeriod: Int64 = 8_000_000

  /// A glide to a place, that long in nanoseconds.
  public init(_ id: Int64, to target: Coordinates, over duration: Int64, every period: Int64? = nil)
  {
    self.id = id
    self.target = target
    self.duration = duration
    self.period = period
  }
}

extension Script {
  /// A pointer goes down and up in one place. Its line ends with the up.
  public struct Tap: Equatable, Sendable {
    /// The number of the pointer.
    public var id: Int64
    /// The place at which it goes down and up.
    public var place: Coordinates

    /// How long it stays down, in nanoseconds, 0 or more; `nil` is `defaultHold`.
    public var hold: Int64?

    /// 50 ms.
    public static let defaultHold: Int64 = 50_000_000

    /// A tap there, that long in nanoseconds.
    public init(_ id: Int64, at place: Coordinates, for hold: Int64? = nil) {
      self.id = id
      self.place = place
      self.hold = hold
    }
  }
}

/// One event of a wheel.
public struct WheelTurn: Equatable, Sendable {
  /// In `unit`s; the sense is that of `WheelEvent`.
  public var delta: Coordinates
  /// The unit of `delta`.
  public var unit: WheelEvent.Unit
  /// The place of the event in a gesture.
  public var phase: WheelEvent.Phase
  /// Keys held meanwhile.
  public var modifiers: Modifiers

  /// A turn by so much; in points and without phases if nothing else is said.
  public init(
    _ delta: Coordinates, unit: WheelEvent.Unit = .points, phase: WheelEvent.Phase = .none,
    modifiers: Modifiers = .none
  ) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.modifiers = modifiers
  }

  /// What a control hears of it.
  ///
  /// - Parameter delta: how far it turns to the right and down.
  /// - Returns: the event, with the unit, phase and modifiers of the turn.
  package func event(_ delta: Point) -> WheelEvent {
    WheelEvent(
      deltaX: delta.x, deltaY: delta.y, unit: unit, phase: phase, modifiers: modifiers)
  }
}

/// The units of a turn.
public enum RotationUnit: Equatable, Sendable {
  /// Clicks, of which 24 are a turn, or degrees.
  case detents, degrees

  /// An amount in detents. A notched wheel or encoder has 24 of them to a turn.
  package func detents(_ amount: Double) -> Double {
    switch self {
    case .detents: amount
    case .degrees: amount / 15
    }
  }
}

/// A key that is pressed, once or more often.
public struct KeyStroke: Equatable, Sendable {
  /// The key itself.
  public var key: Key
  /// Pressed, or only put down or let go.
  public var action: Action
  /// Keys held meanwhile.
  public var modifiers: Modifiers

  /// How often the key acts; at least 1.
  public var count: Int64

  /// The things that happen to keys.
  public enum Action: Equatable, Sendable {
    /// Pressed and let go: what a control answers to.
    case press
    /// Put down, or let go: controls answer to neither.
    case down, up
  }

  /// A key that is pressed once, if nothing else is said.
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
  /// Whether it is an `expect calls`.
  package var demandsCalls: Bool {
    if case .expect(.calls) = self { return true }
    return false
  }
}
