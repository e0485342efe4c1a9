/// How a control reads the pointers that touch it.
public struct GestureSettings: Equatable, Sendable {
  /// The direction in which the control's value grows on the screen, seen from a finger: which way
  /// it must move to make the value larger.
  public enum Direction: Equatable, Sendable {
    /// To the left, to the right, upwards or downwards.
    case left, right, up, down
    /// Round the middle of `rotation`: only what a pointer has turned counts, by the shortest way from each
    /// place to the next, over any number of turns. The slop is the distance from the press, in whichever
    /// direction; nothing is across, so a touch is never left to the host, and `FineDrag.distance` does not
    /// apply.
    case clockwise
  }

  /// The way a finger moves to make the value larger.
  public var direction: Direction
  /// How far each kind of pointer may wander before a press becomes a drag, in points; 0 or more.
  public var slop: Slop
  /// Whether a touch that leaves the slop across the axis is left to the host.
  public var locksDirection: Bool
  /// The rule that makes a drag finer.
  public var fineDrag: FineDrag
  /// No release is faster than this, in points per second; greater than 0.
  public var maximumSpeed: Double
  /// How many points what is held moves for each point of a pointer that goes along a line, before fine drags make it
  /// less; above 0, and 1 for what moves under the pointer. The slop is in the pointer's points.
  public var gain: Double
  /// What pointers turn round, if the direction is `clockwise`; else it means nothing.
  public var rotation = Rotation(middle: Point(x: 0, y: 0), radius: 0, dead: 0)

  /// A way to read pointers; larger values lie in this direction.
  public init(
    direction: Direction, slop: Slop = Slop(), locksDirection: Bool = true,
    fineDrag: FineDrag = FineDrag(), maximumSpeed: Double = 8000, gain: Double = 1
  ) {
    self.direction = direction
    self.slop = slop
    self.locksDirection = locksDirection
    self.fineDrag = fineDrag
    self.maximumSpeed = maximumSpeed
    self.gain = gain
  }

  /// Settings for pointers that turn what they hold.
  public init(
    turningRound rotation: Rotation, slop: Slop = Slop(), fineDrag: FineDrag = FineDrag(),
    maximumSpeed: Double = 8000
  ) {
    self.init(
      direction: .clockwise, slop: slop, fineDrag: fineDrag, maximumSpeed: maximumSpeed)
    self.rotation = rotation
  }

  /// Whether pointers go the same way, round the same middle if they turn, and take what they hold as far.
  @usableFromInline
  func leads(like other: GestureSettings) -> Bool {
    direction == other.direction && gain == other.gain
      && (direction != .clockwise || rotation == other.rotation)
  }

  /// The coordinate of `point` along the axis, growing the way the value grows; 0 round a middle, where there
  /// is no axis.
  @inlinable @inline(__always)
  public func along(_ point: Point) -> Double {
    switch direction {
    case .left: -point.x
    case .right: point.x
    case .up: -point.y
    case .down: point.y
    case .clockwise: 0
    }
  }

  /// The coordinate of `point` across the axis, growing to the right or downwards; 0 round a middle.
  @inlinable @inline(__always)
  public func across(_ point: Point) -> Double {
    switch direction {
    case .left, .right: point.y
    case .up, .down: point.x
    case .clockwise: 0
    }
  }
}

/// How far a pointer may wander before a press becomes a drag, in points; 0 or more.
public struct Slop: Equatable, Sendable {
  /// 10 pt, about what UIKit allows a finger.
  public var touch: Double
  /// 1 pt, as in Flutter.
  public var mouse: Double
  /// 1 pt.
  public var pen: Double

  /// The distance for each kind of pointer, in points; 0 or more.
  public init(touch: Double = 10, mouse: Double = 1, pen: Double = 1) {
    self.touch = touch
    self.mouse = mouse
    self.pen = pen
  }

  /// How far a pointer of this kind may wander, in points.
  public func distance(for kind: PointerKind) -> Double {
    switch kind {
    case .touch: touch
    case .mouse: mouse
    case .pen: pen
    }
  }
}

/// Slower dragging for finer choices. Whenever the speed changes, the drag goes on from where it is:
/// it never jumps.
public struct FineDrag: Equatable, Sendable {
  /// While these keys are held, what shows moves by `scale` for each point of the pointer. Alt, the default,
  /// makes keys and wheels finer too.
  public var modifiers: Modifiers
  /// Without unit; greater than 0, at most 1.
  public var scale: Double
  /// For every so many points that the pointer is away from where it went down, across the axis, it
  /// moves at half the speed, down to an eighth. Infinite, the default, turns this off.
  public var distance: Double

  /// A drag is finer with these modifiers, or this many points away; it then counts by this share.
  public init(modifiers: Modifiers = .alt, scale: Double = 0.1, distance: Double = .infinity) {
    self.modifiers = modifiers
    self.scale = scale
    self.distance = distance
  }

  /// How many points what shows moves for each point of the pointer.
  @inlinable @inline(__always)
  func gain(across: Double, holding held: Modifiers) -> Double {
    var gain = modifiers != .none && held.contains(modifiers) ? scale : 1
    guard across >= distance else { return gain }
    gain /= 2
    if across >= 2 * distance { gain /= 2 }
    if across >= 3 * distance { gain /= 2 }
    return gain
  }
}
