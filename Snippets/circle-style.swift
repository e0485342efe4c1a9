// StarRatingAPI: `CircleRatingStyle`. A style draws one symbol, and runs once for each.

import ControlCore
import Pictures
import Presentation
import Rating

struct CircleRatingStyle: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.symbol(.circle, isFilled: symbol.isFull, in: symbol.frame, .yellow)
  }
}

extension ControlStyle where Self == CircleRatingStyle {
  static var circles: Self { CircleRatingStyle() }
}

for value in [0, 3.2, 4.6, 5] {
  let scene = RatingControl(value: value).scene(breadth: 20)
  var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
  scene.draw(.circles, on: &page)
  print(value, String(decoding: page.line(0), as: UTF8.self))
}
