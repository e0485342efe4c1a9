import ControlCore
public import Presentation

/// The cursor of a ruler, for whatever draws it.
public struct RulerCursor: Equatable, Sendable, StyledScene {
  /// The ruler it belongs to.
  public var scene: RulerScene
  /// Where the style has room for it: as high as the scale, and as wide as a thin mark.
  public var frame: Rect

  /// A cursor, and where it is.
  public init(scene: RulerScene, frame: Rect) {
    self.scene = scene
    self.frame = frame
  }

  /// Of its ruler.
  public var environment: ControlEnvironment { scene.environment }

  /// The frame that the cursor would have at the place where a ruler in motion will come to rest; `nil`
  /// if the ruler does not move, or that place does not show.
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

/// The cursor of SlidingRuler, a red capsule. While the ruler moves by itself, a pale capsule stands
/// where it will come to rest.
public struct CapsuleCursor: Painter, Sendable {
  /// Its colour; the pale one is of the same.
  public var ink: Ink

  /// A capsule of one colour.
  public init(ink: Ink = .red) {
    self.ink = ink
  }

  public func draw(_ cursor: RulerCursor, on surface: inout some Surface) {
    if let ghost = cursor.ghost { surface.fill(.capsule(ghost), ink.opacity(0.35)) }
    surface.fill(.capsule(cursor.frame), ink)
  }
}
