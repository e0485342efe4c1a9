// Engine: its visitor, from `Any` to a protocol with an associated type. Swift opens existentials:
// `as? any RatingStyle`, then a call of a generic function. To visit a picture, use a `switch` over
// the operations, or draw it on a surface.

import ControlCore
import Pictures
import Presentation
import Rating

func symbols(_ style: some RatingStyle) -> [UInt8] {
  let scene = RatingControl(value: 3).scene(breadth: 20)
  var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
  scene.draw(style, on: &page)
  return page.line(0)
}

let values: [Any] = [SymbolRatingStyle(.circle), "Hello, World!", SymbolRatingStyle(.heart)]
for value in values {
  if let style = value as? any RatingStyle {
    print(String(decoding: symbols(style), as: UTF8.self))  // opened here
  } else {
    print("no style:", value)
  }
}

// Without `any`, the visitor is a surface.
var list = DisplayList()
RatingControl(value: 3).scene().draw(.redBorder.style(.circle), on: &list)
var counter = CountingSurface()
list.draw(on: &counter)
print("strokes \(counter.strokes), fills \(counter.fills), regions \(counter.regions)")

for case .symbol(let symbol, let isFilled, let frame, _) in list.operations where !isFilled {
  print("a plain", symbol.name, "at", frame.center.x)
}
