// Engine: `InsetShape`. An outline can be inset: by half the line width, a stroke stays within it.

import ControlCore
import Pictures
import Presentation

let frame = Rect(x: 0, y: 0, width: 120, height: 60)
let rounded = Outline.roundedRectangle(frame, radius: 20)

for outline in [rounded, .capsule(frame), .rectangle(frame)] {
  var page = TextSurface(columns: 24, rows: 6, showing: frame)
  for (ring, margin) in [0.0, 10, 20].enumerated() {
    page.stroke(outline.inset(by: margin + 1), ring == 0 ? .label : .red, width: 2)
  }
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

if case .roundedRectangle(_, let radius) = rounded.inset(by: 5) { print("radius", radius) }
print("larger:", rounded.inset(by: -5).frame.width)
print("never less than nothing:", rounded.inset(by: 100).frame.width)
