// StarRatingAPI: `SystemImageRatingStyle`. A picture has a filled and a plain form; a surface may
// use an icon of that name, all others draw the outline.

import ControlCore
import Pictures
import Presentation
import Rating

extension NamedSymbol {
  static let drop = NamedSymbol(
    "drop", .path(PathText("M.5 0C.5 0 .1 .45 .1 .68C.1 1.11 .9 1.11 .9 .68C.9 .45 .5 0 .5 0Z")),
    filledCharacter: "◆", plainCharacter: "◇")
}

for symbol in [NamedSymbol.circle, .heart, .drop] {
  let scene = RatingControl(value: 3).scene(breadth: 20)
  var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
  scene.draw(.symbol(symbol), on: &page)
  print(String(decoding: page.line(0), as: UTF8.self), symbol.name)
}

let drop = NamedSymbol.drop.outline(in: Rect(x: 0, y: 0, width: 40, height: 40))
var page = TextSurface(columns: 8, rows: 4, showing: drop.frame)
page.fill(drop, .blue)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
