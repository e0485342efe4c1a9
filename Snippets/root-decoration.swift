// Engine: the `body` of `StepperViewBody`, a decoration around every style. Here the control's own
// `draw` adds it around the style, like dimming and the focus ring.

import ControlCore
import Pictures
import Presentation
import Rating

extension RatingScene {
  /// Draws the rating in a rounded box, whatever its style.
  func drawBoxed(_ style: some ControlStyle<RatingSymbol>, on surface: inout some Surface) {
    let box = symbols.inset(by: -4)
    surface.stroke(.roundedRectangle(box, radius: 8), .secondaryLabel, width: 1)
    draw(style, on: &surface)
  }
}

let scene = RatingControl(value: 2).scene(breadth: 30)

@MainActor func countBoxes(_ style: some ControlStyle<RatingSymbol>) -> Int {
  var list = DisplayList()
  scene.drawBoxed(style, on: &list)
  return list.operations.count {
    if case .stroke(.roundedRectangle, _, _) = $0 { true } else { false }
  }
}

print("boxes, one style:", countBoxes(.star))
print("boxes, three styles:", countBoxes(.redBorder.style(.redBorder).style(.circle)))

let frame = scene.frame.inset(by: -10)
var page = TextSurface(columns: 44, rows: 5, showing: frame)
scene.drawBoxed(.redBorder.style(.circle), on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
