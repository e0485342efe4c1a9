// Engine: `AnyShape` and `ShapeBuilder`, `clipShape` and `contentShape`. All outlines have one
// type, so a `switch` or an `if` selects one without type erasure or a builder.

import ControlCore
import Pictures
import Presentation

enum Look: CaseIterable { case round, square, star }

func outline(_ look: Look, in frame: Rect) -> Outline {
  switch look {
  case .round: .capsule(frame)
  case .square: .rectangle(frame)
  case .star: .star(points: 5, center: frame.center, radius: frame.height / 2, depth: 0.45)
  }
}

var page = TextSurface(
  columns: 36, rows: 6, showing: Rect(x: 0, y: 0, width: 180, height: 60))
for (column, look) in Look.allCases.enumerated() {
  let frame = Rect(x: 60 * Double(column), y: 0, width: 60, height: 60).inset(by: 4)
  let shape = outline(look, in: frame)
  page.clip(to: shape) { page in  // clipShape
    for line in 0..<10 {
      let stripe = Rect(x: frame.x, y: 7.5 * Double(line), width: frame.width, height: 3.75)
      page.fill(.rectangle(stripe), .label)
    }
  }
  page.region(Region(.custom(Int64(column)), shape.frame))  // contentShape
}
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
