// StarRatingAPI, alternative 3: one body with its own layout for all symbols. Gestures keep
// working, because the control does not depend on its drawing.

import ControlCore
import Pictures
import Presentation
import Rating

/// Draws stars on a rising line.
func drawStairs(_ scene: RatingScene, on surface: inout some Surface) {
  for index in 0..<scene.count {
    let symbol = scene.symbol(index)
    var frame = symbol.frame
    frame.y -= 10 * Double(index)
    surface.symbol(.star, isFilled: symbol.isFull, in: frame, .yellow)
    surface.region(Region(.symbol(index), frame, action: .set(Double(index + 1))))
  }
}

var rating = RatingControl(value: 2)
let finger = PointerEvent(phase: .down, position: Point(x: 150, y: 10))
rating.handle(InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(finger))) { _ in }

let scene = rating.scene(breadth: 20)
var page = TextSurface(
  columns: 20, rows: 5, showing: Rect(x: 0, y: -40, width: scene.frame.width, height: 60))
drawStairs(scene, on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
