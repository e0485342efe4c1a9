import ControlCore
public import Presentation

/// The four styles of SlidingRuler: a scale with or without labels below it, its marks hanging from
/// its upper edge or centred, and a cursor.
///
/// Outside the bounds the marks are pale. Sizes, in points, are SlidingRuler's: marks of 3 × 27, 2
/// × 19 and 1 × 11, a scale 30 high, a cursor 2 wide. With three pixels per point, 2 becomes 1.8.
public struct ScaleRulerStyle<Cursor: Painter<RulerCursor>>: RulerStyle {
  /// The alignment of marks on the scale.
  public var alignment: ScaleAlignment
  /// True if values stand below the scale, or beside a vertical one.
  public var hasLabels: Bool
  /// The painter of the cursor, drawn last, over everything.
  public var cursor: Cursor

  /// Creates a scale and its cursor.
  public init(alignment: ScaleAlignment, hasLabels: Bool, cursor: Cursor) {
    self.alignment = alignment
    self.hasLabels = hasLabels
    self.cursor = cursor
  }

  /// Returns a style with this scale and another cursor.
  public func with<Other: Painter<RulerCursor>>(cursor: Other) -> ScaleRulerStyle<Other> {
    ScaleRulerStyle<Other>(alignment: alignment, hasLabels: hasLabels, cursor: cursor)
  }

  /// Returns the frame of the cursor.
  public func cursorFrame(in scene: RulerScene) -> Rect {
    ScaleLayout(scene, hasLabels: hasLabels).cursor(scene.cursor, scene)
  }

  public func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    draw(scene, on: &surface)
  }

  func draw(_ scene: RulerScene, on surface: inout some Surface) {
    let layout = ScaleLayout(scene, hasLabels: hasLabels)
    var number: Int64 = 0
    while number < scene.markCount {
      draw(scene.mark(number), scene, layout, &surface)
      number += 1
    }
    let frame = cursorFrame(in: scene)
    cursor.draw(RulerCursor(scene: scene, frame: frame), on: &surface)
    surface.region(Region(.cursor, frame))
  }

  private func draw(
    _ mark: RulerMark, _ scene: RulerScene, _ layout: ScaleLayout,
    _ surface: inout some Surface
  ) {
    let ink = mark.isInRange ? Ink.label : .tertiaryLabel
    let (width, height) = layout.size(of: mark.kind)
    let across = alignment == .top ? 0 : (ScaleLayout.scale - height) / 2
    let frame = scene.frame(
      along: mark.along - width / 2, across: layout.top + across, width, height)
    surface.fill(.roundedRectangle(frame, radius: width / 2), ink)
    guard hasLabels, mark.hasLabel else { return }
    let isAcross = scene.orientation == .vertical
    let style = TextStyle(
      size: layout.textSize, ink: ink, anchor: isAcross ? .left : .middle, hasEqualDigits: true)
    let place = scene.point(along: mark.along, across: layout.label)
    surface.value(mark.value, at: place, style)
  }
}

/// The alignment of a ruler's marks on its scale.
public enum ScaleAlignment: Equatable, Sendable {
  /// They hang from the upper edge.
  case top
  /// They stand in the middle.
  case centered
}

extension ControlStyle where Self == ScaleRulerStyle<CapsuleCursor> {
  /// Labels below, marks hanging: the default.
  public static var primary: Self { scale(.top, hasLabels: true) }
  /// Labels below, marks centred.
  public static var centered: Self { scale(.centered, hasLabels: true) }
  /// No labels, marks hanging.
  public static var blank: Self { scale(.top, hasLabels: false) }
  /// No labels, marks centred.
  public static var blankCentered: Self { scale(.centered, hasLabels: false) }

  private static func scale(_ alignment: ScaleAlignment, hasLabels: Bool) -> Self {
    Self(alignment: alignment, hasLabels: hasLabels, cursor: CapsuleCursor())
  }
}
