import ControlCore
public import Presentation

/// The cursor of a ruler, to be drawn by a painter.
public struct RulerCursor: Equatable, Sendable, StyledScene {
  /// The ruler it belongs to.
  public var scene: RulerScene
  /// The space for it in the style: as high as the scale, and as wide as a thin mark.
  public var frame: Rect

  /// Creates a cursor at a frame.
  public init(scene: RulerScene, frame: Rect) {
    self.scene = scene
    self.frame = frame
  }

  /// The environment of its ruler.
  public var environment: ControlEnvironment { scene.environment }

  /// The frame of the cursor at the position where a moving ruler will come to rest; `nil` if the
  /// ruler does not move, or that position is not visible.
  public var ghost: Rect? {
    guard let landing = scene.landing, landing >= 0, landing <= scene.length else { return nil }
    var ghost = frame
    if scene.orientation == .horizontal {
      ghost.x += landing - scene.cursor
    } else {
      ghost.y += landing - scene.cursor
    }
    return ghost
  }
}

/// The cursor of SlidingRuler, a red capsule. While the ruler moves by itself, a pale capsule marks
/// the position where it will come to rest.
public struct CapsuleCursor: Painter, Sendable {
  /// The colour of both capsules; the pale one is translucent.
  public var ink: Ink

  /// Creates a capsule of one colour.
  public init(ink: Ink = .red) {
    self.ink = ink
  }

  public func draw(_ cursor: RulerCursor, on surface: inout some Surface) {
    if let ghost = cursor.ghost { surface.fill(.capsule(ghost), ink.opacity(0.35)) }
    surface.fill(.capsule(cursor.frame), ink)
  }
}
