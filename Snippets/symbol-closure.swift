// StarRatingAPI, alternative 4: a closure selects each symbol. A style made of a closure takes a
// few lines, and combines with any other style.

import ControlCore
import Pictures
import Presentation
import Rating

struct Symbols: RatingStyle {
  let symbol: (RatingSymbol) -> NamedSymbol

  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.symbol(self.symbol(symbol), isFilled: symbol.isFull, in: symbol.frame, .yellow)
  }
}

let scene = RatingControl(value: 3).scene(breadth: 20)
var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
scene.draw(Symbols { $0.index == $0.count - 1 ? .heart : .circle }, on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")

var bordered = DisplayList()
scene.draw(.redBorder.style(Symbols { _ in .circle }), on: &bordered)
let borders = bordered.operations.count { if case .stroke = $0 { true } else { false } }
print("borders around them:", borders)
