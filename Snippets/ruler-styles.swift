// SlidingRuler: its four styles.

import ControlCore
import Pictures
import Presentation
import Ruler

let ruler = RulerControl(value: 0.3, configuration: RulerConfiguration(range: 0...10))
let scene = ruler.scene(breadth: 60)

@MainActor func show(_ name: String, _ style: some ControlStyle<RulerScene>) {
  var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
  scene.draw(style, on: &page)
  print(name)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

show("PrimarySlidingRulerStyle", .primary)
show("CenteredSlindingRulerStyle", .centered)
show("BlankSlidingRulerStyle", .blank)
show("BlankCenteredSlidingRulerStyle", .blankCentered)
