// Engine: `VersionedView`, a body for each version, the best there is first. Here versions are what a
// surface can do, which its type says.

import ControlCore
import Pictures
import Presentation
import Rating

/// A bar that fills: a shape where shapes can be drawn, else letters.
struct Bar: RatingStyle {
  func draw<Canvas: Surface>(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout Canvas
  ) {
    switch Canvas.detail {
    case .outlines:
      surface.fill(.rectangle(symbol.leading(symbol.fill, of: symbol.frame)), .blue)
      surface.stroke(.rectangle(symbol.frame), .label, width: 1)
    case .characters:
      let text: StaticString = symbol.isFull ? "[##]" : symbol.fill >= 0.5 ? "[# ]" : "[  ]"
      surface.text(text, at: symbol.frame.center, TextStyle(size: 12, ink: .label))
    }
  }
}

let configuration = RatingConfiguration(count: 5, granularity: 0.5)
let scene = RatingControl(value: 2.5, configuration: configuration).scene(breadth: 20)

var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
scene.draw(Bar(), on: &page)
print(String(decoding: page.line(0), as: UTF8.self))

var list = DisplayList()
scene.draw(Bar(), on: &list)
for case .fill(let outline, _) in list.operations where outline.frame.width > 0 {
  print("bar from", outline.frame.x, "to", outline.frame.maxX)
}
