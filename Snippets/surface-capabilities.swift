// Engine: `VersionedView`, with a body per version, the best available first. Here the versions are
// capabilities of a surface, which are part of its type.

import ControlCore
import Pictures
import Presentation
import Rating

/// Bar that fills: a shape on surfaces with shapes, letters otherwise.
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
