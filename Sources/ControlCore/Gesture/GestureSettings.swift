/// The settings that determine how a control interprets pointers.
public struct GestureSettings: Equatable, Sendable {
  /// The direction of a finger's move on the screen that increases the value.
  public enum Direction: Equatable, Sendable {
    /// To the left, to the right, upwards or downwards.
    case left, right, up, down
    /// Clockwise around the centre of `rotation`, or anticlockwise if that is reversed. Only the turned
    /// angle counts, by the shortest arc between reports, over any number of turns. The slop is the
    /// distance from the press in any direction. There is no cross axis, so a touch never yields to the
    /// host, and `FineDrag.distance` does not apply.
    case clockwise

    /// True if the value grows with a coordinate.
    @inlinable public var isForward: Bool { self == .right || self == .down }
  }

  /// The direction of a finger's move that increases the value.
  public var direction: Direction
  /// The distance at which a press becomes a drag, for each kind of pointer, in points; 0 or more.
  public var slop: Slop
  /// True if a touch that leaves the slop along the cross axis yields to the host.
  public var locksDirection: Bool
  /// True if the way within the slop counts once the slop is left, as for a thumb that stays under
  /// its pointer. False for a strip, which begins to move at the edge of the slop, without a jump.
  /// The direction `clockwise` always counts it.
  public var countsSlop: Bool
  /// True if the second of two taps in a row has a meaning of its own; false by default.
  public var countsTaps = false
  /// The rule that makes a drag finer.
  public var fineDrag: FineDrag
  /// The maximum speed of a release, in points per second; greater than 0.
  public var maximumSpeed: Double
  /// The movement of the held part per point of a linear drag, before fine drags reduce it; above
  /// 0, and 1 for a part that follows the pointer. The slop is in the pointer's points.
  public var gain: Double
  /// The rotation for the direction `clockwise`; otherwise ignored.
  public var rotation = Rotation(middle: Point(x: 0, y: 0), radius: 0, dead: 0)

  /// Creates settings for linear drags.
  public init(
    direction: Direction, slop: Slop = Slop(), locksDirection: Bool = true,
    countsSlop: Bool = false, fineDrag: FineDrag = FineDrag(), maximumSpeed: Double = 8000,
    gain: Double = 1
  ) {
    self.direction = direction
    self.slop = slop
    self.locksDirection = locksDirection
    self.countsSlop = countsSlop
    self.fineDrag = fineDrag
    self.maximumSpeed = maximumSpeed
    self.gain = gain
  }

  /// Creates settings for pointers that turn the control.
  public init(
    turningRound rotation: Rotation, slop: Slop = Slop(), fineDrag: FineDrag = FineDrag(),
    maximumSpeed: Double = 8000
  ) {
    self.init(
      direction: .clockwise, slop: slop, fineDrag: fineDrag, maximumSpeed: maximumSpeed)
    self.rotation = rotation
  }

  /// Returns true if drags have the same direction, gain and, if turning, rotation.
  @usableFromInline
  func leads(like other: GestureSettings) -> Bool {
    direction == other.direction && gain == other.gain
      && (direction != .clockwise || rotation == other.rotation)
  }

  /// Returns the coordinate of `point` along the main axis, increasing with the value; 0 for
  /// rotations, which have no axis.
  @inlinable
  public func along(_ point: Point) -> Double {
    switch direction {
    case .left: -point.x
    case .right: point.x
    case .up: -point.y
    case .down: point.y
    case .clockwise: 0
    }
  }

  /// Returns the coordinate of `point` along the cross axis, increasing right or down; 0 for
  /// rotations.
  @inlinable
  public func across(_ point: Point) -> Double {
    switch direction {
    case .left, .right: point.y
    case .up, .down: point.x
    case .clockwise: 0
    }
  }
}

/// The distance at which a press becomes a drag, in points; 0 or more, and finite.
public struct Slop: Equatable, Sendable {
  /// The distance for a finger: 10 pt, about that of UIKit.
  public var touch: Double
  /// The distance for a mouse: 1 pt, as in Flutter.
  public var mouse: Double
  /// The distance for a pen: 1 pt.
  public var pen: Double

  /// Creates a slop with a distance for each kind of pointer, in points; 0 or more.
  public init(touch: Double = 10, mouse: Double = 1, pen: Double = 1) {
    self.touch = touch
    self.mouse = mouse
    self.pen = pen
  }

  /// Returns the distance for a kind of pointer, in points.
  public func distance(for kind: PointerKind) -> Double {
    switch kind {
    case .touch: touch
    case .mouse: mouse
    case .pen: pen
    }
  }
}

/// Slower dragging for finer choices. A change of speed keeps the drag's current position: it never
/// jumps.
public struct FineDrag: Equatable, Sendable {
  /// The keys that multiply the travel by `scale` while held. Alt, the default, also makes keys and
  /// wheels finer.
  public var modifiers: Modifiers
  /// The factor on the travel, without unit; greater than 0, at most 1.
  public var scale: Double
  /// The cross-axis distance from the press that halves the speed, in points, above 0; twice and
  /// three times it halve the speed again, down to an eighth. Infinite, the default, turns this
  /// off.
  public var distance: Double

  /// Creates a rule from the modifiers with their scale, and the distance.
  public init(modifiers: Modifiers = .alt, scale: Double = 0.1, distance: Double = .infinity) {
    self.modifiers = modifiers
    self.scale = scale
    self.distance = distance
  }

  /// Returns the movement of the held part per point of the pointer.
  @inlinable
  func gain(across: Double, holding held: Modifiers) -> Double {
    var gain = modifiers != .none && held.contains(modifiers) ? scale : 1
    guard across >= distance else { return gain }
    gain /= 2
    if across >= 2 * distance { gain /= 2 }
    if across >= 3 * distance { gain /= 2 }
    return gain
  }
}
