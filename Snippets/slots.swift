// Engine: `ViewAlias`, a slot for the caller with a default. Here a slot is a type parameter that
// is a painter; for text it is a `UTF8Text`, for a unit it is the suffix of a format.

import ControlCore
import Pictures
import Presentation
import Ruler

/// Style that adds a badge to the upper left corner of the enclosing style's ruler.
struct Badged<Badge: Painter<RulerScene>>: RulerStyle {
  let badge: Badge

  func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    next.draw(scene, on: &surface)
    badge.draw(scene, on: &surface)
  }
}

/// Default contents of the slot.
struct ValueBadge: Painter {
  func draw(_ scene: RulerScene, on surface: inout some Surface) {
    let style = TextStyle(size: 13, ink: .label, anchor: .left)
    surface.value(scene.value, at: Point(x: 5, y: 5), style)
  }
}

extension Badged where Badge == ValueBadge {
  init() { self.init(badge: ValueBadge()) }
}

struct PhaseBadge: Painter {
  func draw(_ scene: RulerScene, on surface: inout some Surface) {
    let text: StaticString = scene.phase == .idle ? "at rest" : "moving"
    surface.text(text, at: Point(x: 5, y: 5), TextStyle(size: 13, ink: .label, anchor: .left))
  }
}

/// Cursor of two lines, for the slot of the ruler's own styles.
struct RailCursor: Painter {
  func draw(_ cursor: RulerCursor, on surface: inout some Surface) {
    let frame = cursor.frame.inset(by: -6)
    surface.stroke(.rectangle(frame), .red, width: 1)
  }
}

func show(_ style: some ControlStyle<RulerScene>) {
  let scene = RulerControl(value: 0.3).scene()
  var page = TextSurface(columns: 75, rows: 8, showing: scene.frame)
  scene.draw(style, format: DecimalFormat(suffix: " kg"), on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

show(Badged())
show(Badged(badge: PhaseBadge()).style(.centered.with(cursor: RailCursor())))
