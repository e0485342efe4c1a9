import ControlCore
public import Presentation

/// The four styles of SlidingRuler: a scale with labels below it or without, its marks hanging from its upper
/// edge or centred, and a cursor.
///
/// Out of the bounds the marks are pale. Sizes, in points, are SlidingRuler's: marks of
/// 3 × 27, 2 × 19 and 1 × 11, a scale 30 high, a cursor 2 wide. Where there are three pixels to a
/// point, 1.8 for 2.
public struct ScaleRulerStyle<Cursor: Painter<RulerCursor>>: RulerStyle {
  /// Where marks are across the scale.
  public var alignment: ScaleAlignment
  /// Whether values stand below the scale; beside it, if it is vertical.
  public var hasLabels: Bool
  /// Drawn last, over everything.
  public var cursor: Cursor

  /// A scale and its cursor.
  public init(alignment: ScaleAlignment, hasLabels: Bool, cursor: Cursor) {
    self.alignment = alignment
    self.hasLabels = hasLabels
    self.cursor = cursor
  }

  /// Returns a style with this scale and another cursor.
  public func with<Other: Painter<RulerCursor>>(cursor: Other) -> ScaleRulerStyle<Other> {
    ScaleRulerStyle<Other>(alignment: alignment, hasLabels: hasLabels, cursor: cursor)
  }

  /// Where the cursor goes.
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

/// Where the marks of a ruler are across its scale.
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
