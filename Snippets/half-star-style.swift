// StarRatingAPI: `HalfStarRatingStyle`. Stars are half from 0.5 on, and full only at 1.

import ControlCore
import Pictures
import Presentation
import Rating

struct HalfStarRatingStyle: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    let star = NamedSymbol.star.outline(in: symbol.frame)
    surface.stroke(star.inset(by: 1), .yellow, width: 1)
    if symbol.isFull {
      surface.fill(star, .yellow)
    } else if symbol.fill >= 0.5 {
      let half = symbol.leading(0.5, of: star.frame)  // the right half in right-to-left layouts
      surface.clip(to: .rectangle(half)) { $0.fill(star, .yellow) }
    }
  }
}

for direction in [ControlLayoutDirection.leftToRight, .rightToLeft] {
  var configuration = RatingConfiguration(count: 4, granularity: 0.5)
  configuration.layoutDirection = direction
  let scene = RatingControl(value: 2.75, configuration: configuration).scene(breadth: 48)
  var page = TextSurface(columns: 50, rows: 6, showing: scene.frame)
  scene.draw(HalfStarRatingStyle(), on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}
